export const id = 33;
export const ids = [33];
export const modules = {

/***/ 8033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanUp: () => (/* reexport */ cleanUp),
  publish: () => (/* reexport */ publish),
  renderAgentList: () => (/* reexport */ renderAgentList)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./.build/config/folder.js
var folder = __webpack_require__(5753);
;// CONCATENATED MODULE: ./.build/config/retention.js
/**
 * How long the folders of finished sessions are kept: `cleanupPeriodDays` of the settings, as Claude Code has it. Where the
 * settings cannot be understood, everything is kept: what was removed does not come back.
 */


const DEFAULT_DAYS = 30;
/** The project's settings count before the user's. */
async function loadRetention({ team, user }) {
    const nothing = { files: [], problems: [] };
    const listings = await Promise.all([
        (0,folder/* firstAnswer */.NB)(team).list(".claude/settings.json"),
        user === undefined ? nothing : (0,folder/* filesFromFolder */.ee)(user).list("settings.json"),
    ]);
    // The review has told of files that could not be read.
    if (listings.some(({ problems }) => problems.length > 0))
        return { problems: [] };
    for (const { path, text } of listings.flatMap(({ files }) => files)) {
        const given = readPeriod(text);
        if (given === "absent")
            continue;
        if (given === "unreadable")
            return { problems: [] };
        if (typeof given === "number")
            return { days: given, problems: [] };
        const message = `${path}: "cleanupPeriodDays" must be a whole number of days, 1 or more; no folder of an earlier session was removed. To keep them for long, write a large number.`;
        return { problems: [message] };
    }
    return { days: DEFAULT_DAYS, problems: [] };
}
const settings = schemas/* looseObject */._H3({ cleanupPeriodDays: schemas/* optional */.lqM(schemas/* unknown */.L5J()) });
const period = schemas/* int */.Whr().check(api/* _gte */.qm(1));
function readPeriod(text) {
    const parsed = settings.safeParse(parseJson(text));
    if (!parsed.success)
        return "unreadable";
    const { cleanupPeriodDays: given } = parsed.data;
    return given === undefined ? "absent" : (period.safeParse(given).data ?? "invalid");
}
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/pull/problem.js
var problem = __webpack_require__(8443);
// EXTERNAL MODULE: ./.build/transcript/session-folder.js
var session_folder = __webpack_require__(7642);
;// CONCATENATED MODULE: ./.build/clean-up.js
/** Removes what earlier sessions kept, when its time is over. The report is out by then: whatever goes wrong here is a warning. */




async function cleanUp(sources, { folder, surface, clock }) {
    try {
        const { days, problems } = await loadRetention(sources);
        for (const problem of problems)
            surface.warning(problem);
        if (days === undefined)
            return;
        const sweep = { parent: (0,external_node_path_.dirname)(folder), current: folder, days, now: clock.now() };
        for (const problem of await (0,session_folder/* sweepSessionFolders */.E)(sweep))
            surface.warning(problem);
    }
    catch (error) {
        surface.warning(`Folders of earlier sessions could not be looked through: ${(0,problem/* wordsOf */.Z)(error)}`);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./.build/agent/ending.js
var agent_ending = __webpack_require__(1549);
// EXTERNAL MODULE: ./.build/boundary/redact.js + 3 modules
var boundary_redact = __webpack_require__(4201);
// EXTERNAL MODULE: ./.build/agent/usage.js
var agent_usage = __webpack_require__(6083);
// EXTERNAL MODULE: ./.build/boundary/defang.js + 1 modules
var defang = __webpack_require__(9664);
// EXTERNAL MODULE: ./.build/boundary/code.js
var code = __webpack_require__(4508);
;// CONCATENATED MODULE: ./.build/report/collapsible.js
/** A collapsible as GitHub reads it: Markdown inside needs an empty line before and after, the summary is HTML. */
function openCollapsible(summary) {
    return `<details>\n<summary>${summary}</summary>`;
}
const closeCollapsible = "</details>";
function collapsible(summary, body) {
    return [openCollapsible(summary), body, closeCollapsible].filter((part) => part !== "").join("\n\n");
}

;// CONCATENATED MODULE: ./.build/report/fit.js
/**
 * Fits a document into a number of characters. It is cut only between items, so no table, fence or collapsible is ever left
 * open, and each section says itself what is missing and where it is.
 */
const gap = "\n\n";
/** A section of one piece: it is there in full, or short, or not at all. */
function oneItem(item) {
    const items = item.full === "" ? [] : [item];
    return { open: "", items, close: "", glue: gap, share: Number.POSITIVE_INFINITY, missing: () => "" };
}
/** `sections` stand in the order of reading; `needs` are the same sections in the order in which they get room. */
function fitInto(sections, needs, limit) {
    const drafts = new Map(sections.filter((section) => section.items.length > 0).map((section) => [section, new Draft(section)]));
    const ordered = needs.flatMap((section) => drafts.get(section) ?? []);
    let room = limit - ordered.reduce((sum, draft) => sum + draft.frame, 0);
    for (const draft of ordered)
        room -= draft.take(Math.min(room, draft.section.share));
    for (const draft of ordered)
        room -= draft.take(room);
    for (const draft of ordered)
        room -= draft.enlarge(room);
    const texts = [...drafts.values()].map((draft) => draft.text());
    return texts.filter((text) => text !== "").join(gap);
}
/** One section while it is being filled. */
class Draft {
    section;
    frame;
    #taken = [];
    constructor(section) {
        this.section = section;
        const pieces = [section.open, section.missing(section.items.length), section.close];
        this.frame = pieces.join(gap).length + 2 * gap.length;
    }
    /** Adds short items, in order, while there is room; says how much they took. */
    take(room) {
        let used = 0;
        for (const item of this.section.items.slice(this.#taken.length)) {
            const text = item.short ?? item.full;
            const size = text.length + this.section.glue.length;
            if (used + size > room)
                break;
            this.#taken.push(text);
            used += size;
        }
        return used;
    }
    /** Replaces short items by full ones, each where it fits; says how much more they took. */
    enlarge(room) {
        let used = 0;
        for (const [index, text] of this.#taken.entries()) {
            const full = this.section.items[index]?.full ?? text;
            const more = full.length - text.length;
            if (used + more > room)
                continue;
            this.#taken[index] = full;
            used += more;
        }
        return used;
    }
    text() {
        const left = this.section.items.length - this.#taken.length;
        const { open, close, glue, missing } = this.section;
        const head = (open === "" ? this.#taken : [open, ...this.#taken]).join(glue);
        return [head, left > 0 ? missing(left) : "", close].filter((piece) => piece !== "").join(gap);
    }
}

// EXTERNAL MODULE: ./.build/report/format.js
var format = __webpack_require__(6141);
;// CONCATENATED MODULE: ./.build/report/links.js
/** The only links in a report are made here: to a line of the head, to a commit, to the run. Paths are data and are encoded. */


/** Beyond this an address is not worth its room in the comment: the place is then shown without a link. */
const addressLimit = 1_000;
const placeLimit = 48;
/** `src/pay/refund.ts:42`, linked to that line in the head where it has one. */
function placeLink(report, finding) {
    const { path, line, endLine } = finding;
    if (line === undefined)
        return (0,code/* codeSpan */.SS)(shortPath(path));
    const range = endLine === undefined || endLine <= line ? `#L${line}` : `#L${line}-L${endLine}`;
    return links_link((0,code/* codeSpan */.SS)(`${shortPath(path)}:${line}`), repositoryAddress(report, `blob/${report.commits.head}/${encodePath(path)}${range}`));
}
function commitLink(report, sha) {
    return links_link((0,code/* codeSpan */.SS)(sha.slice(0, 7)), repositoryAddress(report, `commit/${encodePath(sha)}`));
}
/** Where to look for what the comment had no room for. */
function runLink(report, words) {
    return links_link(words, webAddress(report.runUrl ?? ""));
}
function links_link(words, address) {
    return address === undefined || address.length > addressLimit ? words : `[${words}](${address})`;
}
function repositoryAddress(report, rest) {
    const pull = webAddress(report.pull.url);
    const repository = pull?.replace(/\/pull\/\d+\/?$/, "");
    return repository === undefined || repository === pull ? undefined : `${repository}/${rest}`;
}
function webAddress(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    return ["https:", "http:"].includes(url.protocol) ? encodeParentheses(`${url.origin}${url.pathname}`) : undefined;
}
function encodePath(path) {
    return encodeParentheses(path
        .replace(/\p{Cs}/gu, "\uFFFD")
        .split("/")
        .map(encodeURIComponent)
        .join("/"));
}
/** They would end a Markdown link. */
function encodeParentheses(address) {
    return address.replaceAll("(", "%28").replaceAll(")", "%29");
}
/** The end of a path says more than its beginning. */
function shortPath(path) {
    if (path.length <= placeLimit)
        return path;
    const tail = path.split("/").slice(-2).join("/");
    return `…/${(0,format/* shorten */.ml)(tail, placeLimit * 2)}`;
}

;// CONCATENATED MODULE: ./.build/report/layout.js
/** How much room each place has: the comment is one screen and a limit of GitHub, the job summary has room for the whole. */

/** GitHub refuses comments over 65,536 characters or 262,144 bytes; a character here is never more than three bytes. */
const commentLayout = {
    limit: 65_000,
    textLimit: 6_000,
    elsewhere: (report) => report.runUrl === undefined
        ? "in the JSON report"
        : `in the ${runLink(report, "summary of the run")} and in the JSON report`,
};
/** GitHub drops summaries over 1 MiB; 300,000 characters are at most 900,000 bytes. */
const summaryLayout = { limit: 300_000, textLimit: 40_000, elsewhere: () => "in the JSON report" };
/** Cuts a text at the end of a line, before it is made harmless: a fence that the cut leaves open is closed then. */
function cutText(text, limit) {
    const trimmed = text.trim();
    if (trimmed.length <= limit)
        return { text: trimmed, cut: false };
    const head = trimmed.slice(0, limit);
    const border = head.lastIndexOf("\n");
    return { text: (border > limit / 2 ? head.slice(0, border) : head).trimEnd(), cut: true };
}

;// CONCATENATED MODULE: ./.build/report/agent-section.js
/** One collapsible per subagent. What did not finish is called not reviewed, with the cause, whatever it said before. */








const nameLimit = 60;
const descriptionLimit = 100;
const questionLimit = 600;
const causeLimit = 400;
const coverageLimit = 20;
/** What did not finish comes first: a cut must not hide it. */
function agentSection(report, layout) {
    const elsewhere = layout.elsewhere(report);
    const agents = report.agents.toSorted((a, b) => Number((0,agent_ending/* isComplete */.A)(a.ending)) - Number((0,agent_ending/* isComplete */.A)(b.ending)));
    return {
        open: "#### Agents",
        items: agents.map((agent) => agentItem(agent, layout, elsewhere)),
        close: "",
        glue: "\n\n",
        share: layout.limit / 3,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more agent")}: ${elsewhere}.*`,
    };
}
/** The main agent's own words, and how it ended if it did not come to its end. */
function summarySection(report, layout) {
    const { main, summary } = report;
    const elsewhere = layout.elsewhere(report);
    const ending = (0,agent_ending/* isComplete */.A)(main.ending) ? "" : `**The main agent did not finish** ${endingWords(main)}.`;
    const heading = report.mode === "plan" && summary !== "" ? "#### Plan" : "";
    const full = paragraphs([ending, heading, modelText(summary, layout, elsewhere)]);
    return oneItem({ full, short: paragraphs([ending, full === ending ? "" : `*The summary is ${elsewhere}.*`]) });
}
function agentItem(agent, layout, elsewhere) {
    const report = modelText(agent.text, layout, elsewhere);
    const pointer = report === "" ? "" : `*Its report is ${elsewhere}.*`;
    const whole = [
        statusLine(agent),
        questionLine(agent),
        coverageLine(agent),
        changesLine(agent),
        report,
        measureLine(agent),
    ];
    return {
        full: collapsible(agentSummary(agent), paragraphs(whole)),
        short: collapsible(agentSummary(agent), paragraphs([statusLine(agent), pointer, measureLine(agent)])),
    };
}
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
function agentSummary(agent) {
    const name = `<b>${(0,defang/* defangHtml */.dW)((0,format/* shorten */.ml)(agent.agent, nameLimit))}</b>`;
    const about = agent.description === "" ? "" : `: ${(0,defang/* defangHtml */.dW)((0,format/* shorten */.ml)(agent.description, descriptionLimit))}`;
    const outcome = (0,agent_ending/* isComplete */.A)(agent.ending) ? "" : " · <b>not reviewed</b>";
    const findings = agent.findings.length === 0 && outcome !== "" ? "" : ` · ${(0,format/* plural */.LS)(agent.findings.length, "finding")}`;
    const price = `${(0,format/* formatDuration */.a3)(agent.endedAt - agent.startedAt)} · ${(0,format/* formatDollars */.nT)(agent.usage.cost).replace("<", "&lt;")}`;
    return `${outcome === "" ? "" : "⚠️ "}${name}${about}${outcome}${findings} · ${price}`;
}
function statusLine(agent) {
    if ((0,agent_ending/* isComplete */.A)(agent.ending))
        return "";
    const rest = agent.text.trim() === "" && agent.findings.length === 0
        ? ""
        : " What it had said by then is kept, but its question is open.";
    return `**Not reviewed** ${endingWords(agent)}.${rest}`;
}
function endingWords({ ending }) {
    const cause = ending.cause === undefined ? "" : `: ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(ending.cause, causeLimit)).replace(/\.$/, "")}`;
    return `(${agent_ending/* endings */.V[ending.kind].label})${cause}`;
}
function measureLine(agent) {
    const { usage } = agent;
    const parts = [
        `${(0,format/* plural */.LS)(agent.turns, "turn")}, ${(0,format/* plural */.LS)(agent.calls, "call")}`,
        `${(0,format/* formatTokens */._y)((0,agent_usage/* promptTokens */.Hl)(usage))} tokens in, ${(0,format/* formatTokens */._y)(usage.output)} out`,
        (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(agent.model, nameLimit)),
        ...(agent.denials.length === 0 ? [] : [(0,format/* plural */.LS)(agent.denials.length, "denial")]),
    ];
    return `<sub>${parts.join(" · ")}</sub>`;
}
function questionLine({ question }) {
    return question.trim() === "" ? "" : `**Asked:** ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(question, questionLimit))}`;
}
function coverageLine({ visited }) {
    if (visited.length === 0)
        return "**Opened:** no file";
    const named = visited.slice(0, coverageLimit).map((path) => (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(path, 120)));
    const more = visited.length > coverageLimit ? ` and ${visited.length - coverageLimit} more` : "";
    return `**Opened ${(0,format/* plural */.LS)(visited.length, "file")}:** ${named.join(", ")}${more}`;
}
/** Nothing that an agent writes reaches the repository: it is told, so that nobody wonders. */
function changesLine({ changes }) {
    if (!changes)
        return "";
    const named = changes.files.slice(0, coverageLimit).map((path) => (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(path, 120)));
    const more = changes.files.length > coverageLimit ? ` and ${changes.files.length - coverageLimit} more` : "";
    const note = changes.note === undefined ? "" : ` (${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(changes.note, causeLimit))})`;
    const files = named.length === 0 ? "nothing" : `${(0,format/* plural */.LS)(changes.files.length, "file")}: ${named.join(", ")}${more}`;
    const kept = changes.patch === undefined ? "" : " A patch lies beside the transcripts.";
    return `**Changed in its own copy, and nowhere else:** ${files}${note}.${kept}`;
}
function modelText(text, layout, elsewhere) {
    const said = cutText(text, layout.textLimit);
    return said.cut
        ? `${(0,defang/* defangMarkdown */.FK)(said.text)}\n\n*Cut here; the whole text is ${elsewhere}.*`
        : (0,defang/* defangMarkdown */.FK)(said.text);
}

// EXTERNAL MODULE: ./.build/finding/finding.js
var finding = __webpack_require__(7989);
;// CONCATENATED MODULE: ./.build/report/gap-section.js
/** What stayed open: tasks that never began, and claims that could not be taken. Neither may be mistaken for a clean result. */



const wordLimit = 300;
function gapSection(report, layout) {
    const disturbed = report.disturbed.map((path) => ({
        full: `- **Changed while agents were reading:** ${(0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(path, 200))}`,
    }));
    const items = [...disturbed, ...[report.main, ...report.agents].flatMap(gapsOf)];
    return {
        open: "#### Left open",
        items,
        close: "",
        glue: "\n",
        share: 6_000,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more open point")}: ${layout.elsewhere(report)}.*`,
    };
}
function gapsOf({ agent, abandoned, refused }) {
    const who = (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(agent, 60));
    const words = (text) => (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(text, wordLimit));
    return [
        ...abandoned.map((task) => ({
            full: `- **Not reviewed:** ${who} asked for "${words(task)}", and it never began.`,
        })),
        ...refused.map(({ title, path, reason }) => ({
            full: `- **Not taken:** ${who} claims "${words(title)}"${path === "" ? "" : ` in ${(0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(path, 120))}`}. ${words(reason)} A person should look.`,
        })),
    ];
}
function gapCounts(report) {
    const runs = [report.main, ...report.agents];
    return {
        abandoned: runs.reduce((sum, run) => sum + run.abandoned.length, 0),
        refused: runs.reduce((sum, run) => sum + run.refused.length, 0),
    };
}

// EXTERNAL MODULE: ./.build/report/verdict.js
var verdict = __webpack_require__(7064);
;// CONCATENATED MODULE: ./.build/report/headline.js
/** The first screen: the verdict in one line, and at most five findings that need action. Both always survive a cut. */








const rowLimit = 5;
const claimLimit = 200;
const severityIcons = {
    critical: "🔴",
    high: "🟠",
    medium: "🟡",
    low: "🔵",
};
/** The verdict as a heading, and under it the counts and the commit that they are about. */
function verdictLine(report) {
    const facts = [countWords(report), `reviewed ${commitLink(report, report.commits.head)}`];
    return `### ${verdictWords(report)}\n\n${facts.filter((fact) => fact !== "").join(" · ")}`;
}
function verdictWords(report) {
    const findings = (0,verdict/* openFindings */.lb)(report.findings);
    const count = findings.length;
    switch ((0,verdict/* honestVerdict */.$Y)(report)) {
        case "clean":
            return "✅ No findings";
        case "findings":
            return `${severityIcons[findings[0]?.severity ?? "low"]} ${(0,format/* plural */.LS)(count, "finding")}`;
        case "incomplete":
            return `⚠️ Incomplete: ${gapWords(report)}${count === 0 ? "" : `, ${(0,format/* plural */.LS)(count, "finding")} so far`}`;
    }
}
function countWords(report) {
    const counts = (0,verdict/* countBySeverity */.Ot)(report.findings);
    const found = finding/* severities */.g.filter((severity) => counts[severity] > 0);
    return found.map((severity) => `${severityIcons[severity]} ${counts[severity]} ${severity}`).join(", ");
}
/** Everything that is missing, in the order of its weight. Said by the verdict, the log and the job. */
function gapList(report) {
    const { main, agents, files, disturbed } = report;
    if (disturbed.length > 0)
        return ["the files changed while agents were reading them, so nothing that they wrote is shown"];
    const unfinished = agents.filter((agent) => !(0,agent_ending/* isComplete */.A)(agent.ending)).length;
    const unopened = (0,verdict/* unopenedFiles */._p)(files).length;
    const { abandoned, refused } = gapCounts(report);
    return [
        ...((0,agent_ending/* isComplete */.A)(main.ending) ? [] : ["the main agent did not finish"]),
        ...(unfinished === 0 ? [] : [`${unfinished} of ${(0,format/* plural */.LS)(agents.length, "agent")} did not finish`]),
        ...(abandoned === 0 ? [] : [`${(0,format/* plural */.LS)(abandoned, "task")} never began`]),
        ...(refused === 0 ? [] : [`${(0,format/* plural */.LS)(refused, "claim")} could not be taken`]),
        ...(unopened === 0 ? [] : [`${unopened} of ${(0,format/* plural */.LS)(files.length, "changed file")} opened by no agent`]),
    ];
}
function gapWords(report) {
    return gapList(report).slice(0, 2).join(", ") || "not everything was reviewed";
}
/** Uncertain findings wait further down for a person to look at them. */
function actionTable(report) {
    const findings = (0,verdict/* openFindings */.lb)(report.findings).filter((finding) => finding.verdict !== "uncertain");
    if (findings.length === 0)
        return "";
    const rows = findings.slice(0, rowLimit).map((finding) => actionRow(report, finding));
    const more = findings.length - rows.length;
    const rest = more > 0 ? `\n\n${(0,format/* plural */.LS)(more, "more finding")} below.` : "";
    return `| Severity | Needs action | Where | Found by |\n| :-- | :-- | :-- | :-- |\n${rows.join("\n")}${rest}`;
}
function actionRow(report, finding) {
    const severity = `${severityIcons[finding.severity]}&nbsp;${finding.severity}`;
    const claim = (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(finding.title, claimLimit));
    return `| ${severity} | ${claim} | ${placeLink(report, finding)} | ${finderWords(finding)} |`;
}
function finderWords({ foundBy }) {
    const named = foundBy.slice(0, 3).map((name) => (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(name, 60)));
    return [...named, ...(foundBy.length > 3 ? [`${foundBy.length - 3} more`] : [])].join(", ");
}

;// CONCATENATED MODULE: ./.build/report/finding-section.js
/** Every finding in full: the claim, how it fails, the quoted line and what to do; the doubtful and the placeless apart. */








const titleLimit = 300;
const quoteLimit = 1_000;
const textLimit = 2_000;
/** The first group that holds a finding shows it. */
const groups = [
    { title: "Uncertain: a person should look", holds: (finding) => finding.verdict === "uncertain" },
    { title: "Not tied to a line", holds: (finding) => finding.line === undefined },
    { title: "Findings in detail", holds: () => true },
];
/** In the order of reading: those on lines first. */
function findingSections(report, layout) {
    const findings = (0,verdict/* openFindings */.lb)(report.findings);
    const groupOf = (finding) => groups.find((group) => group.holds(finding));
    return groups.toReversed().map((group) => {
        const members = findings.filter((finding) => groupOf(finding) === group);
        return findingSection(group.title, members.map((finding) => findingItem(report, finding)), layout.elsewhere(report));
    });
}
function findingSection(title, items, elsewhere) {
    return {
        open: openCollapsible(`<b>${title}</b> (${items.length})`),
        items,
        close: closeCollapsible,
        glue: "\n\n",
        share: 12_000,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more finding")}: ${elsewhere}.*`,
    };
}
function findingItem(report, finding) {
    const claim = `#### ${severityIcons[finding.severity]} ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(finding.title, titleLimit))}`;
    const verified = finding.verdict === "confirmed" ? " · confirmed" : "";
    const about = `${placeLink(report, finding)} · ${finding.severity} · ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(finding.category, 60))} · found by ${finderWords(finding)}${verified}`;
    const short = `${claim}\n\n${about}`;
    const language = languageOf(finding.path);
    const suggestion = finding.suggestion === undefined
        ? ""
        : `**Suggestion:**\n\n${(0,code/* codeBlock */.DV)((0,format/* shorten */.ml)(finding.suggestion, textLimit), language)}`;
    const parts = [
        short,
        (0,code/* codeBlock */.DV)((0,format/* shorten */.ml)(finding.quote.trim(), quoteLimit), language),
        prose(finding.failureScenario),
        suggestion,
    ];
    return { full: parts.filter((part) => part !== "").join("\n\n"), short };
}
/** On the line of its title where it begins with words; a list or a code block begins on its own. */
function prose(text) {
    const said = cutText(text, textLimit);
    return `${(0,defang/* defangMarkdown */.FK)(said.text)}${said.cut ? " …" : ""}`;
}
function languageOf(path) {
    return path.includes(".") ? (path.split(".").at(-1) ?? "") : "";
}

;// CONCATENATED MODULE: ./.build/report/denials.js
function groupDenials({ main, agents }) {
    const byAgent = new Map();
    for (const denial of [main, ...agents].flatMap((run) => run.denials)) {
        const { agent, tool, subject, by, rule, reason, remedy } = denial;
        const rows = byAgent.get(agent) ?? new Map();
        const key = JSON.stringify([tool, subject, by, rule, reason, remedy]);
        rows.set(key, { ...denial, count: (rows.get(key)?.count ?? 0) + 1 });
        byAgent.set(agent, rows);
    }
    return [...byAgent.values()].flatMap((rows) => [...rows.values()]);
}

;// CONCATENATED MODULE: ./.build/report/ledger-section.js
/** The tables at the end: what was denied to whom and why, and which changed files somebody opened. Every file is named. */





const subjectLimit = 160;
const sentenceLimit = 300;
/** Half a line to add is no line. */
const remedyLimit = 600;
const pathLimit = 300;
function denialSection(report, layout) {
    const denials = groupDenials(report);
    const total = denials.reduce((sum, { count }) => sum + count, 0);
    return {
        open: `${openCollapsible(`<b>Denied calls</b> (${total})`)}\n\n| Agent | Call | Denied by | Why | What would allow it |\n| :-- | :-- | :-- | :-- | :-- |`,
        items: denials.map((denial) => ({ full: denialRow(denial) })),
        close: closeCollapsible,
        glue: "\n",
        share: 6_000,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more denial")}: ${layout.elsewhere(report)}.*`,
    };
}
function denialRow(denial) {
    const cells = [
        (0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(denial.agent, 60)),
        `${(0,code/* codeSpan */.SS)(`${denial.tool} ${(0,format/* shorten */.ml)(denial.subject, subjectLimit)}`)}${denial.count > 1 ? ` × ${denial.count}` : ""}`,
        denial.rule === undefined ? denial.by : `${denial.by} ${(0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(denial.rule, subjectLimit))}`,
        (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(denial.reason, sentenceLimit)),
        denial.remedy === undefined ? "nothing" : (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(denial.remedy, remedyLimit)),
    ];
    return `| ${cells.join(" | ")} |`;
}
/** Files that nobody opened come first: they are what a reader must know. */
function fileSection(report, layout) {
    const unopened = report.files.filter((file) => !file.visited);
    const opened = report.files.filter((file) => file.visited);
    const words = `${opened.length} of ${(0,format/* plural */.LS)(report.files.length, "changed file")} opened`;
    return {
        open: `${openCollapsible(`<b>What was checked and what was not</b>: ${words}`)}\n\n| File | Change | Opened by |\n| :-- | :-- | :-- |`,
        items: [...unopened, ...opened].map((file) => ({ full: fileRow(report, file) })),
        close: closeCollapsible,
        glue: "\n",
        share: layout.limit / 2,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more changed file")}: ${layout.elsewhere(report)}.*`,
    };
}
function fileRow(report, file) {
    const note = file.note === undefined ? "" : `, ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(file.note, 100))}`;
    const change = `${(0,defang/* defangInline */.P3)(file.status)} +${file.additions} −${file.deletions}${note}`;
    return `| ${(0,code/* codeSpan */.SS)((0,format/* shorten */.ml)(file.path, pathLimit))} | ${change} | ${file.visited ? openers(report, file) : "**nobody**"} |`;
}
function openers({ main, agents }, { path }) {
    const names = [...new Set([...agents, main].filter((run) => run.visited.includes(path)).map((run) => run.agent))];
    return names.length <= 3 ? names.map((name) => (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(name, 60))).join(", ") : `${names.length} agents`;
}

;// CONCATENATED MODULE: ./.build/report/comment.js
/** The comment: about one screen, the rest in collapsibles. Everything that others wrote is defanged, nothing exceeds GitHub's limits. */











function renderComment(report, options = {}) {
    return renderReport(report, { ...commentLayout, limit: options.limit ?? commentLayout.limit });
}
function renderReport(report, layout) {
    const verdict = oneItem({ full: verdictLine(report) });
    const action = oneItem({ full: actionTable(report) });
    const summary = summarySection(report, layout);
    const agents = agentSection(report, layout);
    const gaps = gapSection(report, layout);
    const findings = findingSections(report, layout);
    const denials = denialSection(report, layout);
    const files = fileSection(report, layout);
    const notices = noticeSection(report, layout);
    const footer = oneItem({ full: footerLine(report) });
    return fitInto([verdict, action, notices, summary, gaps, agents, ...findings, denials, files, footer], [verdict, action, footer, gaps, notices, summary, agents, files, ...findings, denials], layout.limit);
}
function noticeSection(report, layout) {
    return {
        open: "",
        items: report.notices.map((notice) => ({ full: `> ℹ️ ${(0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(notice, 500))}` })),
        close: "",
        glue: "\n\n",
        share: 4_000,
        missing: (count) => `*${(0,format/* plural */.LS)(count, "more notice")}: ${layout.elsewhere(report)}.*`,
    };
}
function footerLine(report) {
    const { usage } = report;
    const tokens = (0,agent_usage/* promptTokens */.Hl)(usage);
    const cached = tokens === 0 ? "" : ` (${Math.round((100 * usage.cacheRead) / tokens)} % from the cache)`;
    const parts = [
        `${(0,format/* plural */.LS)(report.agents.length, "agent")} in ${(0,format/* formatDuration */.a3)(report.endedAt - report.startedAt)}`,
        `${(0,format/* formatTokens */._y)(tokens + usage.output)} tokens${cached}`,
        (0,format/* formatDollars */.nT)(usage.cost).replace("<", "&lt;"),
        report.configuration === "base"
            ? `agents and settings from base ${commitLink(report, report.commits.base)}`
            : "agents and settings from the working tree",
        ...(report.runUrl === undefined ? [] : [runLink(report, "run")]),
        "PR Subagents",
    ];
    return `<sub>${parts.join(" · ")}</sub>`;
}

;// CONCATENATED MODULE: ./.build/report/json.js
/** The report for machines: everything, in a fixed order, as it was written. Whoever shows it must defang it. */


function renderJson(report) {
    const { version, verdict: _, ...rest } = report;
    const counts = (0,verdict/* countBySeverity */.Ot)(report.findings);
    const machine = { version, verdict: (0,verdict/* honestVerdict */.$Y)(report), counts, ...rest, denials: groupDenials(report) };
    return `${JSON.stringify(machine, undefined, 2)}\n`;
}

;// CONCATENATED MODULE: ./.build/report/summary.js
/** The job summary: the same blocks as the comment, with room for the whole reports. */


function renderSummary(report) {
    return renderReport(report, summaryLayout);
}

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
    const json = redact(renderJson(report));
    const written = !desk.holdsSecret(json) && (await attempt("the report could not be written", surface, () => (0,promises_.writeFile)(file, json)));
    const summary = [renderSummary(report), desk.appendix].filter(Boolean).join("\n\n");
    await attempt("the job summary could not be written", surface, () => surface.summary(kept(redact(summary))));
    // A run that was cancelled or refused before it began must not replace the report of an earlier one.
    const whenPresent = saidNothing(report) ? "leave" : "edit";
    const body = kept(redact(renderComment(report, { limit: MAX_BODY })));
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
    const gaps = [...causes, ...gapList(report).filter((gap) => !gap.includes("not finish"))];
    if (conclusion === "failed")
        surface.failure(`The review did not take place: ${causes.join("; ")}.`);
    else if (report.verdict === "incomplete")
        surface.warning(`The review is incomplete: ${gaps.join("; ")}.`);
}

;// CONCATENATED MODULE: ./.build/report/agent-list.js




const MAX_ROWS = 200;
const MAX_PROBLEMS = 200;
/** For the job summary, folded away: whoever asks why an agent was not used finds it here. */
function renderAgentList(listing) {
    const { agents, problems } = listing;
    const rows = agents.slice(0, MAX_ROWS).map((agent) => `| ${cellsOf(agent).map(cell).join(" | ")} |`);
    const more = agents.length > MAX_ROWS ? [`| and ${agents.length - MAX_ROWS} more | | | |`] : [];
    const told = problems
        .slice(0, MAX_PROBLEMS)
        .map((problem) => `- ${problem.severity}: ${(0,code/* codeSpan */.SS)(placeOf(problem))} ${(0,defang/* defangInline */.P3)(problem.message)}`);
    const left = problems.length > MAX_PROBLEMS ? [`- and ${problems.length - MAX_PROBLEMS} more`] : [];
    return [
        openCollapsible(`<b>Agents</b>: ${agent_list_countWords(listing)}`),
        "",
        "| Agent | From | Model | Tools here |",
        "| :-- | :-- | :-- | :-- |",
        ...rows,
        ...more,
        ...(told.length > 0 ? ["", ...told, ...left] : []),
        closeCollapsible,
    ].join("\n");
}
/** For a terminal: columns as wide as they must be. */
function printAgentList(listing) {
    const table = [["Agent", "From", "Model", "Tools here"], ...listing.agents.map((agent) => [...cellsOf(agent)])];
    const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
    const lines = table.map((row) => row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd());
    const problems = listing.problems.map((problem) => `${problem.severity.padEnd(7)}  ${placeOf(problem)}  ${problem.message}`);
    return [...lines, "", `${agent_list_countWords(listing)}.`, ...(problems.length > 0 ? ["", ...problems] : [])].join("\n");
}
function agent_list_countWords({ agents, problems }) {
    const count = (severity) => problems.filter((problem) => problem.severity === severity).length;
    return `${(0,format/* plural */.LS)(agents.length, "agent")}, ${(0,format/* plural */.LS)(count("error"), "error")}, ${(0,format/* plural */.LS)(count("warning"), "warning")}`;
}
function placeOf({ file, line }) {
    return line === undefined ? file : `${file}:${line}`;
}
function cellsOf({ name, source, model, tools, dropped, replaced, status, reason, }) {
    const instead = replaced.map(({ kind }) => kind).join(", ");
    const from = `${source.kind} ${source.file}${instead ? ` (replaces ${instead})` : ""}`;
    const without = dropped === "" ? "" : `; ${dropped}`;
    return [name, from, model, status === "offered" ? `${tools.join(", ")}${without}` : `${status}: ${reason ?? ""}`];
}
function cell(text) {
    return (0,defang/* defangInline */.P3)((0,format/* shorten */.ml)(text, 300));
}

;// CONCATENATED MODULE: ./.build/afterwards.js
/** The rooms that a session needs once the review is over, loaded while the models work: nothing of them stands before the first request. */





/***/ }),

/***/ 1549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isComplete),
/* harmony export */   V: () => (/* binding */ endings)
/* harmony export */ });
/** How a run can end. Every run ends with exactly one of these; what is not `finished` was not (fully) reviewed. */
const endings = {
    finished: { label: "finished", complete: true },
    "turn-limit": { label: "stopped at its turn limit", complete: false },
    "cost-limit": { label: "stopped at the session's cost limit", complete: false },
    "time-limit": { label: "stopped at its time limit", complete: false },
    "context-limit": { label: "ran out of context", complete: false },
    refused: { label: "refused by the model", complete: false },
    aborted: { label: "cancelled", complete: false },
    stopped: { label: "stopped by a hook", complete: false },
    failed: { label: "failed", complete: false },
    empty: { label: "ended without a word", complete: false },
};
function isComplete(ending) {
    return endings[ending.kind].complete;
}


