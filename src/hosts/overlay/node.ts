import { renderHostProgram } from '../edge/host-program.ts';
import { type OverlayHost, overlayTable, rootPlaceholder } from './overlay-host.ts';
import program from './programs/middleware.ts?host';

/** A middleware for servers of node:http that are there already. */
export const nodeOverlay: OverlayHost = {
  name: 'node',
  title: 'Node.js, as a middleware',
  instructions: `Node.js 20 or newer, nothing from npm. \`gazette.mjs\` is one function \`gazette(request, response, next)\`, which answers what
is ours and calls \`next()\` for all else. It stands before what sends files and before what answers every path:

\`\`\`js
import { gazette } from './gazette.mjs';
app.use(gazette); // Express, Connect, Polka
createServer((request, response) => gazette(request, response, () => yours(request, response))); // node:http
\`\`\`

Behind a check of passwords, ours are behind it too. A new build wants a restart.
`,
  emit(site, { root = rootPlaceholder }) {
    return {
      files: [{ file: 'gazette.mjs', text: renderHostProgram(overlayTable(site, true), program, { root }) }],
      unmet: [],
    };
  },
};
