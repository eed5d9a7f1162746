import type { OrganisationKind } from '../../../content/organisation-kinds.ts';

/** Legal forms as they end (or, in Japanese, begin) a name, and what kind of organisation has them. */
const forms: readonly (readonly [RegExp, OrganisationKind])[] = [
  [/(?:^|\s)e\.\s?V\.$/, 'association'],
  [/(?:^|\s)(?:eG|e\.\s?G\.)$/, 'cooperative'],
  [/(?:^|\s)(?:e\.\s?K\.|e\.\s?Kfm\.|e\.\s?Kfr\.)$/, 'sole-trader'],
  [/(?:^|\s)(?:GbR|PartG(?:\s?mbB)?|LLP)$/, 'partnership'],
  [/(?:^|\s)(?:g?GmbH|UG \(haftungsbeschränkt\)|AG)(?: & Co\.? ?(?:KG|KGaA|OHG))?$/, 'company'],
  [/(?:^|\s)(?:KGaA|OHG|KG|SE)$/, 'company'],
  [
    /(?:^|\s)(?:Ltd\.?|Limited|PLC|plc|CIC|C\.I\.C\.|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Pty\.? Ltd\.?)$/,
    'company',
  ],
  [/(?:^|\s)(?:SAS|SASU|S\.A\.S\.?|SARL|S\.A\.R\.L\.?|S\.à ?r\.l\.|EURL|SNC|SA|S\.A\.)$/, 'company'],
  [/(?:^|\s)(?:S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|S\.?L\.?|Lda\.?|ApS|A\/S|AB|ASA?|Oyj?)$/, 'company'],
  [/(?:^|\s)(?:[Ss]p\. z o\.\s?o\.|s\.r\.o\.|a\.s\.|Kft\.?|d\.o\.o\.)$/, 'company'],
  [/^(?:株式会社|合同会社|有限会社).|.(?:株式会社|合同会社|有限会社)$/, 'company'],
];

/** Kind of organisation by the legal form in its name; undefined for none or an unknown one. */
export const findKindByName = (name: string): OrganisationKind | undefined =>
  forms.find(([form]) => form.test(name))?.[1];
