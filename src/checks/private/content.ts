import { fieldName } from '../../content/check/field-name.ts';
import type { Memo } from '../../content/check/memo.ts';
import { type Sources, typedModules } from '../../content/read/load.ts';
import { positionsOf } from '../../content/read/position.ts';
import type { Located, MarkdownSource, ValuePath } from '../../content/read/source.ts';
import type { Report } from '../../core/problem.ts';
import type { Allowed } from './allowed.ts';
import { asShown } from './as-shown.ts';
import { findPrivate } from './find.ts';
import { codeIn, findInValue, problemOf } from './judge.ts';
import { findInName } from './names.ts';

/** Reports what is private in front matter and body of a Markdown file, each at its line and column: `private-…`. */
export function judgeMarkdown(source: MarkdownSource, allowed: Allowed, report: Report): void {
  const { file, frontMatter, body, bodyLine } = source;
  if (isDraft(frontMatter)) return;
  judgeName(file, allowed, report);
  judgeValues(frontMatter, allowed, report);
  const found = findPrivate(body, { allowed, isCode: codeIn(body) });
  if (found.length === 0) return;
  const at = positionsOf(file, body);
  for (const each of found) {
    const { line, col } = at(each.start);
    report({ ...problemOf(each), at: { file, line: bodyLine + line - 1, col } });
  }
}

/** The same of the name of a file of content/, which is a part of addresses. */
function judgeName(file: string, allowed: Allowed, report: Report): void {
  const name = file.replace(/^content\/[a-z]+\//, '').replace(/(?:\/SKILL)?\.(?:md|ts)$/, '');
  for (const found of findInName(name, allowed)) report({ ...problemOf(found), at: { file } });
}

/** Values that become part of an address, or were. */
const namesOfAddresses = /^(?:id|slug|formerly|from|to|path)$/;
/** `{ de: 'Text', 'pt-BR': 'Texto' }`: a text in several languages is one of its field. */
const language = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** The same of all values of a typed module, or of front matter. */
function judgeValues(located: Located, allowed: Allowed, report: Report): void {
  const judge = (value: unknown, path: ValuePath, name: string): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const found = findInValue(String(value), name, allowed);
      const all = found.length === 0 && namesOfAddresses.test(name) ? findInName(String(value), allowed) : found;
      for (const each of all) report({ ...problemOf(each), at: located.locate(path), field: fieldName(path) });
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      const keys = Object.keys(value);
      const isText = !isList && name !== '' && keys.every((key) => key !== 'id' && language.test(key));
      for (const key of keys) {
        const inside = [...path, isList ? Number(key) : key];
        if (!isList && /[^A-Za-z]/.test(key))
          for (const each of findInName(key, allowed))
            report({ ...problemOf(each), at: located.locate(inside, 'key') });
        judge((value as Record<string, unknown>)[key], inside, isList || isText ? name : key);
      }
    }
  };
  judge(located.value, [], '');
}

/** The same of everything but pages. What an earlier build has judged with the same facts allowed is not read again. */
export function judgeOthers(sources: Sources, allowed: Allowed, memo: Memo, report: Report): void {
  const { faq, news = [], skills, style } = sources;
  const judge = <T extends object>(from: T, { judged }: Located, how: (each: T, inner: Report) => void) => {
    if (judged !== allowed.digest) memo.remember('private', from, allowed.digest, (inner) => how(from, inner), report);
  };
  for (const located of typedModules(sources))
    judge(located, located, (each, inner) => {
      judgeName(each.file, allowed, inner);
      judgeValues(each, allowed, inner);
    });
  for (const source of [...faq, ...news, ...skills.map((skill) => skill.source)])
    judge(source, source.frontMatter, (each, inner) => judgeMarkdown(each, allowed, inner));
  if (style) judgeText(style.file, style.text, allowed, report);
}

/** The same of a text that is published as it stands. */
export function judgeText(file: string, text: string, allowed: Allowed, report: Report, isCode = false): void {
  const found = findPrivate(asShown(file, text), { allowed, isCode: () => isCode });
  if (found.length === 0) return;
  const at = positionsOf(file, text);
  for (const each of found) report({ ...problemOf(each), at: at(each.start) });
}

/** Drafts are not published. */
const isDraft = ({ value }: Located) => (value as { readonly draft?: unknown } | undefined)?.draft === 'true';
