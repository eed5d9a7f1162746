import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';

/** Tokens that an agent takes in for one answer. */
const mostOfAnswer = 800;

/** The homepage is judged in tests/site/view/home.test.ts; the whole reference and the guide (service.md 5) have what they need. */
const isAtLength = (path: string) => /(?:\/docs\/api|\/auth|\/index)\.md$/.test(path);

describe.each(organisations)('the mirrors of $name', ({ site }) => {
  const { get, paths } = site;
  const mirrors = paths.filter((path) => path.endsWith('.md') && !path.endsWith('/SKILL.md') && !isAtLength(path));
  const tokensOf = (path: string) => countTokens(get(path).body);

  it('are short: each answers one question', () => {
    expect(
      mirrors.map((path) => [path, tokensOf(path)] as const).filter(([, tokens]) => tokens > mostOfAnswer),
    ).toEqual([]);
  });
});
