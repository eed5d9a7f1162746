import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { get, pagePaths, release } from '../spec/origin.ts';

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
const missing = '404.html';

describe.skipIf(!tool)('html-validate reads', () => {
  it.each([...pagePaths, missing])('%s without an error', async (path) => {
    const { HtmlValidate, StaticConfigLoader } = tool!;
    const config = { extends: ['html-validate:standard', 'html-validate:a11y'] };
    const html = new HtmlValidate(new StaticConfigLoader(config as never));
    const text = path === missing ? Buffer.from(release.files.get(missing)!.bytes).toString('utf8') : get(path).body;
    const { results } = await html.validateString(text);
    expect(
      results.flatMap(({ messages }) => messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`)),
    ).toEqual([]);
  });
});
