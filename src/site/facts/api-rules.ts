import { formatPreferences, preferenceNote } from '../../api/v1/ai-preferences.ts';
import { descriptionVersion, openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import { claimTexts, isClaimKept, listMethods } from '../../language/claims.ts';
import { joinWithOr } from '../../language/formats/lists.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { findGatedItems } from './gated-access.ts';

/** Rules for all endpoints, above them (Markdown). */
export function introductoryRules(site: Site): string {
  const language = languageByTag(site.language);
  return paragraphs([
    translate(language, 'rules.publisher', { name: e(site.company.legalName) }),
    ...(site.dataScope === undefined ? [] : [e(site.dataScope)]),
    translate(language, 'rules.summary', { version: descriptionVersion, openapi: openapiPath }),
    `## ${translate(language, 'rules.useHeading')}`,
    [
      ...claimTexts(site, 'methods'),
      translate(language, 'rules.send'),
      ...claimTexts(site, 'ignored'),
      ...claimTexts(site, 'cors'),
    ].join(' '),
  ]);
}

/** Introduction of the list of statuses (Markdown). */
export function errorRules(site: Site): string {
  const language = languageByTag(site.language);
  return paragraphs([`## ${translate(language, 'rules.errorsHeading')}`, translate(language, 'rules.noEnvelope')]);
}

/** Statuses (service.md 7): rows of a Markdown table of four columns, without its head. */
export function statusRows(site: Site): string[] {
  const language = languageByTag(site.language);
  const methods = joinWithOr(
    language.table,
    listMethods({ unkept: site.unkept, preflight: site.features.corsPreflight }),
  );
  return [
    translate(language, 'rules.row200'),
    ...claimTexts(site, 'status-304'),
    ...claimTexts(site, 'status-404'),
    ...(isClaimKept(site, 'status-405') ? [translate(language, 'rules.row405', { methods })] : []),
    translate(language, 'rules.row5xx'),
  ];
}

/** Statuses as a Markdown table. */
export const statusTable = (site: Site): string =>
  `${[translate(languageByTag(site.language), 'rules.tableHead'), '|---|---|---|---|', ...statusRows(site)].join('\n')}\n`;

/** Rules for all endpoints, below them and the statuses (Markdown). */
export function closingRules(site: Site): string {
  const language = languageByTag(site.language);
  const { name, url } = site.dataLicense;
  const preferences = formatPreferences(site);
  return paragraphs([
    `${translate(language, 'rules.noCredentialFlow')} ${translate(language, findGatedItems(site) ? 'rules.guideGated' : 'rules.guide', { guide: '/auth/' })}`,
    `## ${translate(language, 'rules.versioningHeading')}`,
    `${translate(language, 'rules.versioning')} ${translate(language, 'rules.moreValues')}`,
    `## ${translate(language, 'rules.cachingHeading')}`,
    [
      translate(language, 'rules.changeRarely'),
      ...claimTexts(site, 'keep'),
      translate(language, 'rules.noLimit'),
      ...claimTexts(site, 'keep-posture'),
    ].join(' '),
    `## ${translate(language, 'rules.licenceHeading')}`,
    `${translate(language, 'rules.licence', { name: e(name), url, preferences })} ${preferenceNote(site)} ${translate(language, 'rules.indexCarriesBoth')}`,
    `## ${translate(language, 'rules.deviationsHeading')}`,
    [
      translate(language, 'rules.deviationServer', { metadata: '/.well-known/oauth-authorization-server' }),
      translate(language, 'rules.deviationResource', { metadata: '/.well-known/oauth-protected-resource' }),
      translate(language, 'rules.deviationCard', { card: '/.well-known/mcp/server-card.json' }),
      translate(language, 'rules.deviationExample'),
    ]
      .map((item) => `- ${item}`)
      .join('\n'),
  ]);
}

const paragraphs = (texts: readonly string[]): string => `${texts.join('\n\n')}\n`;
