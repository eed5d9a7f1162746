import { getModule } from '../content/read/load.ts';
import type { Check } from './check.ts';

/** A promise in gpc.json must be in the privacy policy of the site, too. */
export const checkPrivacyControl: Check = ({ site, sources }, report) => {
  if (site.globalPrivacyControl === undefined) return;
  const { privacyPage } = site;
  const page = site.pages.find(({ path }) => path === privacyPage);
  if (page && /global privacy control|\bGPC\b/i.test(page.markdown)) return;
  report({
    code: 'field-invalid',
    at: getModule(sources, 'site').locate(['globalPrivacyControl']),
    field: 'globalPrivacyControl',
    message: `expected a privacy policy that says how Global Privacy Control is honoured, got ${
      page ? `${privacyPage}, which does not name it` : `${privacyPage}, which is no page of content/pages`
    }`,
    hint: 'Say it there, or delete this field.',
  });
};
