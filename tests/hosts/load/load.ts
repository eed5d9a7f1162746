import type { Release } from '../../../src/core/release.ts';
import { respond } from '../../../src/http/respond.ts';
import { seeded } from '../../support/seeded.ts';
import { oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { oddClients } from './odd-clients.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { type Wire, wire } from './wire.ts';

/** The outcome of a load. */
export interface Loaded {
  /** Answers to right requests, each compared with the oracle's. */
  readonly compared: number;
  /** Connections of odd clients. */
  readonly odd: number;
  /** Failures, as sentences. */
  readonly failures: readonly string[];
}

/**
 * Keeps `connections` connections of a server busy with right requests, often pipelined, of which each twentieth turn is
 * that of an odd client on a connection of its own; until `isOver` says so.
 */
export async function load(
  release: Release,
  port: number,
  options: { readonly connections: number; readonly seed: number; readonly isOver: () => boolean },
): Promise<Loaded> {
  const failures: string[] = [];
  let compared = 0;
  let odd = 0;
  const judged = async (client: Wire, request: RightRequest): Promise<readonly string[]> => {
    const { ask } = request;
    const answer = await client.next(ask.method);
    compared += 1;
    if (answer === undefined)
      return [`${ask.method} ${ask.target.slice(0, 80)}: no answer (${client.error() ?? 'ended'})`];
    const found = differences(respond(release, oracleRequest(ask)), answer, ask.method);
    return found.map(
      (what) => `${ask.method} ${ask.target.slice(0, 80)} ${JSON.stringify(ask.headers).slice(0, 300)}: ${what}`,
    );
  };
  const kinds = Object.entries(oddClients);
  const worker = async (number: number): Promise<void> => {
    const below = seeded(options.seed * 1000 + number);
    const right = rightRequests(release, below);
    let client = await wire(port);
    while (!options.isOver()) {
      if (below(20) === 0) {
        const [kind, run] = kinds[below(kinds.length)]!;
        const found = await run({ port, below, right, judged }).catch((error: unknown) => [String(error)]);
        odd += 1;
        failures.push(...found.map((what) => `${kind}: ${what}`));
        continue;
      }
      const requests = Array.from({ length: below(3) === 0 ? 1 + below(12) : 1 }, right);
      client.send(requests.map((each) => each.bytes).join(''));
      for (const request of requests)
        failures.push(...(await judged(client, request).catch((error: unknown) => [String(error)])));
      if (!client.socket.destroyed && client.socket.readable) continue;
      // Nobody asked for an end: keep-alive connections stay.
      failures.push(`the connection ended: ${client.error() ?? 'an orderly end'}`);
      client = await wire(port);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: options.connections }, (_, number) => worker(number)));
  return { compared, odd, failures };
}
