import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypes } from '../../core/media-types.ts';
import { guardLocalServer, stripCorsHeaders } from '../../http/local-guard.ts';
import { createNodeListener } from '../../http/node-listener.ts';
import { allow, allowedMethods } from '../../http/policy.ts';
import { respond } from '../../http/respond.ts';
import type { LiveEdition } from '../live/live-state.ts';
import { createDeskRoutes, type Desk, deskPath, isBrowser, toBrowserResponse } from './desk-routes.ts';

/**
 * Serves the site from memory, and the desk below `/__gazette/`, to this machine only. Clients that are no browsers get
 * what hosts will send, byte for byte, but uncompressed and without what lets other origins read it; browsers get pages
 * that reload themselves, and nothing is cached. An edition that cannot be served gives way to the one before it.
 */
export function createDevListener(desk: Desk): (request: IncomingMessage, response: ServerResponse) => void {
  const routes = createDeskRoutes(desk);
  return guardLocalServer((request, response) => {
    if (request.url?.startsWith(deskPath)) return routes(request, response);
    answer(request, response);
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { edition } = desk.live.state;
    if (!edition) {
      unavailable(request, response, 503, desk);
      return;
    }
    try {
      serve(edition, request, response);
    } catch (error) {
      desk.failed({ error, during: `answering ${request.method} ${request.url}` }, edition);
      if (response.headersSent) response.destroy();
      else if (desk.live.state.edition === edition) unavailable(request, response, 500, desk);
      else answer(request, response);
    }
  }

  function serve(edition: LiveEdition, request: IncomingMessage, response: ServerResponse): void {
    if (isBrowser(request.headers['user-agent'])) serveBrowser(edition, request, response);
    else createNodeListener(() => edition.release, stripCorsHeaders)(request, response);
  }

  function serveBrowser({ release, catalog }: LiveEdition, request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url: path = '', headers } = request;
    // HEAD is what GET would be, without its body (RFC 9110 §9.3.2).
    const asked = method === 'HEAD' ? 'GET' : method;
    const answer = respond(release, { method: asked, path, headers: { accept: headers.accept } });
    const adapted = toBrowserResponse(answer, {
      edition: desk.edition(),
      framed: false,
      edit: toEditView(catalog, path),
    });
    response.writeHead(adapted.status, adapted.headers);
    response.end(method === 'HEAD' ? undefined : adapted.body);
  }
}

/** The form of the text of a page; the values of a page that Gazette makes of facts. */
function toEditView(catalog: LiveEdition['catalog'], address: string): string {
  const [path = ''] = address.split('?', 1);
  const source = catalog.find((document) => document.path === path)?.source;
  return source?.endsWith('.md') ? `edit=${source}#body` : `document=${path}`;
}

/** Says that there is nothing to show; to a browser with the reasons, and with the site as soon as there is one. */
function unavailable(request: IncomingMessage, response: ServerResponse, status: 500 | 503, desk: Desk): void {
  const methods: readonly string[] = allowedMethods;
  const text = 'There is nothing to show here while the content, or Gazette itself, has errors.';
  if (!methods.includes(request.method ?? '')) tell(response, 405, 'text', `Only ${allow} are answered here.\n`);
  else if (isBrowser(request.headers['user-agent'])) tell(response, status, 'html', waitingPage(text, desk.edition()));
  else tell(response, status, 'text', `${text}\n`);
}

function waitingPage(text: string, edition: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Nothing to show yet</title>
<script src="/__gazette/reload.js" data-edition="${edition}"></script>
<p>${text} The page appears when they are corrected.</p></html>
`;
}

function tell(response: ServerResponse, status: number, type: 'html' | 'text', text: string): void {
  const headers = {
    ...(status === 405 && { Allow: allow }),
    'Content-Type': mediaTypes[type],
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, stripCorsHeaders(headers));
  response.end(text);
}
