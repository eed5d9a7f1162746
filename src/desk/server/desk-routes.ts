import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypes, stripParameters } from '../../core/media-types.ts';
import type { Headers } from '../../core/release.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import type { ContentFolders } from '../../edit/source/source-path.ts';
import { createTracer } from '../../explain/tracer.ts';
import { stripCorsHeaders } from '../../http/local-guard.ts';
import { allow, allowedMethods } from '../../http/policy.ts';
import { type Response, respond } from '../../http/respond.ts';
import lensStyle from '../client/lens/lens.css?text';
import lensPage from '../client/lens/lens.html?text';
import lensProgram from '../client/lens/lens.ts?browser';
import reloadProgram from '../client/overlay/reload.ts?script';
import { createEditor, type Editor, type EditRequest } from '../editor/editor.ts';
import type { FieldView } from '../editor/field-view.ts';
import { findPublishingDocuments } from '../editor/find-publishing-documents.ts';
import { listContentRows } from '../lens/content-rows.ts';
import { createDocumentLens } from '../lens/document-lens.ts';
import { listDocumentRows } from '../lens/document-rows.ts';
import { createNegotiationView } from '../lens/negotiation-view.ts';
import type { LiveSite } from '../live/live-site.ts';
import { type DeskFailure, type LiveEdition, toFailureView } from '../live/live-state.ts';
import type { DeskMessage, EventHub } from './events.ts';
import { createDeskToken, type DeskToken, isFromDesk, isWindowNavigation } from './write-guard.ts';

/** Services for the desk's own routes. */
export interface Desk {
  readonly live: LiveSite;
  readonly events: EventHub;
  readonly folders: ContentFolders;
  /** Names the edition that is served: `<start of the server>.<number>`. */
  edition(): string;
  /** The message of the event stream: problems, what failed, and the name of the edition. */
  message(): DeskMessage;
  /** Takes note at once that a file of the content (its absolute path) was written. */
  written(path: string): void;
  /** The day, YYYY-MM-DD. */
  today(): string;
  /** Tells everybody of a failure; with `edition`, of that edition itself, which then gives way to the one before. */
  failed(failure: DeskFailure, edition?: LiveEdition): void;
}

/** Everything that exists at the desk only; no document of a release has a path below it. */
export const deskPath = '/__gazette/';

/** The page has scripts, styles and frames of its own origin, and nothing else (CSP Level 3). */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers GET and HEAD below `/__gazette/`, and POST where the content is edited. What is thrown on the way is told to the page and the terminal. */
export function createDeskRoutes(desk: Desk): (request: IncomingMessage, response: ServerResponse) => void {
  const tracerOf = lastOf((edition: LiveEdition) => createTracer(edition));
  const methods: readonly string[] = allowedMethods;
  const token = createDeskToken();
  const editor = createEditor(desk.live, desk.folders, desk.today, desk.written);
  const answer = (request: IncomingMessage, response: ServerResponse, name: string, searchParams: URLSearchParams) => {
    if (name === '' && isWindowNavigation(request)) return send(response, 200, mediaTypes.html, token.inPage(lensPage));
    const file = Object.hasOwn(clientFiles, name) ? clientFiles[name] : undefined;
    if (file) return send(response, 200, file.type, file.text);
    if (name === 'events') return desk.events.open(request, response);
    answerView(response, name, searchParams);
  };
  const answerView = (response: ServerResponse, name: string, searchParams: URLSearchParams) => {
    if (name === 'state.json') return sendJson(response, desk.message());
    if (name === 'field.json') return sendView(response, fieldOf(searchParams));
    const { edition } = desk.live.state;
    if (!edition) return send(response, 503, mediaTypes.text, 'There is no edition without errors yet.\n');
    if (name.startsWith('frame/')) return sendFrame(response, edition, name.slice('frame'.length));
    sendView(response, viewOf(name, searchParams, edition));
  };
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://desk');
    const name = pathname.slice(deskPath.length);
    if (isAction(name)) {
      const told = (error: unknown) => fail(error, request, response);
      return void answerAction(name, request, response, { editor, token, send }).catch(told);
    }
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('Allow', allow);
      return send(response, 405, mediaTypes.text, `Only ${allow} are answered here.\n`);
    }
    try {
      answer(request, response, name, searchParams);
    } catch (error) {
      fail(error, request, response);
    }
  };

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const failure = { error, during: `answering ${request.url}` };
    desk.failed(failure);
    if (response.headersSent) response.destroy();
    else send(response, 500, mediaTypes.json, JSON.stringify(toFailureView(failure)));
  }

  function fieldOf(query: URLSearchParams): FieldView | undefined {
    const place = query.get('place');
    if (place !== null) return editor.fieldAt(place);
    return editor.field(query.get('file') ?? '', query.get('pointer') ?? '');
  }

  function viewOf(name: string, query: URLSearchParams, edition: LiveEdition): unknown {
    const path = query.get('path') ?? '/';
    const { problems, isChecked } = desk.live.state;
    if (name === 'documents.json') return listDocumentRows(edition, problems, isChecked);
    if (name === 'content.json') return listContentRows(edition, desk.today());
    if (name === 'document.json') return createDocumentLens(edition, tracerOf(edition), path, desk.folders);
    if (name === 'said.json') return findPublishingDocuments(edition, tracerOf(edition), query.get('place') ?? '');
    if (name === 'negotiate.json')
      return createNegotiationView(edition.release, path, query.get('accept') ?? undefined);
    return undefined;
  }

  function sendFrame(response: ServerResponse, { release }: LiveEdition, path: string): void {
    const answer = toBrowserResponse(respond(release, { method: 'GET', path, headers: {} }), {
      edition: desk.edition(),
      framed: true,
    });
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  }
}

