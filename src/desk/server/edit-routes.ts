import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypes } from '../../core/media-types.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import type { Editor, EditRequest } from '../editor/editor.ts';
import type { DeskToken } from './desk-token.ts';
import { isFromDesk } from './write-guard.ts';

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
export const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

/**
 * Answers what would write: 403 to everything that is not from the desk's own page, before its body is read. Reading, writing
 * and what is thrown on the way is told by `failed`, which answers too.
 */
export async function answerAction(
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
