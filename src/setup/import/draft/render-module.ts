import { toStringLiteral } from '../../../edit/source/string-literal.ts';
import { type Draft, formatMark } from './draft.ts';

const widest = 120;

/** A typed module that a draft becomes: `comments` stand above members of these names. */
export function renderModule(type: string, draft: Draft, comments: Readonly<Record<string, string>> = {}): string {
  const members = draft.kind === 'object' ? draft.members : [];
  const lines = members.map(([key, each]) => {
    const words = comments[key]?.split('\n').map((line) => `  // ${line}\n`) ?? [];
    return `${words.join('')}${memberText(keyText(key), each, '  ')}`;
  });
  return `import type { ${type} } from 'gazette/content';\n\nexport default {\n${lines.join('')}} satisfies ${type};\n`;
}

/** The lines of a member, or of an item where there is no key: its mark above it, if one place says all of it. */
function memberText(key: string | undefined, draft: Draft, indent: string): string {
  const mark = markOfAll(draft);
  const above = mark === undefined ? '' : `${indent}// ${mark}\n`;
  const head = `${indent}${key === undefined ? '' : `${key}: `}`;
  return `${above}${head}${valueText(draft, indent, mark !== undefined)},\n`;
}

function valueText(draft: Draft, indent: string, isMarked: boolean): string {
  if (draft.kind === 'value')
    return typeof draft.value === 'string' ? toStringLiteral(draft.value) : String(draft.value);
  if (draft.kind === 'gap') return toStringLiteral(draft.text);
  const isList = draft.kind === 'list';
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const parts: (readonly [string | undefined, Draft])[] = isList
    ? draft.items.map((each) => [undefined, each])
    : draft.members.map(([key, each]) => [keyText(key), each]);
  if (parts.length === 0) return `${open}${close}`;
  if (isMarked || ![...marksIn(draft)].some(Boolean)) {
    const texts = parts.map(
      ([key, each]) => `${key === undefined ? '' : `${key}: `}${valueText(each, `${indent}  `, true)}`,
    );
    const line = isList ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`;
    if (!line.includes('\n') && indent.length + line.length < widest) return line;
    return `${open}\n${texts.map((text) => `${indent}  ${text},\n`).join('')}${indent}${close}`;
  }
  return `${open}\n${parts.map(([key, each]) => memberText(key, each, `${indent}  `)).join('')}${indent}${close}`;
}

/** The one mark of all that a draft says; undefined where there are several, or a value needs none. */
function markOfAll(draft: Draft): string | undefined {
  const marks = marksIn(draft);
  const [only] = marks;
  return marks.size === 1 ? only || undefined : undefined;
}

/** The marks of all values; an empty text for one that needs none. */
function marksIn(draft: Draft): ReadonlySet<string> {
  if (draft.kind === 'gap') return new Set();
  if (draft.kind === 'value') return new Set([draft.from === undefined ? '' : formatMark(draft.from)]);
  const inside = draft.kind === 'list' ? draft.items : draft.members.map(([, each]) => each);
  return new Set(inside.flatMap((each) => [...marksIn(each)]));
}

const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key));
