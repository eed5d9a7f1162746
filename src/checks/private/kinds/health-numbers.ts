// A table: numbers of insured persons and patients, by their label and their shape.
import { labelledShape } from './kind.ts';

const rows: readonly (readonly [labels: readonly string[], shape: RegExp])[] = [
  // SGB V §290: a letter and nine digits; the number of the insurer and that of the main insured may follow.
  [
    ['KVNR', 'Krankenversichertennummer', 'Krankenversicherungsnummer', 'Versichertennummer'],
    /^[A-Z]\d{9}(?:\d{10})?$/,
  ],
  [['Krankenversicherten-Nr.', 'Versicherten-Nr.', 'Vers.-Nr.', 'Krankenkassennummer'], /^[A-Z]\d{9}(?:\d{10})?$/],
  // Scotland begins with the day of birth; Northern Ireland's are 32 to 39.
  [['CHI', 'CHI number', 'community health index'], /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{6}$/],
  [['H&C', 'H&C number', 'HCN', 'health and care number'], /^3[2-9]\d{8}$/],
  // European Health Insurance Card (ISO/IEC 7812).
  [['EHIC', 'GHIC', 'EKVK', 'TEAM', 'CEAM', 'TSE', 'EKUZ'], /^80\d{18}$/],
  [['MBI', 'Medicare beneficiary identifier', 'Medicare'], /^[1-9][A-Z][A-Z\d]\d[A-Z][A-Z\d]\d[A-Z]{2}\d\d$/],
  [['Medicare', 'Medicare card'], /^[2-6]\d{9}\d?$/],
  [['NHI'], /^[A-Z]{3}(?:\d{4}|\d\d[A-Z]\d|\d{3}[A-Z])$/],
  [['personal health', 'PHN', 'health card', 'OHIP'], /^\d{9,10}(?:[A-Z]{2})?$/],
  [['RAMQ', 'numéro d’assurance maladie', "numéro d'assurance maladie"], /^[A-Z]{4}\d{8}$/],
  [['utente', 'SNS'], /^\d{9}$/],
  [['tarjeta sanitaria', 'CIP', 'tessera sanitaria'], /^(?:[A-Z]{4}\d{10,12}|80\d{18})$/],
  [['被保険者番号', '保険証番号', '記号番号'], /^\d{5,12}$/],
];

/** Numbers of insured persons and patients; that of the NHS is known by its check digit alone. */
export const healthNumbers = rows.map(([labels, shape]) => labelledShape('a health insurance number', labels, shape));
