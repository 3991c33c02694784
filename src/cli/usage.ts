/** What the command line can do, for people who ask and for people who guessed wrong. */

export const usage = `PR Subagents: your Claude subagents on every pull request.

  demo    review the pull request of a sample repository, on a built-in simulator: no key, no network
            --twice           review it a second time, to see the comment edited in place
            --bare            as if the team had no agents of its own
            --markdown, --json  print the comment as it is posted, or the report as JSON
  review  review the current branch against its base; prints the comment, posts nothing
            --base <ref>      what to compare with (default: origin/HEAD, origin/main, origin/master, main, master)
            --model <name>    sonnet, opus, haiku, fable or a full id (default: sonnet)
            --prompt <text>   what the reviewers should look at
            --max-cost <usd>  stop spending at this many dollars (default: 5)
            --watch           review again whenever a commit or an agent file changes
            --markdown, --json  print the comment as it is posted, or the report as JSON
          needs ANTHROPIC_API_KEY; ANTHROPIC_BASE_URL is honoured
  agents  list the agents of this repository, what each one can do, and what is wrong with its file; asks no model
            --json            print the list as JSON
            --check           exit with 1 if a file has an error

  explain <agent> <tool> <input>   why would this call be allowed or denied? prints each layer's answer, runs nothing
  tool <agent> <tool> <input>      run one call on this work tree exactly as that agent would, through gate and worker
            <input> is JSON, or the command (Bash), the path (Read, Edit …), the pattern (Grep, Glob) as it is
            --batch           one JSON object per line on standard input, { "agent", "tool", "input", "expect"? }; one
                              line per answer; exit 1 if an expectation ("allow", "deny") fails
            --json            print the answer as JSON

  review, explain and tool take
            --allowed-tools <rules>     what agents may do beyond reading: "Bash(npm test), Edit(src/**)"
            --disallowed-tools <rules>  what no agent may do: "Read(.env)"
            --permission-mode <mode>    dontAsk (unless the settings say otherwise), default, plan, acceptEdits,
                                        bypassPermissions
            --sandbox <choice>          auto (default), required, off
  all but demo take
            --agents <json>   more agents: { "name": { "description": "…", "prompt": "…" } }
            --plugins <dirs>  folders with an agents/ folder, separated by commas
            --policy <path>   a folder or settings file of your organisation
            --models <json>   models to add or correct: { "id": { "input": 2, "output": 10 } } in dollars per million tokens

  --help, --version`;
