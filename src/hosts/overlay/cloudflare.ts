import { checkCodeSize, renderHostProgram } from '../edge/host-program.ts';
import type { UnmetCapability } from '../host.ts';
import { edgeCompressionQuirk, parsedUrlQuirk, weakTagsQuirk } from '../static/quirks.ts';
import {
  checkHeaderRuleCount,
  type OverlayHost,
  type OverlayOptions,
  overlayTable,
  type ProgramConflict,
  renderHeadersBlock,
} from './overlay-host.ts';
import program from './programs/cloudflare.ts?host';

/** Cloudflare Pages: a function before what is there, and a marked block for `_headers`. */
export const cloudflareOverlay: OverlayHost = {
  name: 'cloudflare',
  title: 'Cloudflare Pages, in a project that is there',
  instructions: `1. Copy \`functions/\` to the folder of the project, beside the folder that is deployed.
2. Put the lines of \`headers-block\`, marks included, at the end of \`_headers\`; another time replace what stands between the marks.
   They count where the function does not run; Cloudflare reads 100 rules, and of two for one path the later.

A function at the root runs for each request, and is counted so. It asks for your files as if it were not there, and changes nothing
but the \`Vary\` of pages that have Markdown. A project of Workers with static assets and no program of its own takes the same file as
its \`main\`, with the binding \`ASSETS\` and \`run_worker_first\`. On a domain of your own leave the zone's "Markdown for Agents" off.
`,
  quirks: [parsedUrlQuirk, edgeCompressionQuirk, weakTagsQuirk],
  emit(site, options) {
    const text = renderHostProgram(overlayTable(site, false), program);
    const refused = refusal(options);
    const file = refused === undefined ? 'functions/_middleware.js' : 'gazette.js';
    return {
      files: [
        { file, text },
        { file: 'headers-block', text: renderHeadersBlock(site) },
      ],
      unmet: routed(options),
      refused,
      exceeded: [
        ...checkHeaderRuleCount(site, options.theirHeaders),
        ...checkCodeSize(`bytes of ${file}`, 3 * 1024 * 1024, text),
      ],
    };
  },
};

/** Which requests a function sees is theirs to say, if they say it. */
function routed({ present = new Set() }: OverlayOptions): UnmetCapability[] {
  if (!present.has('_routes.json')) return [];
  const reason =
    'Your `_routes.json` says for which paths functions run: paths that it leaves out are answered without our function. Let it include `/*`.';
  return [{ capability: 'negotiation', reason, affected: ['paths that `_routes.json` leaves out'] }];
}

/** A `_worker.js` answers everything, and functions are an order of their own: both are called, not replaced. */
function refusal({ present = new Set() }: OverlayOptions): ProgramConflict | undefined {
  if (present.has('_worker.js'))
    return {
      present: '_worker.js',
      call: `import { gazette } from './gazette.js';
// In fetch(request, env, context), around what it returns:
return gazette(request, env.ASSETS, () => yours(request, env, context));`,
    };
  const functions = [...present].find((name) => name.startsWith('functions/'));
  if (functions === undefined) return undefined;
  return {
    present: functions,
    call: `// functions/_middleware.js
import { onRequest as gazette } from '../gazette.js';
// Before what you have there, if anything:
export const onRequest = [gazette];`,
  };
}
