import type { Site } from '../../content/site.ts';
import program from '../scripts/web-mcp.ts?browser';
import type { OfferedTool } from './offered-tool.ts';
import { toolsOf } from './tools.ts';

/**
 * The JavaScript module that offers the tools to a browser's agent (WebMCP, draft of the W3C Web Machine Learning
 * CG): `document.modelContext`, or `navigator.modelContext` of earlier drafts, and only where one exists.
 */
export function webMcpModule(site: Site): string {
  const tools = toolsOf(site).map(
    ({ has: _, ...tool }): OfferedTool => ({
      ...tool,
      title: tool.title(site),
      description: tool.description(site),
      inputSchema: tool.inputSchema(site),
    }),
  );
  return `const tools = ${JSON.stringify(tools, null, 2)};\n${program}`;
}
