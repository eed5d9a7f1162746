import { build } from '../../compile/build.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { type Problem, severityOf, sortProblems } from '../../core/problem.ts';
import { respond } from '../../http/respond.ts';
import { attachSite } from '../attach.ts';
import { buildSite } from '../build.ts';
import { parseArguments } from '../common/arguments.ts';
import { resolveSourceOptions } from '../common/source-options.ts';
import { checkTypes, dropRepeatedErrors } from '../common/type-check.ts';
import { commands } from '../index.ts';
import type * as api from './api.ts';
import { createInvocation, type Program } from './options.ts';

/** Package exports, bound to this program. */
export function createLibrary(
  program: Program,
): Pick<typeof api, 'attach' | 'build' | 'check' | 'compile' | 'respond'> {
  return {
    compile: (options = {}) => {
      const { problems, ...made } = build(resolveSourceOptions(flagsOf(options), createInvocation(options, program)));
      const { release, deployFiles } = made;
      const hosts = made.hosts?.map(({ name, selected, lacks }) => ({ name, selected, lacks }));
      return { ...judged(problems), ...omitUndefined({ release, deployFiles, hosts }) };
    },
    check: async (options = {}) => {
      const invocation = createInvocation(options, program);
      const sources = resolveSourceOptions(flagsOf(options), invocation);
      const types = checkTypes(sources.contentDir, invocation);
      const { problems } = build({ ...sources, signed: true });
      return judged([...problems, ...dropRepeatedErrors((await types) ?? [], problems)]);
    },
    build: async (options = {}) => {
      const { said, target } = await buildSite(flagsOf(options), createInvocation(options, program));
      const isChanged = said.facts?.changed === true;
      return { ...judged(said.problems), changed: isChanged, output: target.outDir, deploy: target.deployDir };
    },
    attach: async (site, { folder, baseUrl, basePath, noTouch = false, ...options } = {}) => {
      const flags = { ...noAttach, ...options, 'base-url': baseUrl, 'base-path': basePath, 'no-touch': noTouch };
      const { run, isSame } = await attachSite(site, flags, createInvocation({ ...(folder && { folder }) }, program));
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

function judged(problems: readonly Problem[]): api.SiteCheckResult {
  return { ok: !problems.some((each) => severityOf(each) === 'error'), problems: sortProblems(problems) };
}
