import { expect, it } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { planted } from './items.ts';
import { ways } from './ways.ts';
import { type World, worlds } from './worlds.ts';

const items = planted(Number(process.env.SEED ?? 11));

/** No system has a longer name. */
const isPossible = (file: string) => file.split('/').every((name) => Buffer.byteLength(name) < 256);

/** Every item in every place of a world; the way in which it is written goes round with both. */
const cellsOf = (world: World, round: number) => {
  const { places, spelt = (text: string) => text, holds = () => true } = world;
  const all = Object.entries(world.ways ?? ways);
  return items.filter(holds).flatMap((item, i) =>
    Object.entries(places).flatMap(([place, at], p) => {
      const [way, write] = all[(i + p + round) % all.length]!;
      const [file, written] = at(write(spelt(item.text)), String(i), i);
      return isPossible(file) ? [{ item, place, way, file, written }] : [];
    }),
  );
};

/** With LONG=1 every item in every place is typed in every way, else in one of them. */
const cases = Object.entries(worlds).flatMap(([name, world]) =>
  Object.keys(world.ways ?? ways)
    .slice(0, thoroughness === 3 ? undefined : 1)
    .map((_, round) => [name, round] as const),
);

it.each(cases)(
  'every kind in every place of %s is found, however it is typed (%s)',
  (name, round) => {
    const world = worlds[name]!;
    const cells = cellsOf(world, round);
    const found = world.found(new Map(cells.map(({ file, written }) => [file, written])));
    const codeOf = world.codeOf ?? (({ code }) => code);
    // No other finding counts: that of another code may be of another item.
    const missed = cells.filter(({ item, file }) => !found.get(file)?.some(({ code }) => code === codeOf(item)));
    expect(missed.map(({ item, place, way }) => `${item.kind} in ${place}, ${way}`)).toEqual([]);
  },
  120_000,
);
