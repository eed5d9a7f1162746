import { build } from '../../compile/build.ts';
import { type Problem, severityOf, sortProblems } from '../../core/problem.ts';
import { omitEmpty } from '../../core/values.ts';
import { respond } from '../../http/respond.ts';
import { attachSite } from '../attach.ts';
import { buildSite } from '../build.ts';
import { parseArguments } from '../common/arguments.ts';
import { sourceOptions } from '../common/source-options.ts';
import { checkTypes } from '../common/type-check.ts';
import { withoutRepeated } from '../common/type-errors.ts';
import { commands } from '../index.ts';
import type * as api from './api.ts';
import { invocationOf, type Program } from './options.ts';

/** Package exports, bound to this program. */
export function libraryOf(program: Program): Pick<typeof api, 'attach' | 'build' | 'check' | 'compile' | 'respond'> {
  return {
    compile: (options = {}) => {
      const { problems, ...made } = build(sourceOptions(flagsOf(options), invocationOf(options, program)));
      const { release, deployFiles } = made;
      const hosts = made.hosts?.map(({ name, selected, lacks }) => ({ name, selected, lacks }));
      return { ...judged(problems), ...omitEmpty({ release, deployFiles, hosts }) };
    },
    check: async (options = {}) => {
      const invocation = invocationOf(options, program);
      const sources = sourceOptions(flagsOf(options), invocation);
      const types = checkTypes(sources.contentDir, invocation);
      const { problems } = build({ ...sources, signed: true });
      return judged([...problems, ...withoutRepeated((await types) ?? [], problems)]);
    },
    build: async (options = {}) => {
      const { said, target } = await buildSite(flagsOf(options), invocationOf(options, program));
      const isChanged = said.facts?.changed === true;
      return { ...judged(said.problems), changed: isChanged, out: target.outDir, deploy: target.deployDir };
    },
    attach: async (site, { folder, baseUrl, noTouch = false, ...options } = {}) => {
      const flags = { ...noAttach, ...options, 'base-url': baseUrl, 'no-touch': noTouch };
      const { run, isSame } = await attachSite(site, flags, invocationOf({ ...(folder && { folder }) }, program));
      const { written = 0, removed = 0, mirrors = 0 } = run.did ?? {};
      return { ...judged(run.problems), ...(isSame ? { written: 0, removed: 0 } : { written, removed }), mirrors };
    },
    respond,
  };
}

const none = parseArguments(commands.build.flags, []);
const noAttach = parseArguments(commands.attach.flags, []);

/** Options as flags of `gazette build`. */
function flagsOf({ folder: _, baseUrl, ...options }: api.BuildOptions) {
  return { ...none, ...options, 'base-url': baseUrl };
}

function judged(problems: readonly Problem[]): api.Judged {
  return { ok: !problems.some((each) => severityOf(each) === 'error'), problems: sortProblems(problems) };
}
