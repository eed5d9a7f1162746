import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { defineDerivedValue, isTracked } from '../../core/tracked-reads.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import type { OfferedTool } from '../../theme/model/offered-tool.ts';
import program from '../../theme/scripts/web-mcp.ts?browser';
import { listAvailableTools } from '../webmcp/tools.ts';

/**
 * JavaScript module that offers the tools to a browser's agent (WebMCP, draft of the W3C Web Machine Learning CG):
 * `document.modelContext`, or `navigator.modelContext` of earlier drafts, if one exists.
 */
export function webMcpModule(site: Site): string {
  const { prefix = '' } = site.inLanguage ?? {};
  const tools = listAvailableTools(site).map(
    ({ has: _, ...tool }): OfferedTool => ({
      ...tool,
      source: prefix + (typeof tool.source === 'string' ? tool.source : tool.source(site)),
      title: tool.title(site),
      description: tool.description(site),
      inputSchema: tool.inputSchema(site),
    }),
  );
  const { words } = languageByTag(site.language);
  // The browser fills the slots.
  const errors = { expectedWords: words['webmcp.expectedWords'], failed: words['webmcp.failed'] };
  return `const tools = ${JSON.stringify(tools, null, 2)};\nconst errors = ${JSON.stringify(errors)};\n${program}`;
}

interface Module {
  readonly text: string;
  readonly path: string;
}

// Cached by site, as every page names the module.
const made = new WeakMap<Site, Module>();

function moduleOf(site: Site): Module {
  const known = made.get(site);
  if (known) return known;
  const text = webMcpModule(site);
  // Digest in the name, so that caches may keep it for ever.
  const module = { text, path: `/assets/webmcp.${sha256(text).slice(0, 12)}.js` };
  if (!isTracked(site)) made.set(site, module);
  return module;
}

/** Path of the module of in-browser tools: all that pages need. */
export const webMcpPath = defineDerivedValue(
  'the address of the WebMCP module',
  (site: Site): string => moduleOf(site).path,
);

/** In-browser tools (WebMCP, W3C Web Machine Learning CG), if content/site.ts switches them on. */
export function webMcp(site: Site): Document[] {
  if (!site.features.webMcp) return [];
  return [
    {
      path: webMcpPath(site),
      file: webMcpPath(site).slice(1),
      kind: 'asset',
      mediaType: mediaTypes.js,
      title: 'WebMCP module',
      description: 'Read-only tools for agents in the browser, over the static API.',
      render: () => moduleOf(site).text,
    },
  ];
}
