import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { byTurn } from '../../support/runs.ts';
import type { Ask } from '../client.ts';
import { temporaryFolder } from '../servers.ts';
import { type Backend, startBackend } from './backend.ts';
import { heard, ourAsks, ourHost, type Seen, theirAsks } from './probes.ts';
import { writeNeighbourFiles } from './their-files.ts';

/** Another site on the same server, or what an operator says for all sites. Each kind of server adds its own texts. */
export interface Neighbour {
  readonly name: string;
  /** Requests to it; absent: `theirAsks`. */
  readonly asks?: readonly Ask[];
  /** Host of what is asked; absent: `theirHost`. */
  readonly host?: string;
  /** A WebSocket of its own: a target, upgraded and written to. */
  readonly upgrade?: string;
  /** Our answers that it changes, and why nobody can undo it: it must happen, or the entry has to go. */
  readonly spoils?: { readonly reason: string; readonly asks: (ask: Ask) => boolean };
}

/** Where things are, for the texts of a neighbour. */
export interface Place {
  /** A folder with the neighbour's files. */
  readonly files: string;
  /** `127.0.0.1:1234`: what answers behind a proxy. */
  readonly backend: string;
}

/** Who is on the server: only the neighbour, only us, or both. */
export interface Arrangement<N> {
  readonly neighbour: N | undefined;
  readonly ours: boolean;
  readonly place: Place;
}

/** A server that can be told to serve another arrangement. */
export interface Host<N> {
  /** @throws Error if the server complains of the configuration: by a warning too */
  serve(arrangement: Arrangement<N>): Promise<{ readonly origin: string }>;
  stop(): unknown;
}

/**
 * Declares a test for each neighbour: beside it our answers are what they are without it, bytes and fields, and its own
 * are what they are without us.
 */
export function keepsPeace<N extends Neighbour>(release: Release, neighbours: readonly N[], host: Host<N>): void {
  let backend: Backend;
  let place: Place;
  let alone: readonly Seen[];

  const serve = (neighbour: N | undefined, ours: boolean) => host.serve({ neighbour, ours, place });
  const asks = ourAsks(release);

  beforeAll(async () => {
    backend = await startBackend();
    place = { files: temporaryFolder('neighbour'), backend: backend.address };
    writeNeighbourFiles(place.files);
    alone = await heard((await serve(undefined, true)).origin, ourHost, asks);
  });
  afterAll(async () => {
    await host.stop();
    await backend?.stop();
  });

  it('answers alone', () => {
    expect(new Set(alone.map(({ status }) => status))).toEqual(new Set([200, 304, 308, 404, 405]));
  });

  // Each starts the server twice: every other one at each turn.
  it.each(byTurn(neighbours, 2).map((neighbour) => [neighbour.name, neighbour] as const))(
    '%s',
    async (_, neighbour) => {
      const without = await theirAnswers((await serve(neighbour, false)).origin, neighbour);
      if (neighbour.upgrade) expect(without.at(-1)?.status, 'the WebSocket').toBe(101);
      const { origin } = await serve(neighbour, true);
      expect(await theirAnswers(origin, neighbour), 'the answers of the neighbour').toEqual(without);

      const beside = await heard(origin, ourHost, asks);
      const changed = asks.filter((_, i) => JSON.stringify(beside[i]) !== JSON.stringify(alone[i]));
      const spoilt = neighbour.spoils?.asks ?? (() => false);
      const wrong = changed.filter((ask) => !spoilt(ask));
      const seen = (all: readonly Seen[]) =>
        asks.flatMap((ask, i) => (wrong.includes(ask) ? [{ ask, ...all[i] }] : []));
      expect(seen(beside), 'our answers').toEqual(seen(alone));
      if (neighbour.spoils) expect(changed.length, `spoilt no more: ${neighbour.spoils.reason}`).toBeGreaterThan(0);
    },
  );
}

function theirAnswers(origin: string, { host, asks = theirAsks, upgrade }: Neighbour): Promise<readonly Seen[]> {
  return heard(origin, host, asks, upgrade);
}
