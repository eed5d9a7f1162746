import fc from 'fast-check';

/** Texts of these pieces: what parsers trip over is dense in them. */
export const textOf = (pieces: readonly string[], maxLength = 16): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((some) => some.join(''));

/** Any text, half surrogates too. */
export const anyText = (maxLength = 40): fc.Arbitrary<string> => fc.string({ unit: 'binary', maxLength });

/** A text with a few characters put in, taken away or exchanged. */
export function mutated(text: fc.Arbitrary<string>, pieces: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    fc.nat({ max: 3 }),
    fc.constantFrom(...pieces),
  );
  return fc.tuple(text, fc.array(edit, { maxLength: 3 })).map(([whole, edits]) =>
    edits.reduce((now, [where, cut, put]) => {
      const at = Math.floor(where * (now.length + 1));
      return now.slice(0, at) + put + now.slice(at + cut);
    }, whole),
  );
}
