import type { Site } from '../content/site.ts';
import { sha256 } from '../digest.ts';
import type { Document } from '../document.ts';
import { mediaTypes } from '../media-types.ts';
import { webMcpModule } from '../webmcp/module.ts';

/** Named by its content, so that caches may keep it for ever. */
export const webMcpPath = `/assets/webmcp.${sha256(webMcpModule).slice(0, 12)}.js`;

/** The in-browser tools (WebMCP, W3C Web Machine Learning CG), only where content/site.ts switches them on. */
export function webMcp(site: Site): Document[] {
  if (!site.features.webMcp) return [];
  return [
    {
      path: webMcpPath,
      file: webMcpPath.slice(1),
      kind: 'asset',
      mediaType: mediaTypes.js,
      title: 'WebMCP module',
      description: 'Read-only tools for agents in the browser, over the static API.',
      render: () => webMcpModule,
    },
  ];
}
