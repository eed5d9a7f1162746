import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileStore } from '../../server/programs/file-store.ts';
import { send } from '../../server/programs/send.ts';
import { deciding, isTheirPage, type OverlaidPage, type OverlayTable, varyByAccept, withLink } from './decide.ts';

/** Stand above the program in gazette.mjs: what is ours, and the folder of its files. */
declare const site: OverlayTable;
declare const root: string;

/** Bytes of bodies and number of files that are kept in memory, whatever the size of the site. */
const store = fileStore(root, { bytes: 16 * 1024 * 1024, files: 20_000 });
const decide = deciding(site);

/** Answers what is ours; all else goes on to `next()`: a middleware of node:http, Connect, Express, Polka, sirv. */
export function gazette(
  // `originalUrl`: where an application takes a prefix off.
  request: IncomingMessage & { readonly originalUrl?: string },
  response: ServerResponse,
  next: () => void,
): void {
  const { method = '', url = '', originalUrl: target = url } = request;
  const found = decide({ method, target, field: (name) => fieldOf(request, name) });
  if (found === undefined || isTheirPage(found)) {
    if (found !== undefined) addFields(response, found);
    next();
    return;
  }
  send(response, method, found, store).catch(() => {
    // A file of ours that is gone is a path of theirs, or nobody's.
    if (!response.headersSent) next();
  });
}

export default gazette;

/** node:http joins the lines of all fields that count here with ", ". */
function fieldOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(',') : value;
}

/** As late as their fields are sent, since they may set the field until then. */
function addFields(response: ServerResponse, { link }: OverlaidPage): void {
  const send = response.writeHead;
  const late = (status: number, ...rest: unknown[]) => {
    const [reason, fields] = typeof rest[0] === 'string' ? [rest[0], rest[1]] : [undefined, rest[0]];
    for (const [name, value] of given(fields as OutgoingHttpHeaders | unknown[] | undefined))
      response.setHeader(name, value);
    response.setHeader('Vary', varyByAccept(joined(response, 'Vary')));
    if (link !== undefined) response.setHeader('Link', withLink(joined(response, 'Link'), link));
    return Reflect.apply(send, response, reason === undefined ? [status] : [status, reason]);
  };
  response.writeHead = late as typeof send;
}

function joined(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name);
  return Array.isArray(value) ? value.join(', ') : value?.toString();
}

/** Fields as writeHead() takes them: an object, or a list of names and values in turn, which may repeat a name. */
function given(fields: OutgoingHttpHeaders | unknown[] | undefined): Map<string, string | string[]> {
  const all = new Map<string, string | string[]>();
  const add = (name: string, value: unknown) => {
    const before = all.get(name) ?? [];
    const more = Array.isArray(value) ? value.map(String) : [String(value)];
    const both = [...(Array.isArray(before) ? before : [before]), ...more];
    all.set(name, both.length === 1 ? (both[0] ?? '') : both);
  };
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields ?? {});
  const list: readonly unknown[] = Array.isArray(pairs[0]) ? pairs.flat() : pairs;
  for (let i = 0; i + 1 < list.length; i += 2) if (list[i + 1] !== undefined) add(String(list[i]), list[i + 1]);
  return all;
}
