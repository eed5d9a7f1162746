import { checkCodeSize, renderHostProgram } from '../edge/host-program.ts';
import { parsedUrlQuirk } from '../static/quirks.ts';
import {
  documentsWithFixedHeaders,
  type OverlayHost,
  type OverlayOptions,
  type OverlaySite,
  overlayTable,
  type ProgramConflict,
} from './overlay-host.ts';
import program from './programs/vercel.ts?host';

/** Names under which a project has the one middleware that Vercel runs; Next 16 calls it a proxy. */
const middlewares = ['middleware', 'src/middleware', 'proxy', 'src/proxy'].flatMap((name) =>
  ['js', 'mjs', 'ts'].map((extension) => `${name}.${extension}`),
);

/** Vercel: a middleware before what is there, and members for the `headers` of vercel.json. */
export const vercelOverlay: OverlayHost = {
  name: 'vercel',
  title: 'Vercel, in a project that is there',
  instructions: `1. Copy \`middleware.js\` to the root of the project.
2. Add the members of \`headers\` in \`vercel-part.json\` to those of your \`vercel.json\`: they count where the middleware does not run.

A project has one middleware. It asks its own origin for our files, by requests with the field \`x-gazette-file\` that go past it, so
that an answer of ours counts as two edge requests; Deployment Protection must be off for what the public reads. For all else it returns
nothing, and Vercel goes on as without it.
`,
  quirks: [parsedUrlQuirk],
  unrun: 'tests call the middleware with a model of Vercel, not with Vercel itself',
  emit(site, options) {
    const text = renderHostProgram(overlayTable(site, false), program);
    const refused = refusal(options);
    return {
      files: [
        { file: refused === undefined ? 'middleware.js' : 'gazette.js', text },
        { file: 'vercel-part.json', text: vercelPart(site) },
      ],
      unmet: [],
      refused,
      exceeded: checkCodeSize('bytes of the middleware', 4 * 1024 * 1024, text),
    };
  },
};

function vercelPart(site: OverlaySite): string {
  const headers = documentsWithFixedHeaders(site).map(({ path, fields }) => ({
    // A pattern (path-to-regexp), in which these characters have a meaning.
    source: path.replace(/[:()*+?{}\\]/g, '\\$&'),
    headers: fields.map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}

function refusal({ present = new Set() }: OverlayOptions): ProgramConflict | undefined {
  const found = middlewares.find((name) => present.has(name));
  if (found === undefined) return undefined;
  return {
    present: found,
    call: `import { gazette } from './gazette.js';
// First in your function:
const ours = await gazette(request);
if (ours) return ours;`,
  };
}
