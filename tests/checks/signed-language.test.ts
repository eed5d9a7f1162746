import { expect, it } from 'vitest';
import { checkSignedLanguage } from '../../src/checks/signed-language.ts';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import { inputOf, moduleOf } from './small-input.ts';

it.each([
  ['de', 'src/language/data/de.json'],
  ['pt-BR', 'src/language/data/pt.json'],
  ['en', undefined],
  ['en-US', undefined],
])('%s: the warning names the file that nobody has signed', (language, file) => {
  const input = inputOf({ modules: [moduleOf('site', `{\n  language: '${language}',\n}`)], documents: {} });
  const problems: Problem[] = [];
  checkSignedLanguage({ ...input, site: { ...input.site, language } }, (problem) => void problems.push(problem));
  expect(problems.length).toBe(file === undefined ? 0 : 1);
  for (const problem of problems) {
    expect(severityOf(problem)).toBe('warning');
    expect(problem).toMatchObject({ code: 'language-unreviewed', at: { file: 'content/site.ts', line: 2, col: 13 } });
    expect(problem.message).toContain(`got ${file} of Gazette`);
    expect(problem.hint).toBeUndefined();
  }
});
