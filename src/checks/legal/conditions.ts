import { listIdentifiers } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import { stripLabels } from '../../core/labels.ts';

/** Conditions of a duty that facts can tell, with words for them. */
export const conditions = {
  'capital-mentioned': { words: 'capital is mentioned', isMet: ({ company }) => company.capital !== undefined },
  'host-named': {
    words: 'the host is named',
    isMet: (site) => site.company.legal?.hostingProvider !== undefined,
  },
  'profession-stated': {
    words: 'a profession is stated',
    isMet: (site) => site.company.legal?.profession !== undefined,
  },
  'name-without-limited': {
    words: 'the name has none of Limited, Ltd, plc, LLP, Unlimited and their Welsh forms',
    isMet: ({ company }) => !ending.test(stripLabels(company.legalName)),
  },
  'in-scotland': {
    words: 'it is registered in Scotland, or has a Scottish Charity number',
    isMet: ({ company }) =>
      /\bscotland\b/i.test(stripLabels(company.jurisdiction?.name ?? '')) ||
      listIdentifiers(company).some(({ scheme }) => scheme.code === 'GB-SC'),
  },
} as const satisfies Readonly<Record<string, { readonly words: string; readonly isMet: (site: Site) => boolean }>>;

export type ConditionName = keyof typeof conditions;

/** Companies Act 2006 ss. 58–60: the endings of which a limited company has one, and those of companies that are none. */
const ending =
  /\b(?:limited|ltd|cyf|cyfyngedig|plc|public limited company|c\.?c\.?c\.?|cwmni cyfyngedig cyhoeddus|llp|limited liability partnership|unlimited|ultd|anghyfyngedig)\.?\)?$/i;
