import type { Site } from './site.ts';

type Licence = Site['dataLicense'];
const signals = ['search', 'ai-input', 'ai-train'] as const;
type Use = (typeof signals)[number];

/** The uses that contentSignals grant, and those that they refuse. */
export function usesOf(given: Site['contentSignals']): { readonly granted: readonly Use[]; readonly refused: readonly Use[] } {
  return { granted: signals.filter((use) => given[use]), refused: signals.filter((use) => !given[use]) };
}

/**
 * What a licence asks for, as far as RSL has words for it: `nothing` (CC0) and `attribution` (CC BY) permit every use;
 * `conditions` are those of other Creative Commons licences, which it has none for; `own` terms are nobody else's.
 */
export function demandOf({ spdx, url }: Licence): 'nothing' | 'attribution' | 'conditions' | 'own' {
  const [, path] = /^https:\/\/creativecommons\.org\/(?:licenses|publicdomain)\/([\w-]+)/i.exec(url) ?? [];
  const name = (spdx?.replace(/^CC-?/i, (start) => (start === '' ? '' : 'cc-')) ?? path ?? '').toLowerCase();
  if (spdx !== undefined && !/^CC/i.test(spdx)) return 'own';
  if (/^(?:cc-)?(?:0|zero|mark|pddc)/.test(name)) return 'nothing';
  if (/^(?:cc-)?by(?:-\d[\d.]*)?$/.test(name)) return 'attribution';
  return name === '' ? 'own' : 'conditions';
}
