import type { Capability } from '../../src/core/capabilities.ts';
import type { Release } from '../../src/core/release.ts';
import { respond } from '../../src/http/respond.ts';
import { thoroughness, turn } from '../support/runs.ts';
import { type Answer, type Ask, type Exchange, oracleRequest } from './client.ts';
import { differences } from './differences.ts';

/** The subject of a conformance run. */
export interface Subject {
  readonly release: Release;
  readonly exchange: Exchange;
  /** Content codings that the host serves from side-cars; empty: it leaves compression to others. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Replaces the bytes of one file where the server reads them, as a later build does; absent: not tried. */
  readonly replace?: ((file: string, bytes: Uint8Array) => void | Promise<void>) | undefined;
  /** Emulators take a hundred times as long as servers: where there are many requests, one in so many is sent. */
  readonly oneOf?: number;
}

const many = 100;
/** Takes one in `oneOf` of many requests, every other one unless told, others at each turn; of few all. */
export const thinned = <T>(asks: readonly T[], oneOf = 2): readonly T[] =>
  asks.length <= many || thoroughness === 3
    ? asks
    : // GET and HEAD alternate: every other one would always be of one method.
      asks.filter((_, i) => (i + (i >> 1) + turn) % oneOf === 0);

/** One answer that was wrong. */
export interface Miss {
  readonly ask: Ask;
  readonly what: string;
}

export interface Result {
  /** How many answers were judged. */
  readonly compared: number;
  readonly misses: readonly Miss[];
}

/** One thing that every host must do. */
export interface Check {
  readonly name: string;
  readonly proves: readonly Capability[];
  run(subject: Subject): Promise<Result>;
}

/** A check that sends requests and compares each answer with respond()'s. */
export function likeOracle(
  name: string,
  proves: readonly Capability[],
  asks: (release: Release) => readonly Ask[],
): Check {
  return {
    name,
    proves,
    run: ({ release, exchange, oneOf }) =>
      judge(thinned(asks(release), oneOf), exchange, (ask, answer) =>
        differences(respond(release, oracleRequest(ask)), answer, ask.method),
      ),
  };
}

/** Sends requests, eight at a time, and collects what `verdict` finds wrong with the answers. */
export async function judge(
  asks: readonly Ask[],
  exchange: Exchange,
  verdict: (ask: Ask, answer: Answer) => readonly string[] | Promise<readonly string[]>,
): Promise<Result> {
  const misses: Miss[] = [];
  const left = asks.values();
  const worker = async () => {
    for (const ask of left) {
      const found = await exchange(ask).then(
        (answer) => verdict(ask, answer),
        (error) => [`no answer: ${error}`],
      );
      misses.push(...found.map((what) => ({ ask, what })));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { compared: asks.length, misses };
}
