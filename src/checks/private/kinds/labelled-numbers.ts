// A table: numbers of persons that their label shows.
import { stripNonDigits, weightedSum } from '../../../values/identifiers/check-digit-rules.ts';
import { personalNumbers } from '../../../values/identifiers/schemes/personal-numbers.ts';
import { compact, createKindFactory, joint, onLabels } from './kind.ts';
import { isNhsNumber } from './national-numbers.ts';

const pattern = new RegExp(
  `${joint}(?<v>[A-Z]{0,6}\\d{0,2}[A-Z]?[ -]?\\d(?:(?: (?![A-Z]{2})|[.\\-/])?[\\dA-Z]){4,21})(?!\\w)`,
  'y',
);
const isDate = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d[./ -](?:19|20)?\d\d(?:[./-]\d\d)?)$/;

const person = createKindFactory('private-person');
const labelled = (labels: readonly string[], fits: (value: string) => boolean) =>
  person('an identity number', {
    on: onLabels(labels),
    pattern,
    fits: (value) => {
      const { length } = stripNonDigits(value);
      return length >= 6 && length <= 22 && !isDate.test(value) && !/^(\d)\1*$/.test(compact(value)) && fits(value);
    },
  });

/** These short names are no words of another language. */
const anyCase = new Set(['SSN', 'BSN', 'PESEL']);

const digits = (from: number, to: number) => (value: string) => {
  const { length } = stripNonDigits(value);
  return length >= from && length <= to;
};
const isPortuguese = (value: string) => {
  const check = 11 - (weightedSum(compact(value), [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return /^[123]\d{8}$/.test(compact(value)) && (check > 9 ? 0 : check) === Number(value.at(-1));
};
/** Numbers of persons by the label before them, of every country whose numbers content refuses by name. */
export const labelledNumbers = [
  ...personalNumbers.flatMap(({ what, codes, phrases = [], shape, written }) => {
    if (what === 'date of birth') return [];
    if (what === 'NHS number') return [labelled([...codes, 'NHS'], isNhsNumber)];
    const fits = (value: string) =>
      shape || written ? shape?.test(compact(value)) === true || written?.test(value) === true : true;
    return [labelled([...codes.map((code) => (anyCase.has(code) ? code.toLowerCase() : code)), ...phrases], fits)];
  }),
  labelled(['nif', 'contribuinte'], isPortuguese),
  labelled(['SVNR', 'SV-Nr', 'SV-Nr.', 'sozialversicherungsnummer'], (value) => /^\d{10}$/.test(compact(value))),
  labelled(
    ['رقم هوية', 'رقم الهوية', 'الهوية الوطنية', 'الرقم القومي', 'رقم إقامة', 'رقم الإقامة'].concat([
      'السجل المدني',
      'رقم جواز',
      'رقم جواز السفر',
      'Emirates ID',
    ]),
    digits(7, 15),
  ),
  labelled(
    ['dowód osobisty', 'dowodu osobistego', 'personalausweis', 'ausweisnummer', "carte d'identité", "carta d'identità"]
      .concat(['cartão de cidadão', 'bilhete de identidade', 'identiteitskaart', 'paspoort', 'paszport', 'paszportu'])
      .concat(['passaporte', '在留カード', '在留カード番号', '旅券番号', 'パスポート番号', '運転免許証番号']),
    digits(5, 14),
  ),
];
