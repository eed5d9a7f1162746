import { describe, expect, it } from 'vitest';
import { thoroughness } from '../../support/runs.ts';
import { builtWith, type Find, scannedIn } from './built-with.ts';
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
      return isPossible(file) ? [{ item, place, way, file, written, diagonal: i + p }] : [];
    }),
  );
};

function missedIn(world: World, cells: ReturnType<typeof cellsOf>, find: Find): string[] {
  const found = world.found(new Map(cells.map(({ file, written }) => [file, written])), find);
  const codeOf = world.codeOf ?? (({ code }) => code);
  // No other finding counts: that of another code may be of another item.
  const missed = cells.filter(({ item, file }) => !found.get(file)?.some(({ code }) => code === codeOf(item)));
  return missed.map(({ item, place, way }) => `${item.kind} in ${place}, ${way}`);
}

/** With LONG=1 every item in every place is typed in every way, else in one of them. */
const cases = Object.entries(worlds).flatMap(([name, world]) =>
  Object.keys(world.ways ?? ways)
    .slice(0, thoroughness === 3 ? undefined : 1)
    .map((_, round) => [name, round] as const),
);

describe('every kind in every place is found, however it is typed', () => {
  it.each(cases)('%s (%s)', (name, round) => {
    const world = worlds[name]!;
    expect(missedIn(world, cellsOf(world, round), scannedIn)).toEqual([]);
  });
});

/** A build validates and renders as well: some items in every place show that it looks where the scan does. */
describe('a whole build finds it too', () => {
  it.each(Object.keys(worlds).filter((name) => !name.includes('attached')))('%s', (name) => {
    const world = worlds[name]!;
    const oneOf = Object.keys(world.places).length > 2 ? 17 : 5;
    const cells = cellsOf(world, 0).filter(({ diagonal }) => diagonal % oneOf === 0);
    expect(cells.length).toBeGreaterThan(3);
    expect(missedIn(world, cells, builtWith)).toEqual([]);
  });
});
