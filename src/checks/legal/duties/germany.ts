import { type Law, legalEntityKinds, registeredKinds, tradingKinds } from '../duty.ts';

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
      { clause: 'Nr. 3', fact: 'supervisor', only: 'the activity needs a permission' },
      { clause: 'Nr. 4', fact: 'register', kinds: registeredKinds },
      { clause: 'Nr. 4', fact: 'register-court', kinds: registeredKinds },
      { clause: 'Nr. 5 b', fact: 'profession', only: 'the profession is regulated' },
      { clause: 'Nr. 5 a', fact: 'chamber', when: 'profession-stated' },
      { clause: 'Nr. 5 c', fact: 'professional-rules', when: 'profession-stated' },
      { clause: 'Nr. 6', fact: 'vat', kinds: tradingKinds },
      { clause: 'Nr. 7', fact: 'winding-up', only: 'it is being wound up' },
    ],
  },
];
