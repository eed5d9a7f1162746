import { type Law, registeredKinds, tradingKinds } from '../duty.ts';

/** Member states and EFTA states of the EEA, where art. 5 is law under other names; those of the table are left out. */
export const memberStates: ReadonlySet<string> = new Set(
  'BE BG CY CZ DK EE ES FI GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const europeanUnion: readonly Law[] = [
  {
    id: 'eu-2000-31',
    jurisdiction: 'EU',
    name: 'Directive 2000/31/EC on electronic commerce, in the law of the member state',
    source: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj',
    kinds: tradingKinds,
    duties: [
      { clause: 'art. 5(1)(a)', fact: 'name' },
      { clause: 'art. 5(1)(b)', fact: 'address' },
      { clause: 'art. 5(1)(c)', fact: 'email' },
      { clause: 'art. 5(1)(c)', fact: 'rapid-contact' },
      { clause: 'art. 5(1)(d)', fact: 'register', kinds: registeredKinds },
      { clause: 'art. 5(1)(e)', fact: 'supervisor', only: 'the activity needs a permission' },
      { clause: 'art. 5(1)(f)', fact: 'profession', only: 'the profession is regulated' },
      { clause: 'art. 5(1)(f)', fact: 'chamber', when: 'profession-stated' },
      { clause: 'art. 5(1)(f)', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'art. 5(1)(g)', fact: 'vat' },
    ],
  },
];
