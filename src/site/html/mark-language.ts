import { escapeRegExp } from '../../core/escape.ts';
import { escapeHtml } from '../../core/html.ts';
import { stripLabels } from '../../core/labels.ts';

/** Texts that stand in the midst of others are looked for from this length: a shorter one may be a word of any. */
const longEnough = 20;
/** A label of `explain` may stand behind a value. */
const label = '(?:\\uE0FE[\\uE000-\\uE00F]+\\uE0FF)?';

/**
 * Returns a function that puts `lang` on these texts in the body of a page; a `{n}` in one stands for any number. With
 * `labels`, short ones before and after a colon are marked too.
 */
export function createLanguageMarker(texts: readonly string[], tag: string, labels = false): (page: string) => string {
  const whole = new Set(texts.map(escapeHtml));
  const long = [...whole].filter((text) => text.length >= longEnough).sort((a, b) => b.length - a.length);
  const within = long.length > 0 && new RegExp(`(?:${long.map(escapeRegExp).join('|')})${label}`, 'g');
  const said = (text: string) => `<span lang="${tag}">${text}</span>`;
  const isWhole = (text: string) => {
    const plain = stripLabels(text);
    return whole.has(plain) || whole.has(plain.replace(/\d[\d.,]*/, '{n}'));
  };
  const markPart = (part: string) => {
    const core = part.trim().replace(/[.,]$/, '');
    return isWhole(core) ? part.replace(core, () => said(core)) : part;
  };
  const mark = (all: string, _: unknown, __: unknown, text?: string) => {
    if (text === undefined) return all;
    const trimmed = text.trim();
    if (isWhole(trimmed)) return `>${text.replace(trimmed, () => said(trimmed))}`;
    const marked = within ? text.replace(within, said) : text;
    return `>${labels && marked === text ? text.replace(/[^:;]+/g, markPart) : marked}`;
  };
  return (page) => {
    const start = page.indexOf('<body');
    const body = page.slice(start);
    return page.slice(0, start) + body.replace(notInElements, mark);
  };
}

/** Texts between tags; what these elements hold stays. */
const notInElements = /(<(script|style|textarea|option|title)\b[\s\S]*?<\/\2>)|>([^<>]+)(?=<)/g;
