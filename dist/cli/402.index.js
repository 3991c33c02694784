export const id = 402;
export const ids = [402];
export const modules = {

/***/ 2402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectAnthropic: () => (/* reexport safe */ _model_anthropic_js__WEBPACK_IMPORTED_MODULE_0__.Z),
/* harmony export */   review: () => (/* reexport safe */ _review_js__WEBPACK_IMPORTED_MODULE_2__.N),
/* harmony export */   withOwnModels: () => (/* reexport safe */ _model_own_models_js__WEBPACK_IMPORTED_MODULE_1__.D)
/* harmony export */ });
/* harmony import */ var _model_anthropic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3567);
/* harmony import */ var _model_own_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8411);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1064);
/** The rooms that a session needs once GitHub has answered. They are loaded while it answers: that is time nobody else uses. */





/***/ })

};
