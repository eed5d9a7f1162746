import { lackOf } from '../common/output.mjs';

/** Tells each process as it ends, and stops at an output that is not whole: its time would say nothing. */
export function watch({ gazette, peers }, count, say) {
  return (name, column, round, { ms, cpu, rss }) => {
    const numbers = `${ms.toFixed(0)} ms, ${cpu.toFixed(0)} of the processor, ${rss.toFixed(0)} MB`;
    say(`${count} pages, round ${round + 1}, ${column}: ${name} ${numbers}`);
    if (column !== 'cold' || round > 0) return;
    const { out } = name === 'gazette' ? gazette : peers.find((peer) => peer.name === name);
    const lack = lackOf(out, count);
    if (lack) throw new Error(`The output of ${name} is not whole: ${lack}, for ${count} pages.`);
  };
}
