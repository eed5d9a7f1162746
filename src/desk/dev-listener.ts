import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeListener } from '../http/node-listener.ts';
import { respond } from '../http/respond.ts';
import { mediaTypes } from '../media-types.ts';
import { type Desk, deskPath, deskRoutes } from './desk-routes.ts';
import { exactRelease, memoryCache } from './exact-release.ts';
import { forBrowsers, isBrowser } from './for-browsers.ts';

/**
 * Serves the site from memory, and the desk below `/__gazette/`. Clients that are no browsers get what hosts will
 * send, byte for byte; browsers get pages that reload themselves, and nothing is cached.
 */
export function devListener(desk: Desk): (request: IncomingMessage, response: ServerResponse) => void {
  const routes = deskRoutes(desk);
  const cache = memoryCache();
  return (request, response) => {
    // A site elsewhere must not read the disk's paths through a name of its own that points here (DNS rebinding).
    if (!isLocal(request.headers.host)) return refuse(response, 403, 'The desk answers to localhost only.\n');
    if (request.url?.startsWith(deskPath)) return routes(request, response);
    const { edition } = desk.live.state;
    const browser = isBrowser(request.headers['user-agent']);
    if (!edition) return browser ? wait(response, desk) : refuse(response, 503, 'The content has errors.\n');
    if (!browser) {
      const exact = exactRelease(edition.release, request.url ?? '', cache);
      return nodeListener(() => exact)(request, response);
    }
    const { method = '', url: path = '', headers } = request;
    const answer = respond(edition.release, { method, path, headers: { accept: headers.accept } });
    const adapted = forBrowsers(answer, { edition: desk.edition(), framed: false });
    response.writeHead(adapted.status, adapted.headers);
    response.end(method === 'HEAD' ? undefined : adapted.body);
  };
}

function isLocal(host = ''): boolean {
  return /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': mediaTypes.text, 'Cache-Control': 'no-store' });
  response.end(text);
}

/** A page that shows the problems, and the site as soon as there is one. */
function wait(response: ServerResponse, desk: Desk): void {
  response.writeHead(503, { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-store' });
  response.end(
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The content has errors</title>\n<script src="/__gazette/reload.js" data-edition="${desk.edition()}"></script>\n<p>The site appears here as soon as the content has no errors.</p></html>\n`,
  );
}
