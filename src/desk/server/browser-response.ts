import { stripParameters } from '../../core/media-types.ts';
import type { Headers } from '../../core/release.ts';
import { stripCorsHeaders } from '../../http/local-guard.ts';
import type { Response } from '../../http/respond.ts';

/** Settings for a page of the site at the desk. */
interface BrowserOptions {
  /** Names the edition that the page is of: another one means that it must be loaded again. */
  readonly edition: string;
  /** Whether the desk shows the page in a frame. */
  readonly framed: boolean;
}

/**
 * Adapts an answer of respond() to a browser at the desk: never cached, and pages get the script that reloads them,
 * for which their Content-Security-Policy allows scripts of this origin (and frames, if `framed`). Other origins may
 * read nothing. Everything else is what hosts will send.
 */
export function toBrowserResponse(response: Response, options: BrowserOptions): Response {
  const { ETag, 'Content-Security-Policy': policy, ...others } = response.headers;
  const headers: Headers = stripCorsHeaders({ ...others, 'Cache-Control': 'no-store' });
  const isPage = stripParameters(response.headers['Content-Type'] ?? '') === 'text/html' && response.body.length > 0;
  const own = isDrawing(response) ? [policy, 'sandbox'].filter(Boolean).join('; ') : policy;
  const adapted = own === undefined ? {} : { 'Content-Security-Policy': isPage ? open(own, options) : own };
  if (!isPage) return { ...response, headers: { ...headers, ...adapted } };
  const script = `<script src="/__gazette/reload.js" data-edition="${options.edition}"></script>\n`;
  const html = Buffer.from(response.body).toString('utf8');
  const at = html.lastIndexOf('</body>');
  const body = Buffer.from(at < 0 ? html + script : html.slice(0, at) + script + html.slice(at));
  return { ...response, headers: { ...headers, ...adapted, 'Content-Length': String(body.length) }, body };
}

/** Whether a request comes from a browser: they all call themselves Mozilla; curl, agents and libraries do not. */
export function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith('Mozilla/') === true;
}

/** A drawing of public/ may name a script of public/: opened in a window of its own, it is no page of the desk's origin. */
function isDrawing({ headers }: Response): boolean {
  return /[/+]xml\b/.test(headers['Content-Type'] ?? '');
}

/** CSP Level 3: adds what the desk needs, and only that. */
function open(policy: string, { framed }: BrowserOptions): string {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  const own = "'self'";
  const allow = (name: string) => {
    const known = directives.find(([first]) => first === name);
    if (!known) directives.push([name, own]);
    // A list that says 'none' must say nothing else.
    else if (!known.includes(own))
      directives[directives.indexOf(known)] = [...known.filter((word) => word !== "'none'"), own];
  };
  allow('script-src');
  allow('connect-src');
  if (framed) allow('frame-ancestors');
  return directives.map((words) => words.join(' ')).join('; ');
}
