const units = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const stems: Readonly<Record<string, number>> = {
  zwan: 20,
  drei: 30,
  vier: 40,
  fünf: 50,
  sech: 60,
  sieb: 70,
  acht: 80,
  neun: 90,
};
const below = new Map<string, number>([
  ...units.map((word, i) => [word, i] as const),
  ['eins', 1],
  ['eine', 1],
  ['einen', 1],
  ['einem', 1],
  ['einer', 1],
  ['zwo', 2],
  ['sechzehn', 16],
  ['siebzehn', 17],
]);
for (const [i, word] of units.entries()) if (i > 2 && i < 10 && i !== 6 && i !== 7) below.set(`${word}zehn`, i + 10);
for (const [stem, ten] of Object.entries(stems)) {
  const word = `${stem}${ten === 30 ? 'ßig' : 'zig'}`;
  below.set(word, ten);
  for (const [i, unit] of units.entries()) if (i > 0 && i < 10) below.set(`${unit}und${word}`, ten + i);
}
const piece = 'ein|zwei|zwo|drei|vier|fünf|fuenf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|zwoelf|zwan';

/** Source of a number in words: `fünfundvierzigtausend`, `zehnten`; `eine` is an article far more often. */
export const numberWordSource = `(?:null|(?:${piece})(?:${piece}|und|zig|ßig|ssig|hundert|tausend)*)(?:s?t(?:e[nrs]?)(?=\\s))?`;

/** Value; undefined where the word is no number. */
export function parseNumberWord(text: string): number | undefined {
  const word = text
    .toLowerCase()
    .replace(/ue/g, 'ü')
    .replace(/oe/g, 'ö')
    .replace(/dreissig/g, 'dreißig');
  const cardinal = word.replace(/(?<=.)(?:s?t)e[nrs]?$/, '');
  return whole(word) ?? whole(cardinal);
}

function whole(word: string): number | undefined {
  const known = below.get(word);
  if (known !== undefined) return known;
  const [thousands, rest] = split(word, 'tausend');
  if (rest !== undefined) return joined(thousands, rest, 1000);
  const [hundreds, left] = split(word, 'hundert');
  return left === undefined ? undefined : joined(hundreds, left, 100);
}

function joined(many: string, rest: string, times: number): number | undefined {
  const first = many === '' ? 1 : whole(many);
  const second = rest === '' ? 0 : whole(rest.replace(/^und/, ''));
  return first === undefined || second === undefined ? undefined : first * times + second;
}

function split(word: string, at: string): [string, string | undefined] {
  const i = word.indexOf(at);
  return i < 0 ? [word, undefined] : [word.slice(0, i), word.slice(i + at.length)];
}
