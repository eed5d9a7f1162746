import { preferenceNote, preferenceWords } from '../../api/v1/ai-preferences.ts';
import { descriptionVersion, openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import { claimed, holds, methodsOf } from '../../language/claims.ts';
import { orList } from '../../language/formats/lists.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { gatedOf } from './gated.ts';

/** Rules for all endpoints, above them (Markdown). */
export function beforeEndpoints(site: Site): string {
  const language = spoken(site.language);
  return paragraphs([
    say(language, 'rules.publisher', { name: e(site.company.legalName) }),
    ...(site.dataScope === undefined ? [] : [e(site.dataScope)]),
    say(language, 'rules.summary', { version: descriptionVersion, openapi: openapiPath }),
    `## ${say(language, 'rules.useHeading')}`,
    [
      ...claimed(site, 'methods'),
      say(language, 'rules.send'),
      ...claimed(site, 'ignored'),
      ...claimed(site, 'cors'),
    ].join(' '),
  ]);
}

/** Introduction of the list of statuses (Markdown). */
export function errorRules(site: Site): string {
  const language = spoken(site.language);
  return paragraphs([`## ${say(language, 'rules.errorsHeading')}`, say(language, 'rules.noEnvelope')]);
}

/** Statuses (service.md 7): rows of a Markdown table of four columns, without its head. */
export function statusRows(site: Site): string[] {
  const language = spoken(site.language);
  const methods = orList(language.table, methodsOf({ unkept: site.unkept, preflight: site.features.corsPreflight }));
  return [
    say(language, 'rules.row200'),
    ...claimed(site, 'status-304'),
    ...claimed(site, 'status-404'),
    ...(holds(site, 'status-405') ? [say(language, 'rules.row405', { methods })] : []),
    say(language, 'rules.row5xx'),
  ];
}

/** Statuses as a Markdown table. */
export const statusTable = (site: Site): string =>
  `${[say(spoken(site.language), 'rules.tableHead'), '|---|---|---|---|', ...statusRows(site)].join('\n')}\n`;

/** Rules for all endpoints, below them and the statuses (Markdown). */
export function afterEndpoints(site: Site): string {
  const language = spoken(site.language);
  const { name, url } = site.dataLicense;
  const preferences = preferenceWords(site);
  return paragraphs([
    `${say(language, 'rules.noCredentialFlow')} ${say(language, gatedOf(site) ? 'rules.guideGated' : 'rules.guide', { guide: '/auth/' })}`,
    `## ${say(language, 'rules.versioningHeading')}`,
    `${say(language, 'rules.versioning')} ${say(language, 'rules.moreValues')}`,
    `## ${say(language, 'rules.cachingHeading')}`,
    [
      say(language, 'rules.changeRarely'),
      ...claimed(site, 'keep'),
      say(language, 'rules.noLimit'),
      ...claimed(site, 'keep-posture'),
    ].join(' '),
    `## ${say(language, 'rules.licenceHeading')}`,
    `${say(language, 'rules.licence', { name: e(name), url, preferences })} ${preferenceNote(site)} ${say(language, 'rules.indexCarriesBoth')}`,
    `## ${say(language, 'rules.deviationsHeading')}`,
    [
      say(language, 'rules.deviationServer', { metadata: '/.well-known/oauth-authorization-server' }),
      say(language, 'rules.deviationResource', { metadata: '/.well-known/oauth-protected-resource' }),
      say(language, 'rules.deviationCard', { card: '/.well-known/mcp/server-card.json' }),
      say(language, 'rules.deviationExample'),
    ]
      .map((item) => `- ${item}`)
      .join('\n'),
  ]);
}

const paragraphs = (texts: readonly string[]): string => `${texts.join('\n\n')}\n`;
