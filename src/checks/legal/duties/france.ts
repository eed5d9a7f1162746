import { type Law, legalEntityKinds, registeredKinds, tradingKinds } from '../duty.ts';

const source = 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164';

export const france: readonly Law[] = [
  {
    id: 'fr-lcen-1-1',
    jurisdiction: 'FR',
    name: 'Loi n° 2004-575 pour la confiance dans l’économie numérique (LCEN)',
    source,
    duties: [
      { clause: 'art. 1-1, I, 1° and 2°', fact: 'name' },
      { clause: 'art. 1-1, I, 1° and 2°', fact: 'address' },
      { clause: 'art. 1-1, I, 1° and 2°', fact: 'phone' },
      { clause: 'art. 1-1, I, 2°', fact: 'register', kinds: registeredKinds },
      { clause: 'art. 1-1, I, 2°', fact: 'capital', kinds: ['company'] },
      { clause: 'art. 1-1, I, 3°', fact: 'publication-director', kinds: [...legalEntityKinds, 'sole-trader'] },
      { clause: 'art. 1-1, I, 4°', fact: 'host' },
      { clause: 'art. 1-1, I, 4°', fact: 'host-address', when: 'host-named' },
      { clause: 'art. 1-1, I, 4°', fact: 'host-phone', when: 'host-named' },
    ],
  },
  {
    id: 'fr-lcen-19',
    jurisdiction: 'FR',
    name: 'Loi n° 2004-575 pour la confiance dans l’économie numérique (LCEN)',
    source,
    kinds: tradingKinds,
    duties: [
      { clause: 'art. 19', fact: 'email' },
      { clause: 'art. 19', fact: 'vat' },
      { clause: 'art. 19', fact: 'supervisor', only: 'the activity needs a permission' },
      { clause: 'art. 19', fact: 'profession', only: 'the profession is regulated' },
      { clause: 'art. 19', fact: 'professional-rules', when: 'profession-stated' },
    ],
  },
  {
    id: 'fr-ccom-r123-237',
    jurisdiction: 'FR',
    name: 'Code de commerce, art. R123-237',
    source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/',
    kinds: ['company'],
    holdersOf: ['FR-RCS'],
    duties: [
      { clause: '1°', fact: 'register' },
      { clause: 'on the website', fact: 'rcs-town' },
      { clause: '3°', fact: 'address' },
    ],
  },
];
