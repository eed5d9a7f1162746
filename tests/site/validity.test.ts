import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';

const require = createRequire(import.meta.url);

function validator(): typeof import('html-validate') | undefined {
  try {
    return require('html-validate') as typeof import('html-validate');
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`SKIPPED: html-validate is not installed: ${String(error)}`);
    return undefined;
  }
}

const tool = validator();
describe.skipIf(!tool)('html-validate reads', () => {
  if (!tool) return;
  const { HtmlValidate, StaticConfigLoader } = tool;
  const config = { extends: ['html-validate:standard', 'html-validate:a11y'] };
  const html = new HtmlValidate(new StaticConfigLoader(config as never));

  describe.each(organisations)('of $name', ({ site }) => {
    it.each([...site.pagePaths, '404.html'])('%s without an error', async (path) => {
      const text = path === '404.html' ? site.notFoundPage : site.get(path).body;
      const { results } = await html.validateString(text);
      expect(
        results.flatMap(({ messages }) => messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`)),
      ).toEqual([]);
    });
  });
});
