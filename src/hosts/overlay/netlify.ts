import { checkCodeSize, renderHostProgram } from '../edge/host-program.ts';
import { parsedUrlQuirk } from '../static/quirks.ts';
import { type OverlayHost, overlayTable, renderHeadersBlock } from './overlay-host.ts';
import program from './programs/netlify.ts?host';

/** Netlify: an edge function beside those that are there, and a marked block for `_headers`. */
export const netlifyOverlay: OverlayHost = {
  name: 'netlify',
  title: 'Netlify, in a site that is there',
  instructions: `1. Copy \`netlify/edge-functions/gazette.js\` to the same place in the repository of the site.
2. Put the lines of \`headers-block\`, marks included, at the end of \`_headers\`; another time replace what stands between the marks.
   They count where the function does not run.

The function returns nothing for what is not ours, so that Netlify goes on as without it; if it fails, too. Functions of yours stay.
"Pretty URLs" and prerendering answer before it does: leave them off for pages that have Markdown.
`,
  quirks: [parsedUrlQuirk],
  unrun: 'tests call the function with a model of Netlify, not with Netlify itself',
  emit(site) {
    const text = renderHostProgram(overlayTable(site, false), program);
    return {
      files: [
        { file: 'headers-block', text: renderHeadersBlock(site) },
        { file: 'netlify/edge-functions/gazette.js', text },
      ],
      unmet: [],
      exceeded: checkCodeSize('bytes of the edge function', 20 * 1024 * 1024, text),
    };
  },
};
