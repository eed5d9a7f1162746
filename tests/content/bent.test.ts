import { expect, it } from 'vitest';
import { checkStyle, tokenizeCss } from '../../src/content/brand/css/check-style.ts';
import { checkSvg } from '../../src/content/brand/svg/check-svg.ts';
import { parseSvg } from '../../src/content/brand/svg/parse-svg.ts';
import { contentRole, explainUnknownFile } from '../../src/content/read/content-files.ts';
import { decodeText } from '../../src/content/read/decode.ts';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { parseJsonText } from '../../src/content/read/json-text.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import { checkPublicPath } from '../../src/content/read/public-files.ts';
import type { Problem, Report } from '../../src/core/problem.ts';
import { bend } from '../support/bend.ts';
import { seeded } from '../support/seeded.ts';
import cases from './bent.cases.json' with { type: 'json' };

/** A value that is read, and each problem of it with its place and its hint. */
function reading(read: (report: Report) => unknown): string {
  const problems: Problem[] = [];
  const value = JSON.stringify(read((problem) => void problems.push(problem)));
  const told = problems.map(({ code, at, message, hint, fix }) => {
    const place = at && 'line' in at ? `${at.line}:${at.col}` : '';
    const mending = fix ? ` | ${JSON.stringify(fix)}` : '';
    return `${code} ${place} ${message}`.slice(0, 160) + (hint ? ` | ${hint}` : '').slice(0, 100) + mending;
  });
  return [value, ...told].join('\n    ');
}

const readers: Readonly<Record<keyof typeof cases, (text: string) => string>> = {
  css: (text) => {
    const tokens = tokenizeCss(text).map(({ kind, text: own, at }) => `${at}:${kind} ${own}`);
    return [tokens.join(' '), ...checkStyle(text).map(({ at, message }) => `${at} ${message}`)].join('\n    ');
  },
  svg: (text) => {
    const read = parseSvg(text);
    const mistakes = 'mistake' in read ? [read.mistake] : checkSvg(read.root);
    return mistakes.map(({ at, message, hint = '' }) => `${at} ${message} | ${hint}`).join('\n    ');
  },
  module: (text) => reading((report) => parseLiteralModule('x.ts', text, report)?.value),
  'front matter': (text) => {
    const read = (report: Report) => parseFrontMatter('x.md', text, report);
    return reading((report) => [read(report)?.frontMatter.value, read(() => {})?.body]);
  },
  json: (text) => reading((report) => parseJsonText('x.json', text, 'contract-invalid', report)?.value),
  'public path': (path) => JSON.stringify(checkPublicPath(path)),
  'content path': (path) => JSON.stringify([contentRole(path), explainUnknownFile(path)]),
  text: (text) => reading((report) => decodeText('x.md', Buffer.from(text), report)),
};

// Texts that are right, or wrong in one way, and a dozen forms beside each.
it.each(Object.entries(readers))('what is read of %s that is bent by a sign', async (name, read) => {
  const random = seeded(7);
  const told = cases[name as keyof typeof cases].flatMap((text) =>
    [text, ...Array.from({ length: 12 }, () => bend(text, random))].map(
      (each) => `${JSON.stringify(each)}\n  ${read(each)}`,
    ),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`./bent/${name.replace(' ', '-')}.txt`);
});