function sendView(response: ServerResponse, view: unknown): void {
  if (view === undefined) send(response, 404, mediaTypes.text, 'No such view.\n');
  else sendJson(response, view);
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, mediaTypes.json, JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(body);
}

/** Remembers the result for the last argument only. */
function lastOf<A, R>(make: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}

/** Static files of the desk, by name below /__gazette/: its page, and the programs of both kinds of pages. */
export const clientFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '': { type: mediaTypes.html, text: lensPage },
  'lens.css': { type: mediaTypes.css, text: lensStyle },
  'lens.js': { type: mediaTypes.js, text: lensProgram },
  'reload.js': { type: mediaTypes.js, text: reloadProgram },
};

/** Sends a body with a status and a type. */
type SendResponse = (response: ServerResponse, status: number, type: string, body: string) => void;

/** Actions that change content: `POST` only, with a JSON body. */
const actions = {
  edit: (editor: Editor, body: Body) => {
    const { file, pointer, before } = body;
    if (typeof file !== 'string' || typeof pointer !== 'string' || typeof before !== 'string') return wrong;
    return editor.edit(body as unknown as EditRequest);
  },
  save: (editor: Editor, { id }: Body) => (typeof id === 'string' ? editor.save(id) : wrong),
  undo: (editor: Editor, { id }: Body) => (typeof id === 'string' ? editor.undo(id) : wrong),
} as const;

type Body = Readonly<Record<string, unknown>>;

const wrong = { status: 400, message: 'Expected an object with the members that this takes.' } as const;

/** The most bytes that are read: a file of content, escaped. */
const mostBytes = 2_000_000;

/** Whether a name is one of these actions. */
const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

/**
 * Answers what would write: 403 to everything that is not from the desk's own page, before its body is read. Reading, writing
 * and what is thrown on the way is told by `failed`, which answers too.
 */
async function answerAction(
  name: keyof typeof actions,
  request: IncomingMessage,
  response: ServerResponse,
  { editor, token, send }: { readonly editor: Editor; readonly token: DeskToken; readonly send: SendResponse },
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return send(response, 405, mediaTypes.text, 'Only POST is answered here.\n');
  }
  if (!isFromDesk(request, token))
    return send(response, 403, mediaTypes.text, 'Only the page of the desk itself may change anything.\n');
  const text = await bodyOf(request);
  if (text === undefined) {
    response.setHeader('Connection', 'close');
    return send(response, 413, mediaTypes.text, `At most ${mostBytes} bytes are read.\n`);
  }
  const body = objectIn(text);
  const answer = body ? await actions[name](editor, body) : wrong;
  send(response, 'status' in answer ? answer.status : 200, mediaTypes.json, JSON.stringify(answer));
}

/** The body as a text; undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  // To stop in the middle of a body ends the connection, and the answer with it.
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectIn(text: string): Body | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}

/** Settings for a page of the site at the desk. */
interface BrowserOptions {
  /** Names the edition that the page is of: another one means that it must be loaded again. */
  readonly edition: string;
  /** View of the desk that changes the page. */
  readonly edit?: string | undefined;
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
  const edit = options.edit === undefined ? '' : ` data-edit="${encodeURI(options.edit)}"`;
  const script = `<script src="/__gazette/reload.js" data-edition="${options.edition}"${edit}></script>\n`;
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
