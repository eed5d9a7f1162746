import type { Problem } from '../../core/problem.ts';
import type { Allowed } from './allowed.ts';
import { findPrivate } from './find.ts';
import { masked } from './mask.ts';
import type { Found, PrivateCode } from './rule.ts';

const wanted: Readonly<Record<PrivateCode, string>> = {
  'private-secret': 'expected a text without secrets',
  'private-person': 'expected no personal data',
  'private-internal': 'expected a text for readers outside',
};
const hints: Readonly<Record<PrivateCode, string>> = {
  'private-secret': 'Remove it, and replace the secret wherever it is used: whoever has seen it may use it.',
  'private-person':
    'Remove it. What the organisation states of itself goes into content/company.ts, and may then stand anywhere.',
  'private-internal': 'Write what readers can use, or remove it.',
};
const waive = 'If it is meant to be public, state it in content/waivers.json.';

/** What there is to say of an item, but for its place. */
export function problemOf({ code, what, value }: Pick<Found, 'code' | 'what' | 'value'>): Omit<Problem, 'at'> {
  const says = masked({ code, value });
  const kept = code === 'private-secret' ? hints[code] : `${hints[code]} ${waive}`;
  return { code, message: `${wanted[code]}, got ${what}: ${says}`, hint: kept, says };
}

/** A value of a typed module or of front matter: the name of its field is the label that a sentence would have. */
export function findInValue(text: string, name: string, allowed: Allowed): Found[] {
  const label =
    name === '' || text.length > 200
      ? ''
      : `${name
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .replace(/[_-]/g, ' ')
          .toLowerCase()}: `;
  return findPrivate(`${label}${text}`, { allowed }).filter(({ end }) => end > label.length);
}

const fence = /^ {0,3}(`{3,}|~{3,}).*\n(?:(?! {0,3}\1).*\n)*(?: {0,3}\1.*)?/gm;

/** Says of an offset of Markdown whether it stands in a block of code between fences. */
export function codeIn(markdown: string): (offset: number) => boolean {
  let blocks: (readonly [number, number])[] | undefined;
  return (offset) => {
    blocks ??= [...markdown.matchAll(fence)].map(({ 0: block, index }) => [index, index + block.length] as const);
    return blocks.some(([start, end]) => offset >= start && offset < end);
  };
}
