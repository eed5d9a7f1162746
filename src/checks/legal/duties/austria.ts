import { type Law, registeredKinds, tradingKinds } from '../duty.ts';

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
