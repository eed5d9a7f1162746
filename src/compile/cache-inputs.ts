import { listTypedModules, type Sources } from '../content/read/load.ts';

/** All that a site is made of; what has not changed is the same object. */
export function listCacheInputs(sources: Sources): unknown[] {
  const { pages, faq, news = [], skills, style, waivers, contract, accepted, publicFiles } = sources;
  const { ledger: recorded = [], imports = [] } = sources;
  return [
    ...listTypedModules(sources),
    ...[...pages, ...faq, ...news, ...skills, style, waivers, contract, accepted, ...recorded, ...imports],
    ...publicFiles.flatMap(({ file, bytes }) => [file, bytes]),
  ];
}

/** Whether all of it is the same as before. */
export function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
