import type { HostFile } from '../../src/hosts/host.ts';
import type { Answer, Exchange } from './client.ts';

/** Makes requests of a function that speaks Request and Response, as its platform does. */
export function functionExchange(handle: (request: Request) => Promise<Response>): Exchange {
  return async ({ method, target, headers }) => {
    // RFC 9110 §7.1: the URL that the target stands for; the URL standard rewrites some of them.
    const url = target.startsWith('/') ? `https://example.com${target}` : target;
    const request = new Request(url, { method: method === 'TRACE' ? 'GET' : method, headers: headers.map(pair) });
    // Only fetch() forbids TRACE (https://fetch.spec.whatwg.org/#forbidden-method); a platform receives it.
    if (method === 'TRACE') Object.defineProperty(request, 'method', { value: method });
    return received(await handle(request), method);
  };
}

async function received(response: Response, method: string): Promise<Answer> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Map([...response.headers].map(([name, value]) => [name, [value]]));
  return { status: response.status, headers, body: method === 'HEAD' ? new Uint8Array() : body };
}

function pair([name, value]: readonly [string, string]): [string, string] {
  return [name, value];
}

/** Evaluates an emitted module that imports nothing, and returns its exports. */
export async function evaluateModule<T>(files: readonly HostFile[], name: string): Promise<T> {
  const { text } = files.find(({ file }) => file === name)!;
  const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  return (await import(/* @vite-ignore */ url)) as T;
}
