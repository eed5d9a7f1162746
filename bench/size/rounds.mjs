import { columns, ofPeers, ofReference } from './columns.mjs';

/**
 * Interleaved rounds: in each, every column is run by Gazette and at once by the peers that have it, who goes first in
 * turn. Returns the processes by column and contestant, round by round; `see()` is told each. `finishSwap()` waits until files
 * have an age.
 */
export async function inRounds({ rounds, names, gazette, peers, edits, see, settle }) {
  const samples = {};
  for (let round = 0; round < rounds; round++) {
    gazette.forget();
    for (const peer of peers) peer.reset();
    edits.restore();
    await settle();
    for (const column of names) {
      // Lets a signal in: processes are waited for without the event loop.
      await new Promise(setImmediate);
      const contestants = contestantsOf(column, { gazette, peers });
      for (const { prepare } of contestants) prepare();
      edits[columns[column].edit]?.();
      for (const { name, start } of round % 2 ? contestants.reverse() : contestants) {
        const { output, ...sample } = start();
        samples[column] ??= {};
        samples[column][name] ??= [];
        samples[column][name][round] = sample;
        see(name, column, round, sample);
      }
    }
  }
  edits.restore();
  return samples;
}

function contestantsOf(column, { gazette, peers }) {
  const own = { name: 'gazette', prepare: () => gazette.prepare(column), start: () => gazette.start(column) };
  const others = peers
    .filter((_, index) => (index === 0 ? ofReference : ofPeers).includes(column))
    .map((peer) => ({
      name: peer.name,
      prepare: () => column === 'cold' && peer.reset(),
      start: () => peer.build(),
    }));
  return [own, ...others];
}