/***/ }),

/***/ 6083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ promptTokens),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/** Tokens and dollars. Cost is known per answer, because prices depend on the model and on the size of the prompt. */
const noUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        output: a.output + b.output,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        cost: a.cost + b.cost,
    };
}
function promptTokens(usage) {
    return usage.input + usage.cacheRead + usage.cacheWrite;
}


/***/ }),

/***/ 5753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ firstAnswer),
/* harmony export */   RX: () => (/* binding */ readOwnFolder),
/* harmony export */   ee: () => (/* binding */ filesFromFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _pull_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8443);
/**
 * A folder on disk as a source of configuration: the user's own working tree or home, an organisation's policy, our own agents.
 * Links are followed as long as they stay inside the root; what is passed over is named.
 */




const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 1_000;
const MAX_DEPTH = 8;
function filesFromFolder(root) {
    return {
        async list(prefix) {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root).catch(ifMissing);
            if (real === undefined)
                return { files: [], problems: [] };
            const found = { root: real, files: [], problems: [], seen: new Set() };
            await collect(found, { path: prefix.replace(/\/+$/, ""), depth: 0, place: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, prefix) });
            return { files: found.files, problems: found.problems };
        },
    };
}
async function collect(found, { path, depth, place }) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place).catch(ifMissing);
    if (real === undefined)
        return depth === 0 ? undefined : void found.problems.push(`${path} is a link to nothing and was skipped.`);
    if (real !== found.root && !real.startsWith(found.root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return void found.problems.push(`${path} leads out of ${found.root} and was skipped.`);
    if (depth > MAX_DEPTH)
        return void found.problems.push(`${path} lies more than ${MAX_DEPTH} folders deep and was skipped.`);
    if (found.seen.has(real))
        return;
    found.seen.add(real);
    const about = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(real);
    if (about.isDirectory()) {
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(real)).sort();
        for (const name of names)
            await collect(found, { path: path === "" ? name : `${path}/${name}`, depth: depth + 1, place: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name) });
    }
    else if (about.isFile())
        await take(found, path, { real, size: about.size });
}
async function take({ files, problems }, path, { real, size }) {
    if (size > MAX_FILE_BYTES)
        problems.push(`${path} has ${size} bytes and was skipped: at most ${MAX_FILE_BYTES} are read.`);
    else if (files.length === MAX_FILES)
        problems.push(`${path} and what follows were skipped: at most ${MAX_FILES} files are read.`);
    else if (files.length < MAX_FILES)
        files.push({ path, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(real, "utf8") });
}
function ifMissing(error) {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR" && error.code !== "ELOOP")
        throw error;
}
/** A handful of small files of our own making: read one after the other they take less time than a queue for them would. */
function readOwnFolder(root) {
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root).filter((name) => name.endsWith(".md")) : [];
    return { files: names.map((path) => ({ path, text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), "utf8") })), problems: [] };
}
/** Sources in order of preference: the next one is asked where the one before cannot answer. Where none can, that is a problem. */
function firstAnswer(sources) {
    return {
        async list(prefix) {
            const causes = [];
            for (const source of sources) {
                try {
                    return await source.list(prefix);
                }
                catch (error) {
                    causes.push((0,_pull_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsOf */ .Z)(error));
                }
            }
            return { files: [], problems: [`${prefix} could not be read and is not in effect: ${causes.join("; ")}`] };
        },
    };
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/** A finding: one claim about one place, with the line it quotes and the way it fails. */
const severities = ["critical", "high", "medium", "low"];


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nT: () => (/* binding */ formatDollars)
/* harmony export */ });
/** Numbers as people read them: durations, dollars, tokens, counts. Pure. */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
function formatDuration(milliseconds) {
    const ms = Math.max(0, Math.round(milliseconds));
    if (ms < second)
        return `${ms} ms`;
    if (ms < 10 * second)
        return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
    if (ms < minute)
        return `${Math.floor(ms / second)} s`;
    if (ms < hour)
        return `${Math.floor(ms / minute)} min ${Math.floor((ms % minute) / second)} s`;
    return `${Math.floor(ms / hour)} h ${Math.floor((ms % hour) / minute)} min`;
}
function formatDollars(dollars) {
    if (dollars <= 0)
        return "$0";
    if (dollars < 0.0001)
        return "<$0.0001";
    return `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`;
}
function formatTokens(tokens) {
    if (tokens < 1_000)
        return `${tokens}`;
    if (tokens < 9_950)
        return `${(tokens / 1_000).toFixed(1)}k`;
    if (tokens < 999_500)
        return `${Math.round(tokens / 1_000)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** Cut by characters as people count them, so that no character is cut in two. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text
        .slice(0, limit - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`;
}


