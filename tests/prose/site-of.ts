import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';

const root = new URL('../../', import.meta.url).pathname;
export const today = '2026-11-21';

const known = new Map<string, ReturnType<typeof read>>();

function read(folder: string) {
  const quiet = () => {};
  const sources = loadSources(`${root}${folder}content`, `${root}${folder}public`, quiet);
  const site = validate(sources, { preview: false, today } as Parameters<typeof validate>[1], quiet);
  if (!site) throw new Error(`${folder} is no site`);
  return { site, sources };
}

/** The site of a content folder, read once: no module of checks is needed for it, so that mutants of these share it. */
export function siteOf(folder: string): ReturnType<typeof read> {
  const made = known.get(folder) ?? read(folder);
  known.set(folder, made);
  return made;
}
