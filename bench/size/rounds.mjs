import { settle } from '../common/project.mjs';
import { columns, ofPeers, ofReference } from './columns.mjs';

/**
 * Interleaved rounds: in each, every column is run by Gazette and at once by the peers that have it, who goes first in
 * turn. Returns the processes by column and contestant, round by round; `see(name, column)` is called after each.
 */
export async function inRounds({ rounds, names, gazette, peers, edits, see }) {
  const samples = {};
  for (let round = 0; round < rounds; round++) {
    gazette.forget();
    for (const peer of peers) peer.reset();
    edits.restore();
    await settle();
    for (const column of names) {
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