/***/ }),

/***/ 7064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ honestVerdict),
/* harmony export */   AU: () => (/* binding */ decideVerdict),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   _p: () => (/* binding */ unopenedFiles),
/* harmony export */   lb: () => (/* binding */ openFindings)
/* harmony export */ });
/* harmony import */ var _agent_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1549);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7989);
/** The verdict and the counts. A report is clean only if every run came to its end and every changed file was opened by somebody. */


function decideVerdict(report) {
    const runs = [report.main, ...report.agents];
    const gaps = runs.some((run) => !(0,_agent_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .A)(run.ending) || run.refused.length > 0 || run.abandoned.length > 0);
    if (report.disturbed.length > 0 || gaps || unopenedFiles(report.files).length > 0)
        return "incomplete";
    return openFindings(report.findings).length > 0 ? "findings" : "clean";
}
/** Changed files that nobody opened although there was something to see: not a pure rename, not a picture. */
function unopenedFiles(files) {
    return files.filter(({ visited, content }) => !visited && content !== "none");
}
/** What the report says of itself, unless that is better than what it holds. */
function honestVerdict(report) {
    return report.verdict === "incomplete" ? "incomplete" : decideVerdict(report);
}
/** Most severe first, then those that more agents found; rejected ones are gone. */
function openFindings(findings) {
    const rank = (finding) => _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(finding.severity);
    return findings
        .filter((finding) => finding.verdict !== "rejected")
        .toSorted((a, b) => rank(a) - rank(b) || b.foundBy.length - a.foundBy.length);
}
function countBySeverity(findings) {
    const count = (severity) => openFindings(findings).filter((finding) => finding.severity === severity).length;
    return { critical: count("critical"), high: count("high"), medium: count("medium"), low: count("low") };
}


/***/ })

};
