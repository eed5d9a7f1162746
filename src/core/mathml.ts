import {
  type Element,
  elementText,
  findElements,
  getAttribute,
  isElement,
  listChildren,
  type Node,
} from './html-tree.ts';

const raised = new Map(
  pairs(
    '0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ',
    '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ',
  ),
);
const lowered = new Map(pairs('0123456789+-−=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ'));
const fractions = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((each) => [each.slice(1), each.slice(0, 1)]),
);
const signs = new Map([
  ['tm', '™'],
  ['sm', '℠'],
  ['(r)', '®'],
]);

function pairs(from: string, to: string): [string, string][] {
  const letters = [...to];
  return [...from].map((each, index) => [each, letters[index] ?? each]);
}

/** Signs that stand high by themselves, and marks of notes. */
const highAlready = /^[^\p{L}\p{N}+\-−=()]+$/u;
/** Ends of ordinal numbers and titles of two letters or more: `1st`, `2ème`, `Mme`. */
const ordinal = /^(?:st|nd|rd|th|ers?|[eè]?res?|es|i?[eè]mes?|ste|de|os|as|mes?|lles?|rs|gr)$/i;

/** A superscript as text: Unicode where it has the letters, else `^(…)`. `before` is the text in front of it. */
export function toSuperscript(text: string, before: string): string {
  const sign = signs.get(text.toLowerCase());
  if (sign !== undefined) return sign;
  if (text === '' || highAlready.test(text)) return text;
  if (ordinal.test(text) && /[\d\p{Lu}]\.?$/u.test(before)) return text;
  return small(text, raised) ?? `^(${text})`;
}

/** A subscript as text: Unicode where it has the letters, else `_(…)`. */
export function toSubscript(text: string): string {
  return text === '' ? '' : (small(text, lowered) ?? `_(${text})`);
}

/** A word in small letters is hard to read and to find: only single letters among digits and signs become small. */
function small(text: string, letters: ReadonlyMap<string, string>): string | undefined {
  if (/\p{L}{2}/u.test(text)) return undefined;
  const found = [...text.replace(/\s*([+−=-])\s*/g, '$1')].map((each) => letters.get(each));
  return found.every((each) => each !== undefined) ? found.join('') : undefined;
}

/** A fraction: one letter of Unicode, else with a slash. `before` is the text in front of it. */
export function toFraction(over: string, under: string, before: string): string {
  const written = `${over}/${under}`;
  return fractions.get(written) ?? (/\d$/.test(before) ? ` ${written}` : written);
}

/** TeX that a formula brings along. */
export function findTex(math: Element): string | undefined {
  for (const each of findElements(math))
    if (getAttribute(each, 'encoding') === 'application/x-tex') return tidy(elementText(each)) || undefined;
  return undefined;
}

/** A formula on one line, as people type it: `½v²`, `(a + b)/2`, `√(x + 1)`. */
export const toLinearMath = (math: Element): string => tidy(join(math));

/** Without invisible operators. */
const tidy = (text: string): string =>
  text
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const join = (node: Node, between = ''): string => parts(node).join(between);
const parts = (node: Node): string[] =>
  listChildren(node)
    .map(write)
    .filter((each) => each !== '');

function write(node: Node): string {
  if (!isElement(node)) return 'value' in node ? node.value.trim() : '';
  const each = parts(node);
  const [base = '', first = '', second = ''] = each;
  switch (node.tagName) {
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
    case 'none':
    case 'mprescripts':
      return '';
    case 'semantics':
    case 'maction':
      return base;
    case 'mspace':
      return ' ';
    case 'mo':
      return isBinary(node) ? ` ${tidy(elementText(node))} ` : tidy(elementText(node));
    case 'mfrac':
      return /^\d+ \d+$/.test(`${base} ${first}`) ? toFraction(base, first, '') : `${group(base)}/${group(first)}`;
    case 'msqrt':
      return `√${group(each.join(''))}`;
    case 'mroot':
      return `${first === '2' ? '' : toSuperscript(first, '')}√${group(base)}`;
    case 'mfenced':
      return `${getAttribute(node, 'open') ?? '('}${each.join(', ')}${getAttribute(node, 'close') ?? ')'}`;
    case 'mtable':
      return `[${each.join('; ')}]`;
    case 'mtr':
    case 'mlabeledtr':
      return each.join(', ');
    default:
      return scripted(node.tagName, base, first, second) ?? each.join('');
  }
}

/** Elements with something above or below; an accent stands behind its letter. */
function scripted(tag: string, base: string, first: string, second: string): string | undefined {
  const over = (text: string) => (text === '' ? '' : /^[^\p{L}\p{N}]+$/u.test(text) ? text : power(text));
  if (tag === 'msup' || tag === 'mover') return group(base) + over(first);
  if (tag === 'msub' || tag === 'munder') return group(base) + toSubscript(first);
  if (tag === 'msubsup' || tag === 'munderover') return group(base) + toSubscript(first) + power(second);
  return undefined;
}

const power = (text: string): string => toSuperscript(text, 'x');

/** Brackets around more than one number, name or bracket. */
const group = (text: string): string =>
  /^(?:[\p{L}\p{M}\p{N}.,′]+|[^\p{L}\p{N}\s]|\([^()]*\)|\[[^[\]]*\])$/u.test(text) ? text : `(${text})`;

/** A sign between two terms; in front of one it stays beside it. */
const isBinary = (sign: Element): boolean =>
  /^\s*[=<>≤≥≠≈→⇒∈+−×·±∪∩-]\s*$/u.test(elementText(sign)) &&
  sign.parentNode !== null &&
  listChildren(sign.parentNode).find(isElement) !== sign;
