import { createRequire } from 'node:module';
import type { HtmlValidate } from 'html-validate';
import type { Organisation } from '../support/organisations.ts';

const require = createRequire(import.meta.url);

const tool = validator();

function validator(): typeof import('html-validate') | undefined {
  try {
    return require('html-validate') as typeof import('html-validate');
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`SKIPPED: html-validate is not installed: ${String(error)}`);
    return undefined;
  }
}

/** Whether html-validate is installed; in CI it must be. */
export const canValidate = tool !== undefined;

/** One for all pages: to read its rules and elements takes as long as to judge a page. */
let html: HtmlValidate | undefined;
function validatorOf({ HtmlValidate, StaticConfigLoader }: NonNullable<typeof tool>): HtmlValidate {
  const config = { extends: ['html-validate:standard', 'html-validate:a11y'] };
  return new HtmlValidate(new StaticConfigLoader(config as never));
}

/** Faults of a page of a site, or of `404.html`, for html-validate; `line:column rule: message` each. */
export async function invalidities({ site }: Organisation, path: string): Promise<string[]> {
  if (!tool) throw new Error('html-validate is not installed.');
  html ??= validatorOf(tool);
  const { results } = await html.validateString(path === '404.html' ? site.notFoundPage : site.get(path).body);
  return results.flatMap(({ messages }) => messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`));
}
