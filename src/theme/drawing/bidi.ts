import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Numbers with their signs, `C++` and paths: alone, UAX #9 would turn the parts of `+49 30 1234` around. */
const oneWay = /[(]?[+\-−]?[€$£]?\d(?:[\d ().,:/\-–]*\d)?[%€]?|[A-Za-z]\w*[+#]+|(?<!\S)\/[\w/.-]*/g;

/**
 * Embedding level of each UTF-16 unit of a line: odd ones run from right to left (UAX #9). In a right-to-left line,
 * text that pages isolate by markup counts as a Latin word.
 */
export function resolveBidiLevels(line: string, isRtl: boolean): Uint8Array {
  const isolated = isRtl ? line.replace(oneWay, (part) => 'a'.repeat(part.length)) : line;
  return bidi.getEmbeddingLevels(isolated, isRtl ? 'rtl' : 'ltr').levels;
}

/** Runs of a line in visual order, from the left (UAX #9 L2). */
export function toVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  let order = [...runs];
  let highest = 0;
  for (const { level } of runs) highest = Math.max(highest, level);
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order = [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)];
      from = Math.max(from, to);
    }
  return order;
}
