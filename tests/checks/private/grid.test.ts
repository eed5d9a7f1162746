import { expect, it } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { planted } from './items.ts';
import { ways } from './ways.ts';
import { type World, worlds } from './worlds.ts';

const items = planted(11);
const hidings = Object.entries(ways);

/** Whether it is a key that is hidden there: words in base64 are nothing to a reader. */
const isSense = ({ text, code }: (typeof items)[number], way: string, { spelt }: World) =>
  !way.startsWith('base64') || (code !== 'private-internal' && !text.startsWith('-----') && !hasNoCapitals(spelt));

/** Without them base64 is nothing. */
const hasNoCapitals = (spelt: World['spelt']) => spelt?.('A') === 'a';

/** What is marked up must not be escaped: it would be read as it is written. */
const isMarkup = /^(?:emphasis|tags|escapes)/;

/** No system has a longer name. */
const isPossible = (file: string) => file.split('/').every((name) => Buffer.byteLength(name) < 256);

/** Which way of each item is planted in each place: one by chance, with LONG=1 all, one after another. WHOLE=1: of all cells. */
const rounds = thoroughness === 3 ? hidings.length : 1;
const below = seeded(Number(process.env.SEED ?? 5));

/** Every item in every place of a world, each hidden in a way. */
const cellsOf = (world: World, round: number) => {
  const { places, spelt = (text: string) => text, holds = () => true } = world;
  return items.flatMap((item, i) =>
    Object.entries(places).flatMap(([place, at], p) => {
      const [way, hide] = hidings[rounds === 1 ? below(hidings.length) : (i + p + round) % hidings.length]!;
      const text = spelt(item.text);
      // What is in base64 is a text still.
      const hidden = way.startsWith('base64') ? spelt(hide(item.text)) : hide(text);
      const [file, written] = at(hidden, String(i), i, isMarkup.test(way) ? (marked) => marked : undefined);
      const isMeant = isSense(item, way, world) && holds(item) && isPossible(file);
      return isMeant ? [{ item, place, way, file, written, isHidden: hidden !== text }] : [];
    }),
  );
};

const cases = Array.from({ length: rounds }, (_, round) => Object.keys(worlds).map((name) => [name, round] as const));

it.each(cases.flat())(
  'every kind in every place of %s, hidden: none is published (%s)',
  (name, round) => {
    const world = worlds[name]!;
    const sample = cellsOf(world, round).filter((_, i) => rounds > 1 || process.env.WHOLE || i % 6 === 0);
    const found = world.found(new Map(sample.map(({ file, written }) => [file, written])));
    const has = (file: string, code: RegExp) => found.get(file)?.some((problem) => code.test(problem.code));
    const codeOf = world.codeOf ?? (({ code }) => code);
    const missed = sample.filter(({ item, file }) => !has(file, new RegExp(`^${codeOf(item)}$`)));
    // What is refused for its hidden characters, or those of its name, is not published either. No other finding counts: that
    // of another code may be of another item.
    const refused = missed.filter(({ file, isHidden }) => isHidden && has(file, world.refusal));
    console.log(
      `${name}: ${sample.length} planted, ${sample.length - missed.length} told as private, ${refused.length} refused as hidden`,
    );
    const out = missed.filter((cell) => !refused.includes(cell));
    expect(out.map(({ item, place, way }) => `${item.kind} in ${place}, ${way}`)).toEqual([]);
  },
  120_000,
);
