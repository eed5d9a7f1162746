import { Agent, type IncomingMessage, request } from 'node:http';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';

/** One HTTP request, exactly as sent: fetch() would normalise the target and join field lines. */
export interface Ask {
  readonly method: string;
  /** The request target: `/docs/api/?x=1`. Not decoded, not normalised. */
  readonly target: string;
  /** Field lines in order; a name may come twice. Host is added. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The answer that came back. */
export interface Answer {
  readonly status: number;
  /** Name in lower case → its lines, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** The bytes received: still encoded if there is a Content-Encoding. */
  readonly body: Uint8Array;
}

/** Whatever answers requests: a server behind a socket, or a function in this process. */
export type Exchange = (ask: Ask) => Promise<Answer>;

export function ask(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Ask {
  return { method, target, headers: Object.entries(headers) };
}

/** The lines of a field joined with ", " (RFC 9110 §5.3); undefined without one. */
export function field(answer: Answer, name: string): string | undefined {
  return answer.headers.get(name.toLowerCase())?.join(', ');
}

/**
 * Talks HTTP/1.1 to a server over at most eight connections, which are kept alive.
 *
 * @param origin `http://127.0.0.1:8080`
 * @param host the Host field's value, if it is not the origin's
 */
export function httpExchange(origin: string, host = new URL(origin).host): Exchange {
  const { hostname, port } = new URL(origin);
  // 100 is a usual limit of requests per connection (Apache): a server may close one at any time.
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = (sent: Ask, through = agent): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request({
        agent: through,
        hostname,
        port,
        method: sent.method,
        path: sent.target,
        // Given a list, node:http sends names and lines untouched.
        headers: [['Host', host], ...sent.headers].flat(),
        timeout: 20_000,
      });
      outgoing.on('response', (incoming) => void read(incoming).then(resolve, reject));
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer to ${sent.method} ${sent.target}`)));
      outgoing.on('error', (error) => {
        // RFC 9112 §9.3.1: the server closed an idle connection as we were writing to it.
        if (outgoing.reusedSocket) resolve(send(sent, new Agent({ keepAlive: true })));
        else reject(error);
      });
      outgoing.end();
    });
  return (sent) => send(sent);
}

/** The oracle itself as a server. */
export function respondExchange(getRelease: () => Release): Exchange {
  return async (sent) => {
    const response = respond(getRelease(), oracleRequest(sent));
    const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), [value]]));
    return { status: response.status, headers, body: response.body };
  };
}

/** The request as respond() wants it. */
export function oracleRequest({ method, target, headers }: Ask) {
  const grouped: Record<string, string[]> = Object.create(null);
  for (const [name, value] of headers) {
    grouped[name.toLowerCase()] ??= [];
    grouped[name.toLowerCase()]!.push(value);
  }
  return { method, path: target, headers: grouped };
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Map<string, string[]>();
  const raw = incoming.rawHeaders;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[i + 1]!]);
  }
  return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
