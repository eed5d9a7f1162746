import type { Site } from './site.ts';

const uses = ['search', 'ai-input', 'ai-train'] as const;

/** The uses that contentSignals grant, and those that they refuse. */
export const listContentUses = (signals: Site['contentSignals']) => ({
  granted: uses.filter((use) => signals[use]),
  refused: uses.filter((use) => !signals[use]),
});

/**
 * Terms of a licence, as far as RSL has words for them: `nothing` (CC0) and `attribution` (CC BY) permit every use;
 * `conditions` are those of other Creative Commons licences, which it has none for; `own` are all other terms.
 */
export function classifyLicence({ spdx, url }: Site['dataLicense']): 'nothing' | 'attribution' | 'conditions' | 'own' {
  const [, name] = /^https:\/\/creativecommons\.org\/(?:licenses|publicdomain)\/([\w-]+)/i.exec(url) ?? [];
  // Identifiers of SPDX ignore case.
  const id = (spdx ?? (name === undefined ? '' : `cc-${name}`)).toLowerCase();
  if (!/^cc[-0]/.test(id)) return 'own';
  if (/^cc0|^cc-(?:zero|mark|pddc)$/.test(id)) return 'nothing';
  return /^cc-by(?:-\d|$)/.test(id) ? 'attribution' : 'conditions';
}
