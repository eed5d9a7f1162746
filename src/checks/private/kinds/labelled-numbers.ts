import { isMultiple } from '../../../values/identifiers/arithmetic.ts';
import { type PersonalNumber, personalNumbers } from '../../../values/identifiers/personal.ts';
import type { Around, Kind } from './kind.ts';
import { eitherOf, letter } from './letters.ts';
import { isNhsNumber } from './national-numbers.ts';

/** What may stand between the name of a number and the number. */
const joint = String.raw`["'’)\]]?(?:[ \t]{0,3}(?:numbers?|no\.?|nr\.?|num\.?|n[°º]|nummer|numéro|número|numero|numer|code|is|ist|lautet|est|es|è|jest|é|は|号|هو|#|:|=|：|\||-|–|\())*[ \t]{0,3}["'‘]?$`;

interface Named {
  readonly what: string;
  readonly label: RegExp;
  fits(value: string): boolean;
}

const compact = (value: string) => value.replace(/[ .\-/]/g, '').toUpperCase();
const called = (label: string, flags: string) => new RegExp(`(?<![${letter}])(?:${label})${joint}`, flags);

const fitsShape =
  ({ what, shape, written }: PersonalNumber) =>
  (value: string): boolean => {
    if (what === 'NHS number') return isNhsNumber(value);
    return shape || written ? shape?.test(compact(value)) === true || written?.test(value) === true : true;
  };

/** Made when a number is met that may be one. */
let all: readonly Named[] | undefined;
const namedKinds = () =>
  (all ??= [
    ...others,
    ...personalNumbers
      .filter(({ what }) => what !== 'date of birth')
      .flatMap((each): Named[] => {
        const { what, codes } = each;
        // `Steuer-ID` is no word of any language, however it is written.
        const phrases = [...(each.phrases ?? []), ...codes.filter((code) => code.includes('-'))];
        const found = { what: `an identity number (${what})`, fits: fitsShape(each) };
        // Codes are words of other languages when they are not in capitals: `sin`, `fin`, `run`.
        return [
          ...(codes.length > 0 ? [{ ...found, label: called(`(?:${eitherOf(codes)})(?![${letter}])`, '') }] : []),
          ...(phrases.length > 0 ? [{ ...found, label: called(eitherOf(phrases), 'i') }] : []),
        ];
      }),
  ]);

const digitsIn = (value: string, from: number, to: number) => {
  const { length } = value.replace(/\D/g, '');
  return length >= from && length <= to;
};
const isPortuguese = (value: string) => {
  const digits = compact(value);
  const sum = [...digits.slice(0, 8)].reduce((sum, char, i) => sum + Number(char) * (9 - i), 0);
  const check = 11 - (sum % 11);
  return /^[123]\d{8}$/.test(digits) && (check > 9 ? 0 : check) === Number(digits[8]);
};
/** Numbers whose check digits say that a number is one, whatever stands around it. */
const checked: readonly Named[] = [
  {
    what: 'a National Insurance number',
    label: called('NI|national insurance|NINO', 'i'),
    fits: (value) => /^[A-Z]{2}\d{6}[A-D]$/.test(compact(value)),
  },
  { what: 'a Portuguese tax number of a person', label: called('NIF|contribuinte', 'i'), fits: isPortuguese },
  {
    what: 'a Dutch citizen service number',
    label: called('BSN|burgerservicenummer|sofinummer', 'i'),
    fits: (value) => digitsIn(value, 9, 9) && isMultiple(compact(value), [9, 8, 7, 6, 5, 4, 3, 2, 10], 11),
  },
];
/** Names beside those that content refuses for identifiers, where these mean numbers of organisations too. */
const others: readonly Named[] = [
  ...checked,
  {
    what: 'an Austrian insurance number',
    label: called('SVNR|SV-Nr\\.?|sozialversicherungsnummer', 'i'),
    fits: (value) => /^\d{10}$/.test(compact(value)),
  },
  {
    what: 'an identity number',
    label: called(
      'رقم (?:ال)?هوية|رقم الهوية(?: الوطنية)?|الهوية الوطنية|الرقم القومي|رقم (?:ال)?إقامة|السجل المدني|رقم جواز(?: السفر)?',
      '',
    ),
    fits: (value) => digitsIn(value, 7, 15),
  },
  {
    what: 'an identity number',
    label: called(
      "dowód osobisty|dowodu osobistego|personalausweis|ausweisnummer|carte d[’']identité|carta d[’']identità|cartão de cidadão|bilhete de identidade|identiteitskaart|paspoort|paszport|paszportu|passaporte|在留カード(?:番号)?|旅券番号|パスポート番号|運転免許証番号",
      'i',
    ),
    fits: (value) => digitsIn(value, 5, 14),
  },
];

const otherNames =
  'NI|NIF|contribuinte|SVNR|SV-Nr|sofinummer|هوية|القومي|إقامة|السجل|جواز|dow[oó]d|ausweis|identit|cidadão|identidade|pas+[pz]o|paszport|在留|旅券|パスポート|運転免許';

const isDate = (value: string) =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d[./ -](?:19|20)?\d\d(?:[./-]\d\d)?)$/.test(value);
/** The end of a name of a number, before anything is asked of the table. */
const mayBeNamed = /[^\d,\s]["'’)\]]?[ \t:=：|#(–-]{0,6}["'‘]?$/;

/** Any name at all, near enough: one pattern in place of a hundred. To ignore case would cost several times as much. */
let anyName: RegExp | undefined;
const anyNameIn = (before: string) => {
  const names = () => eitherOf(personalNumbers.flatMap(({ codes, phrases = [] }) => [...codes, ...phrases]));
  anyName ??= new RegExp(`(?<![${letter}])(?:${names().toLowerCase()})|${otherNames.toLowerCase()}`);
  return anyName.test(before.toLowerCase());
};

function isNamed(value: string, { before }: Around): boolean {
  if (isDate(value) || !digitsIn(value, 6, 22) || !mayBeNamed.test(before)) return false;
  return anyNameIn(before) && namedKinds().some(({ label, fits }) => fits(value) && label.test(before));
}

const isChecked = (value: string, { before }: Around): boolean =>
  checked.some(({ label, fits }) => fits(value) && label.test(before));

const named = { code: 'private-person', what: 'an identity number', on: { digits: 6 } } as const;

/** Numbers of persons by the name that stands before them, of every country whose numbers content refuses by name. */
export const labelledNumbers: readonly Kind[] = [
  // A name in capitals may be the beginning of a number, `BSN 111222333`: where digits begin it is read once more.
  { ...named, pattern: /(?<=[A-Za-z][ ])(?<v>\d(?:[ .\-/]?[\dA-Z]){5,12})(?![\w])/g, fits: isChecked },
  {
    ...named,
    pattern:
      /(?<![\w.,+/-])(?<v>(?=[A-Z\d])[A-Z]{0,6}\d{0,2}[A-Z]?[ -]?\d(?:(?: (?![A-Z]{2})|[.\-/])?[\dA-Z]){4,21})(?![\w])/g,
    fits: isNamed,
  },
];
