import { parseLiteralModule } from '../../content/read/literal/module.ts';
import { preserveLineEnds, toOffset } from '../../edit/source/text-edit.ts';

/** The most mistakes of one file that are mended at once. */
const maxMistakes = 20;

/**
 * Mends a typed module that cannot be read where a comma, a colon, a quote or `export default` is missing or another sign.
 * Undefined where it still could not be read, or is read already.
 */
export function repairModule(file: string, raw: string): string | undefined {
  return preserveLineEnds(raw, (source) => {
    let text = source;
    for (let i = 0; i < maxMistakes; i++) {
      const at = findFirstMistake(file, text);
      if (at === undefined) return text === source ? undefined : text;
      const next = listCandidates(text, at).find((each) => (findFirstMistake(file, each) ?? Infinity) > at + 1);
      if (next === undefined) return undefined;
      text = next;
    }
    return undefined;
  });
}

function findFirstMistake(file: string, text: string): number | undefined {
  let first: number | undefined;
  parseLiteralModule(file, text, ({ at }) => {
    if (at && 'line' in at) first = Math.min(first ?? Infinity, toOffset(text, at));
  });
  return first;
}

/** Texts that may have been meant, the likeliest first; `at` is where the reader stopped. */
function listCandidates(text: string, at: number): string[] {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
  const line = text.slice(start, end);
  const withLine = (changed: string) => text.slice(0, start) + changed + text.slice(end);
  const before = text.slice(0, at).trimEnd().length;
  return [
    withLine(line.replace(/[‘“„«‚]([^‘’“”„«»\n]*)[’”“»‘](?=\s*[,:\]}])/gu, (_, inner: string) => quote(inner))),
    withLine(line.replace(/^(\s*[\w$]+)\s*=\s*/, '$1: ')),
    /[;；،，、]/.test(text.charAt(at)) ? `${text.slice(0, at)},${text.slice(at + 1)}` : text,
    withLine(line.replace(/(:\s*)(['"])((?:(?!\2).)+?)(,?)$/, '$1$2$3$2$4')),
    /['"]/.test(text.charAt(at)) ? `${text.slice(0, at)}\\${text.slice(at)}` : text,
    /['"\]}\w]/.test(text.charAt(before - 1)) ? `${text.slice(0, before)},${text.slice(before)}` : text,
    /^export default/m.test(text) ? text : text.replace(/^\{$/m, 'export default {'),
  ].filter((each) => each !== text);
}

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
