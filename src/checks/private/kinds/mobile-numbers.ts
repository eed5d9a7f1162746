import { stripNonDigits } from '../../../values/identifiers/check-digit-rules.ts';
import { alphanumericClass, createKindFactory } from './kind.ts';

/** Mobile numbers after `+`, where numbering plans keep mobiles apart (ITU-T E.164 national plans). */
const abroad =
  /^(?:44(?:0)?7[1-57-9]\d{8}|49(?:0)?1(?:5\d|6[023]|7\d)\d{7,8}|33(?:0)?[67]\d{8}|34[67]\d{8}|393\d{8,9}|31(?:0)?6\d{8}|48(?:45|5[01347]|6[069]|7[2389]|88)\d{7}|3519[1236]\d{7}|81(?:0)?[789]0\d{8}|9665\d{8}|9715\d{8}|201[0125]\d{8}|353(?:0)?8[35679]\d{7}|43(?:0)?6[4-9]\d{7,10}|41(?:0)?7[5-9]\d{7}|32(?:0)?4[5-9]\d{7}|46(?:0)?7[02369]\d{7}|47[49]\d{7}|358(?:0)?(?:4|50)\d{6,8}|352 ?6\d{8}|212[67]\d{8}|55\d\d9\d{8}|61(?:0)?4\d{8}|91[6-9]\d{9})$/;

/** Mobile numbers in national format. isOther() judges ten digits without groups. */
const athome = [
  '07[1-57-9]\\d{2}[ -]?\\d{6}|07[1-57-9]\\d{2}[ -]\\d{3}[ -]\\d{3}|07[1-57-9]\\d[ -]\\d{3,4}[ -]\\d{4}|07[1-57-9]\\d[ -]?\\d{4}[ -]?\\d{4}',
  '01(?:5\\d{1,2}|6[023]|7\\d)[ /-]?\\d{3,4}[ -]?\\d{2,5}(?:[ -]?\\d{2,3})?',
  '0[67](?:(?<gap>[ .-]?)\\d\\d)(?:\\k<gap>\\d\\d){3}',
  '06[ -]?\\d{8}|06[ -]\\d{4}[ -]\\d{4}|06[ -]\\d{3}[ -]\\d{2}[ -]\\d{3}',
  '0[789]0-\\d{4}-\\d{4}|0[789]0\\d{8}',
  '08[35679][ -]\\d{3}[ -]?\\d{4}|06[4-9]\\d[ /-]\\d{3,4}[ -]?\\d{3,4}|07[5-9] \\d{3} \\d\\d \\d\\d|04[5-9]\\d[ /](?:\\d\\d[ .]?){3}|05\\d[ -]?\\d{3}[ -]?\\d{4}',
].join('|');

/** How a mobile number is introduced, in the languages that Gazette speaks. */
const labels: readonly string[] = [
  ...['mobile', 'mobile number', 'mobile phone', 'mobile phone number', 'mob.', 'cell', 'cell.', 'cell phone'],
  ...['cell number', 'cellphone', 'cellular', 'cellular phone', 'Handy', 'Handynummer', 'mobil', 'Mobiltelefon'],
  ...['Mobilnummer', 'Mobilfunk', 'portable', 'móvil', 'movil', 'cellulare', 'mobiel'],
  ...['mobiele nummer', 'telefon komórkowy', 'komórka', 'kom.', 'telemóvel', 'telemovel', 'celular'],
  ...['الجوال', 'جوال', 'المحمول', 'الموبايل', '携帯', '携帯電話', '携帯番号', 'WhatsApp', 'Signal'],
];

const called =
  /(?:tel|tél|phone|call|appel|mobil|portable|cell|num[eé]ro|n[°º]|ruf|bel|llam|chiam|ligue|zadzwo|whatsapp|sms|電話|هاتف|:)\W{0,12}(?:\w+\W+){0,2}$/i;
/** Ofcom keeps some free for samples and plays. */
const sample = /^(?:0|44)7700900\d{3}$|^(\d)\1*$/;

/** Ten digits in a row are a number of anything, unless somebody is told to call it. Bytes are written in pairs too. */
const isOther = (value: string, before: string) =>
  /(?:^|[^\w+])[\da-f]{2}[ .-]$|isbn\W*$/i.test(before) || (/^\d{10}$/.test(value) && !called.test(before));

const isCalled = (value: string, before: string) => {
  const digits = stripNonDigits(value);
  if (sample.test(digits)) return false;
  if (!value.startsWith('0') || value.startsWith('00'))
    return abroad.test(stripNonDigits(value.replace(/^00|\(0\)/g, '')));
  return digits.length >= 10 && digits.length <= 12 && !isOther(value, before);
};

const mobile = createKindFactory('private-person');

/** Mobile numbers. */
export const mobileNumbers = [
  mobile('a mobile number', {
    on: { digits: 9 },
    pattern: new RegExp(
      `(?<![${alphanumericClass}+])(?<v>(?:\\+|00)(?=[1-9])\\d[\\d ()./-]{7,18}\\d(?!\\d)|(?<![.,/_-])(?:${athome})(?![${alphanumericClass}_]|[.,-]\\d))`,
      'g',
    ),
    fits: (value, { before }) => isCalled(value, before),
  }),
  mobile('a mobile number', {
    on: { words: labels },
    pattern: /["'’]?\s{0,2}[:=|]?\s{0,3}["'‘`]?(?<v>\+?[\d(](?:[ ()./-]{0,2}\d){7,14})(?!\d)/iy,
    fits: (value) => !sample.test(stripNonDigits(value)),
  }),
];
