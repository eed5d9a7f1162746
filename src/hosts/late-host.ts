import type { Host } from './host.ts';

/**
 * A row of THE TABLE, whose module is loaded when more is asked for than what the row says: a site has one host or two,
 * and all of them are nearly half of the program.
 */
export function lateHost(name: string, load: () => Host, { grows }: Pick<Host, 'grows'> = {}): Host {
  return {
    name,
    ...(grows && { grows }),
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
