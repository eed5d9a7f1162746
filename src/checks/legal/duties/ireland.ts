import { type Law, registeredKinds, tradingKinds } from '../duty.ts';

const [permission, profession] = ['the activity needs a permission', 'the profession is regulated'];

export const ireland: readonly Law[] = [
  {
    id: 'ie-si-163-1973',
    jurisdiction: 'IE',
    name: 'European Communities (Companies) Regulations 1973 (SI 163/1973), on the home page or a page named on it',
    source: 'https://www.irishstatutebook.ie/eli/2007/si/49',
    kinds: ['company'],
    holdersOf: ['IE-CRO'],
    duties: [
      { clause: 'as amended by SI 49/2007', fact: 'name' },
      { clause: 'as amended by SI 49/2007', fact: 'legal-form' },
      { clause: 'as amended by SI 49/2007', fact: 'registration-place' },
      { clause: 'as amended by SI 49/2007', fact: 'register' },
      { clause: 'as amended by SI 49/2007', fact: 'address' },
      { clause: 'as amended by SI 49/2007', fact: 'paid-up-capital', when: 'capital-mentioned' },
      { clause: 'as amended by SI 49/2007', fact: 'winding-up', only: 'it is being wound up' },
    ],
  },
  {
    id: 'ie-si-68-2003',
    jurisdiction: 'IE',
    name: 'European Communities (Directive 2000/31/EC) Regulations 2003 (SI 68/2003)',
    source: 'https://www.irishstatutebook.ie/eli/2003/si/68',
    kinds: tradingKinds,
    duties: [
      { clause: 'reg. 7(1)(a)', fact: 'name' },
      { clause: 'reg. 7(1)(b)', fact: 'address' },
      { clause: 'reg. 7(1)(c)', fact: 'email' },
      { clause: 'reg. 7(1)(d)', fact: 'register', kinds: registeredKinds },
      { clause: 'reg. 7(1)(e)', fact: 'supervisor', only: permission },
      { clause: 'reg. 7(1)(f)', fact: 'profession', only: profession },
      { clause: 'reg. 7(1)(f)', fact: 'chamber', when: 'profession-stated' },
      { clause: 'reg. 7(1)(f)', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'reg. 7(1)(g)', fact: 'vat' },
    ],
  },
];
