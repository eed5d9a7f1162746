import { type Law, legalEntityKinds, registeredKinds, tradingKinds } from './duty.ts';

// THE TABLE of laws by country, with what each asks of a website.

const [permission, profession] = ['the activity needs a permission', 'the profession is regulated'];

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
      { clause: 'art. 5(1)(e)', fact: 'supervisor', only: permission },
      { clause: 'art. 5(1)(f)', fact: 'profession', only: profession },
      { clause: 'art. 5(1)(f)', fact: 'chamber', when: 'profession-stated' },
      { clause: 'art. 5(1)(f)', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'art. 5(1)(g)', fact: 'vat' },
    ],
  },
];

const ris = (law: number, paragraph: number) =>
  `https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=${law}&Paragraf=${paragraph}`;

export const austria: readonly Law[] = [
  {
    id: 'at-ecg-5',
    jurisdiction: 'AT',
    name: '§ 5 Abs. 1 E-Commerce-Gesetz (ECG)',
    source: ris(20001703, 5),
    kinds: tradingKinds,
    duties: [
      { clause: 'Z 1', fact: 'name' },
      { clause: 'Z 2', fact: 'address' },
      { clause: 'Z 3', fact: 'email' },
      { clause: 'Z 3', fact: 'rapid-contact' },
      { clause: 'Z 4', fact: 'register', kinds: registeredKinds },
      { clause: 'Z 4', fact: 'register-court', kinds: registeredKinds },
      { clause: 'Z 5', fact: 'supervisor', only: 'the activity is supervised' },
      { clause: 'Z 6', fact: 'profession', only: 'the trade or profession has rules of its own' },
      { clause: 'Z 6', fact: 'chamber', when: 'profession-stated' },
      { clause: 'Z 6', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'Z 7', fact: 'vat' },
    ],
  },
  {
    id: 'at-ugb-14',
    jurisdiction: 'AT',
    name: '§ 14 Unternehmensgesetzbuch (UGB)',
    source: ris(10001702, 14),
    kinds: registeredKinds,
    holdersOf: ['AT-FB'],
    duties: [
      { clause: 'Abs. 1', fact: 'name' },
      { clause: 'Abs. 1', fact: 'legal-form' },
      { clause: 'Abs. 1', fact: 'address' },
      { clause: 'Abs. 1', fact: 'register' },
      { clause: 'Abs. 1', fact: 'register-court' },
      { clause: 'Abs. 1', fact: 'winding-up', only: 'it is being wound up' },
    ],
  },
  {
    id: 'at-gewo-63',
    jurisdiction: 'AT',
    name: '§ 63 Gewerbeordnung 1994 (GewO)',
    source: ris(10007517, 63),
    kinds: ['sole-trader'],
    duties: [
      { clause: '§ 63', fact: 'name' },
      { clause: '§ 63', fact: 'address' },
    ],
  },
  {
    id: 'at-medieng-25',
    jurisdiction: 'AT',
    name: '§ 25 Mediengesetz (MedienG)',
    source: ris(10000719, 25),
    duties: [
      { clause: 'Abs. 5', fact: 'name' },
      { clause: 'Abs. 5', fact: 'address' },
    ],
  },
];

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

export const germany: readonly Law[] = [
  {
    id: 'de-ddg-5',
    jurisdiction: 'DE',
    name: '§ 5 Abs. 1 Digitale-Dienste-Gesetz (DDG)',
    source: 'https://www.gesetze-im-internet.de/ddg/__5.html',
    duties: [
      { clause: 'Nr. 1', fact: 'name' },
      { clause: 'Nr. 1', fact: 'address' },
      { clause: 'Nr. 1', fact: 'legal-form', kinds: legalEntityKinds },
      { clause: 'Nr. 1', fact: 'representatives', kinds: legalEntityKinds },
      { clause: 'Nr. 1', fact: 'paid-up-capital', only: 'capital is mentioned, and not all of it is paid in' },
      { clause: 'Nr. 2', fact: 'email' },
      { clause: 'Nr. 2', fact: 'rapid-contact' },
      { clause: 'Nr. 3', fact: 'supervisor', only: permission },
      { clause: 'Nr. 4', fact: 'register', kinds: registeredKinds },
      { clause: 'Nr. 4', fact: 'register-court', kinds: registeredKinds },
      { clause: 'Nr. 5 b', fact: 'profession', only: profession },
      { clause: 'Nr. 5 a', fact: 'chamber', when: 'profession-stated' },
      { clause: 'Nr. 5 c', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'Nr. 6', fact: 'vat', kinds: tradingKinds },
      { clause: 'Nr. 7', fact: 'winding-up', only: 'it is being wound up' },
    ],
  },
];

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
      { clause: 'art. 19', fact: 'supervisor', only: permission },
      { clause: 'art. 19', fact: 'profession', only: profession },
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
