export const id = 438;
export const ids = [438];
export const modules = {

/***/ 2438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanUp: () => (/* reexport */ clean_up/* cleanUp */.n),
  publish: () => (/* reexport */ publish),
  renderAgentList: () => (/* reexport */ agent_list/* renderAgentList */.k)
});

// EXTERNAL MODULE: ./.build/clean-up.js + 1 modules
var clean_up = __webpack_require__(7547);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/agent/ending.js
var agent_ending = __webpack_require__(1549);
// EXTERNAL MODULE: ./.build/boundary/redact.js + 3 modules
var boundary_redact = __webpack_require__(4201);
// EXTERNAL MODULE: ./.build/pull/problem.js
var problem = __webpack_require__(8443);
// EXTERNAL MODULE: ./.build/report/comment.js + 4 modules
var comment = __webpack_require__(3776);
// EXTERNAL MODULE: ./.build/report/headline.js
var headline = __webpack_require__(6705);
// EXTERNAL MODULE: ./.build/report/json.js
var report_json = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/report/layout.js
var layout = __webpack_require__(4739);
;// CONCATENATED MODULE: ./.build/report/summary.js
/** The job summary: the same blocks as the comment, with room for the whole reports. */


function renderSummary(report) {
    return (0,comment/* renderReport */.B)(report, layout/* summaryLayout */.hw);
}

// EXTERNAL MODULE: ./.build/report/verdict.js
var verdict = __webpack_require__(7064);
;// CONCATENATED MODULE: ./.build/publish.js
/** Hands a session's result over: files, outputs, job summary, comment. What cannot be posted is still in the summary, and is said. */










/** GitHub takes 65,536 characters; the marker and what redaction may add must fit in as well. */
const MAX_BODY = 64_000;
/** Whoever hid a secret in a report chose every word of it: none of them is posted. */
const withheld = "### ⚠️ Withheld\n\nThe report of this review holds parts of a secret of the workflow, written so that it would not be recognised. Nothing of it is shown. Look at the transcripts, and change the secret.";
async function publish(given, desk) {
    const report = (0,boundary_redact/* redactAll */.$I)(given, desk.redact);
    const { surface, redact, folder } = desk;
    const file = (0,external_node_path_.join)(folder, "report.json");
    // Each way out is tried by itself: a full disk must not keep the comment back, nor a refused comment the outputs.
    const kept = (text) => (desk.holdsSecret(text) ? withheld : text);
    const json = redact((0,report_json/* renderJson */.h)(report));
    const written = !desk.holdsSecret(json) && (await attempt("the report could not be written", surface, () => (0,promises_.writeFile)(file, json)));
    const summary = [renderSummary(report), desk.appendix].filter(Boolean).join("\n\n");
    await attempt("the job summary could not be written", surface, () => surface.summary(kept(redact(summary))));
    // A run that was cancelled or refused before it began must not replace the report of an earlier one.
    const whenPresent = saidNothing(report) ? "leave" : "edit";
    const body = kept(redact((0,comment/* renderComment */.w)(report, { limit: MAX_BODY })));
    if (body === withheld)
        surface.warning("The report holds parts of a secret of this workflow, and was withheld.");
    const posted = await desk.post(body, whenPresent);
    if ("refusal" in posted)
        surface.warning(posted.refusal);
    else
        surface.line(`The report is at ${posted.url}`);
    const conclusion = concludeFrom(report);
    const url = "url" in posted ? posted.url : "";
    const paths = { report: written ? file : "", transcripts: (0,external_node_path_.join)(folder, "transcripts") };
    announce(report, conclusion, surface);
    const outputs = outputsOf(report, { conclusion, "comment-url": url, ...paths });
    await attempt("the outputs could not be set", surface, () => surface.outputs(outputs));
    return conclusion;
}
async function attempt(failure, surface, deed) {
    try {
        await deed();
        return true;
    }
    catch (error) {
        surface.warning(`${failure}: ${(0,problem/* wordsOf */.Z)(error)}`);
        return false;
    }
}
function concludeFrom(report) {
    const { kind } = report.main.ending;
    if (kind === "aborted")
        return "cancelled";
    if (kind === "failed" && saidNothing(report))
        return "failed";
    return report.verdict;
}
/** No model answered and nothing was found: there is no review to show. */
function saidNothing({ main, agents, findings }) {
    return findings.length === 0 && agents.length === 0 && main.usage.output === 0;
}
function outputsOf({ findings, usage }, fixed) {
    const { critical, high, medium, low } = (0,verdict/* countBySeverity */.Ot)(findings);
    return {
        ...fixed,
        findings: String(critical + high + medium + low),
        "findings-critical": String(critical),
        "findings-high": String(high),
        "findings-medium": String(medium),
        "findings-low": String(low),
        cost: usage.cost.toFixed(4),
    };
}
/** Never red without a cause, never a silent green. */
function announce(report, conclusion, surface) {
    const unfinished = [report.main, ...report.agents].filter(({ ending }) => !agent_ending/* endings */.V[ending.kind].complete);
    const causes = unfinished.map(({ agent, ending }) => `${agent} ${agent_ending/* endings */.V[ending.kind].label}${ending.cause ? ` (${ending.cause})` : ""}`);
    const gaps = [...causes, ...(0,headline/* gapList */.PQ)(report).filter((gap) => !gap.includes("not finish"))];
    if (conclusion === "failed")
        surface.failure(`The review did not take place: ${causes.join("; ")}.`);
    else if (report.verdict === "incomplete")
        surface.warning(`The review is incomplete: ${gaps.join("; ")}.`);
}

// EXTERNAL MODULE: ./.build/report/agent-list.js
var agent_list = __webpack_require__(1045);
;// CONCATENATED MODULE: ./.build/afterwards.js
/** The rooms that a session needs once the review is over, loaded while the models work: nothing of them stands before the first request. */





/***/ })

};
