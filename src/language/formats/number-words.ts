/** Whole numbers in words that fit before any noun; empty if the word changes with the noun. */
interface Words {
  /** From 0 on; empty if the noun decides. */
  readonly small: readonly string[];
  /** Twenty, thirty and so on, and how to join a unit. */
  readonly tens?: readonly string[];
  readonly join?: (ten: string, unit: string) => string;
}

const list = (text: string): readonly string[] => text.split(' ').map((word) => (word === '-' ? '' : word));

/** No row for Polish and Arabic, with a form for each gender and case, or Japanese, which writes digits. */
const rows: Readonly<Record<string, Words>> = {
  en: {
    small: list(
      'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: list('twenty thirty forty fifty sixty seventy eighty ninety'),
    join: (ten, unit) => `${ten}-${unit}`,
  },
  de: {
    small: list(
      '- - zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    tens: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    join: (ten, unit) => `${unit === '' ? 'ein' : unit}und${ten}`,
  },
  nl: {
    small: list(
      '- - twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    ),
    tens: list('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
    join: (ten, unit) => (unit === '' ? `eenen${ten}` : `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`),
  },
  fr: { small: list('- - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize') },
  es: { small: list('- - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince') },
  it: {
    small: list('- - due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici'),
  },
  pt: { small: list('- - - três quatro cinco seis sete oito nove dez onze doze treze - quinze') },
};

/** A whole number in words (`en-GB`): `nine`; in digits if no word fits every noun. */
export function spellOutNumber(count: number, language: string): string {
  const digits = String(count);
  const row = rows[language.split('-', 1)[0] ?? ''];
  if (!row || !Number.isInteger(count) || count < 0 || count > 99) return digits;
  const known = row.small[count];
  if (known !== undefined) return known === '' ? digits : known;
  // Where German has no ß: `dreissig`.
  const ten = row.tens?.[Math.floor(count / 10) - 2]?.replace('ß', /-(?:CH|LI)$/.test(language) ? 'ss' : 'ß');
  if (ten === undefined || !row.join) return digits;
  return count % 10 === 0 ? ten : row.join(ten, row.small[count % 10] ?? '');
}
