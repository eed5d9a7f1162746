import type { Host } from './host.ts';

/**
 * A row of THE TABLE, whose module is loaded when more is asked for than what the row says: a site has one host or two,
 * and all of them are nearly half of the program.
 */
export function lazyHost(
  name: string,
  module: <Exports>() => Exports,
  row: Pick<Host, 'grows' | 'lacks' | 'lacksUploaded'> = {},
): Host {
  const load = (): Host => {
    const found = Object.values(module<object>()).find((value): value is Host => isHost(value, name));
    if (!found) throw new Error(`The module of the host "${name}" has none of that name`);
    return found;
  };
  return {
    name,
    ...row,
    get title() {
      return load().title;
    },
    get instructions() {
      return load().instructions;
    },
    get tokens() {
      return load().tokens;
    },
    get unrun() {
      return load().unrun;
    },
    get keepsFiles() {
      return load().keepsFiles;
    },
    get quirks() {
      return load().quirks;
    },
    emit: (release, options) => load().emit(release, options),
  };
}

function isHost(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && 'emit' in value && 'name' in value && value.name === name;
}
