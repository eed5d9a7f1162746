import { expect, it } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { builtWith } from './built-with.ts';
import { planted } from './items.ts';
import { places } from './places.ts';
import { ways } from './ways.ts';

const items = planted(11);
const hidings = Object.entries(ways);

/** Whether it is a key that is hidden there: words in base64 are nothing to a reader. */
const isSense = ({ text, code }: (typeof items)[number], way: string) =>
  way !== 'base64' || (code !== 'private-internal' && !text.startsWith('-----'));

/** What is marked up must not be escaped: it would be read as it is written. */
const isMarkup = /^(?:emphasis|tags|escapes)/;

/** Which way of each item is planted in each place: one by chance, with LONG=1 all, one after another. WHOLE=1: of all cells. */
const rounds = thoroughness === 3 ? hidings.length : 1;
const below = seeded(Number(process.env.SEED ?? 5));

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'every kind in every place, hidden: none is published (%s)',
  (round) => {
    const cells = items.flatMap((item, i) =>
      Object.entries(places).map(([place, at], p) => {
        const [way, hide] = hidings[rounds === 1 ? below(hidings.length) : (i + p + round) % hidings.length]!;
        const [file, text] = at(hide(item.text), String(i), i, isMarkup.test(way) ? (marked) => marked : undefined);
        return { item, place, way, file, text };
      }),
    );
    const sample = cells.filter(
      ({ item, way }, i) => isSense(item, way) && (rounds > 1 || process.env.WHOLE || i % 6 === 0),
    );
    const found = builtWith(new Map(sample.map(({ file, text }) => [file, text])));
    const known = (file: string, code: RegExp) => found.get(file)?.some((problem) => code.test(problem.code));
    const missed = sample.filter(({ item, file }) => !known(file, new RegExp(`^${item.code}$`)));
    // What the gate for hidden characters refuses is not published either. No other finding counts: that of another code
    // may be of another item.
    const refused = missed.filter(({ file }) => known(file, /^file-encoding$/));
    console.log(
      `${sample.length} planted, ${sample.length - missed.length} told as private, ${refused.length} refused as hidden`,
    );
    const out = missed.filter((cell) => !refused.includes(cell));
    expect(out.map(({ item, place, way }) => `${item.kind} in ${place}, ${way}`)).toEqual([]);
  },
);
