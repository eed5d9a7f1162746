import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export const root = new URL('../../', import.meta.url).pathname;

/** One line of the table in ARCHITECTURE.md, and of the floor plan below it. */
export interface Room {
  readonly name: string;
  readonly purpose: string;
  readonly mayImport: readonly string[];
}

/** An import of one file of src/ by another, type-only ones too. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

export const drawnPlan = /(<!-- floor plan -->\n```\n)([\s\S]*?)(\n```)/;

/** Reads the table of rooms, `| `content/` | what for |`, and the floor plan, ` 2  content  core markdown`. */
export function readRooms(architecture: string): Room[] {
  const [, table = '', plan = ''] =
    /\n## The rooms\n([\s\S]*?)<!-- floor plan -->\n([\s\S]*?)\n## /.exec(architecture) ?? [];
  const imports = new Map([...plan.matchAll(/^ *\d+ +([a-z]+) *(.*)$/gm)].map(([, name, rooms]) => [name, rooms]));
  return [...table.matchAll(/^\| `([a-z]+)\/` \| ([^|]+) \|$/gm)].map(([, name, purpose]) => ({
    name: name!,
    purpose: purpose!.trim(),
    mayImport: imports.get(name)?.match(/[a-z]+/g) ?? [],
  }));
}

/** `src/http/respond.ts` → `http`; a file that is in no room gives its own name. */
export const roomOf = (file: string) => file.split('/')[1]!;

export function sourceFiles(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const sources = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({ value: text.slice(start + 1, end - 1), start })),
  ];
  return sources
    .filter(({ value }) => value.startsWith('.'))
    .map(({ value, start }) => ({
      from: file,
      line: text.slice(0, start).split('\n').length,
      to: posix.join(dirname(file), value.replace(/\?\w+$/, '')),
    }));
}

/** Each circle among nodes once, as the nodes on it. */
export function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node);
    if (at !== -1) found.push([...path.slice(at), node]);
    if (at !== -1 || done.has(node)) return;
    for (const next of arrows.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of arrows.keys()) walk(node, []);
  return found;
}

/** The floor plan: a room stands on the lowest floor that is above all rooms which it imports; these stand beside it. */
export function floorPlan(rooms: readonly Room[], uses: ReadonlyMap<string, ReadonlySet<string>>): string {
  const floors = new Map<string, number>();
  const floorOf = (name: string): number => {
    const known = floors.get(name);
    if (known !== undefined) return known;
    floors.set(name, 0);
    const below = [...(uses.get(name) ?? [])].map(floorOf);
    const floor = below.length === 0 ? 0 : Math.max(...below) + 1;
    floors.set(name, floor);
    return floor;
  };
  for (const { name } of rooms) floorOf(name);
  const width = Math.max(...rooms.map(({ name }) => name.length));
  return rooms
    .map(({ name, mayImport }) => ({ name, mayImport, floor: floors.get(name) ?? 0 }))
    .sort((a, b) => b.floor - a.floor)
    .map(({ name, mayImport, floor }) =>
      `${String(floor).padStart(2)}  ${name.padEnd(width)}  ${mayImport.join(' ')}`.trimEnd(),
    )
    .join('\n');
}
