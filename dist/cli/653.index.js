export const id = 653;
export const ids = [653];
export const modules = {

/***/ 3653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectPatiently: () => (/* binding */ connectPatiently),
/* harmony export */   fetchViewer: () => (/* binding */ fetchViewer)
/* harmony export */ });
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1267);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5395);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3021);
/**
 * Octokit, patient with hiccups and short rate limits. What may have been carried out already (a POST) is never sent again
 * from here: its caller looks first.
 */





const PatientOctokit = _octokit_rest__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__/* .throttling */ .A);
/** A review is worth a short wait; a longer one is said instead. */
const LONGEST_WAIT_SECONDS = 60;
const RETRIES = 3;
function connectPatiently(options, connection) {
    const octokit = composeOctokit(options, { ...connection, lane: "rest" });
    octokit.hook.before("request", (request) => {
        if (request.method === "POST")
            request.request["retries"] = 0;
    });
    return octokit;
}
const viewerAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() }) });
/** Queries count as writes, which are spaced a second apart: in a lane of their own they hold nothing up. */
async function fetchViewer(options, connection) {
    const octokit = composeOctokit(options, { ...connection, lane: "graphql" });
    const { viewer } = viewerAnswer.parse(await octokit.graphql("query { viewer { login databaseId } }"));
    return { login: viewer.login, id: viewer.databaseId };
}
function composeOctokit(options, { apiUrl, log = () => { }, secondMs = 1000, lane }) {
    const shouldWait = (seconds, _options, _octokit, retried) => {
        if (seconds > LONGEST_WAIT_SECONDS || retried >= RETRIES)
            return false;
        log(`GitHub asks for a pause of ${seconds} s.`);
        return true;
    };
    return new PatientOctokit({
        ...options,
        retry: {
            retries: RETRIES,
            retryAfterBaseValue: secondMs,
            doNotRetry: [..._client_js__WEBPACK_IMPORTED_MODULE_0__/* .finalAnswers */ .B, 403, 429],
        },
        throttle: {
            // The plugin keeps its queues by id in module scope.
            id: `${apiUrl} ${lane}`,
            retryAfterBaseValue: secondMs,
            onRateLimit: shouldWait,
            onSecondaryRateLimit: shouldWait,
        },
    });
}


/***/ })

};
