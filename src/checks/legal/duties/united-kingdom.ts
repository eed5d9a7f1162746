import { type Law, registeredKinds, tradingKinds } from '../duty.ts';

const [permission, profession] = ['the activity needs a permission', 'the profession is regulated'];

export const unitedKingdom: readonly Law[] = [
  {
    id: 'gb-si-2015-17',
    jurisdiction: 'GB',
    name: 'The Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 (SI 2015/17)',
    source: 'https://www.legislation.gov.uk/uksi/2015/17/regulation/25',
    kinds: ['company'],
    holdersOf: ['GB-COH'],
    duties: [
      { clause: 'reg. 24', fact: 'name' },
      { clause: 'reg. 25(2)(a)', fact: 'registration-place' },
      { clause: 'reg. 25(2)(b)', fact: 'register' },
      { clause: 'reg. 25(2)(c)', fact: 'address' },
      { clause: 'reg. 25(2)(d), (e)', fact: 'limited', when: 'name-without-limited' },
      { clause: 'reg. 25(2)(f)', fact: 'investment-company', only: 'it is one' },
      { clause: 'reg. 25(3)', fact: 'paid-up-capital', when: 'capital-mentioned' },
    ],
  },
  {
    id: 'gb-si-2002-2013',
    jurisdiction: 'GB',
    name: 'The Electronic Commerce (EC Directive) Regulations 2002 (SI 2002/2013)',
    source: 'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6',
    kinds: tradingKinds,
    duties: [
      { clause: 'reg. 6(1)(a)', fact: 'name' },
      { clause: 'reg. 6(1)(b)', fact: 'address' },
      { clause: 'reg. 6(1)(c)', fact: 'email' },
      { clause: 'reg. 6(1)(d)', fact: 'register', kinds: registeredKinds },
      { clause: 'reg. 6(1)(e)', fact: 'supervisor', only: permission },
      { clause: 'reg. 6(1)(f)(ii)', fact: 'profession', only: profession },
      { clause: 'reg. 6(1)(f)(i)', fact: 'chamber', when: 'profession-stated' },
      { clause: 'reg. 6(1)(f)(iii)', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'reg. 6(1)(g)', fact: 'vat' },
    ],
  },
  {
    id: 'gb-ssi-2007-203',
    jurisdiction: 'GB',
    name: 'The Charities References in Documents (Scotland) Regulations 2007 (SSI 2007/203), on the home page',
    source: 'https://www.legislation.gov.uk/ssi/2007/203',
    kinds: ['charity'],
    holdersOf: ['GB-SC'],
    duties: [
      { clause: 'reg. 2(1)(b)', fact: 'name', when: 'in-scotland' },
      { clause: 'reg. 2(1)(a)', fact: 'scottish-charity-number', when: 'in-scotland' },
      { clause: 'reg. 2(1)(d)', fact: 'charity', when: 'in-scotland' },
    ],
  },
  {
    id: 'gb-charities-act-2011',
    jurisdiction: 'GB',
    name: 'Charities Act 2011 (England and Wales)',
    source: 'https://www.legislation.gov.uk/ukpga/2011/25/section/194',
    kinds: ['charity'],
    duties: [
      { clause: 's. 194', fact: 'charity', only: 'its income is above £10,000, in documents that ask for money' },
    ],
  },
  {
    id: 'gb-nia-2008-12',
    jurisdiction: 'GB',
    name: 'Charities Act (Northern Ireland) 2008',
    source: 'https://www.legislation.gov.uk/nia/2008/12/section/19',
    kinds: ['charity'],
    duties: [{ clause: 's. 19', fact: 'charity', only: 'it is registered in Northern Ireland' }],
  },
];
