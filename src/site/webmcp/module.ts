import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import type { OfferedTool } from '../../theme/model/offered-tool.ts';
import program from '../../theme/scripts/web-mcp.ts?browser';
import { listAvailableTools } from './tools.ts';

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
