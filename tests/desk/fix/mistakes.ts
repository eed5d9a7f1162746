/**
 * Mistakes of editors: what they write, the problem that tells them (none where it is understood as it stands), and what
 * `check --fix` makes of it (none where that would be a guess). By where they stand; the test puts each in a place of its own.
 */
export type Row = readonly [wrong: string, code: string | undefined, right: string | undefined];

const [invalid, type, date] = ['field-invalid', 'field-type', 'date-invalid'];
const [unsafe, dead, syntax] = ['markdown-link-unsafe', 'link-dead', 'front-matter-syntax'];

/** Telephone numbers of ways to reach a company, in content/company.ts. */
export const phones: readonly Row[] = [
  ["phone: 'Tel.: 030 23125042'", invalid, "phone: '030 23125042'"],
  ["phone: 'Telefon 030 23125042'", invalid, "phone: '030 23125042'"],
  ["phone: 'Phone: +49 30 23125042'", invalid, "phone: '+49 30 23125042'"],
  ["phone: '+49 (0)30 23125042'", undefined, undefined],
  ["phone: '0049 30 23125042'", undefined, undefined],
  ["phone: 'tel:+493023125042'", undefined, undefined],
  ["phone: '030/231250-42'", undefined, undefined],
  ["phone: '030 23125042 oder 030 23125043'", invalid, undefined],
  ["phone: '30 23125042'", invalid, undefined],
  ["phone: 'Fax: 030 23125042'", invalid, undefined],
];

/** Their other fields, judged before. */
export const routes: readonly Row[] = [
  ['phone: 3023125042', type, undefined],
  ["email: 'mailto:post@pumpen.example'", invalid, "email: 'post@pumpen.example'"],
  ["email: 'post@Pumpen.Example'", invalid, "email: 'post@pumpen.example'"],
  ["email: ' post@pumpen.example '", invalid, "email: 'post@pumpen.example'"],
  ["email: 'Post <post@pumpen.example>'", invalid, "email: 'post@pumpen.example'"],
  ["email: 'post (at) pumpen.example'", invalid, undefined],
  ["email: 'a@pumpen.example, b@pumpen.example'", invalid, undefined],
  ["link: 'anleitung/start/'", invalid, "link: '/anleitung/start/'"],
  ["link: 'www.pumpen.example/x'", invalid, undefined],
  ["link: 'http://pumpen.example/x'", invalid, undefined],
  ["Email: 'post@pumpen.example'", 'field-unknown', "email: 'post@pumpen.example'"],
  ["mail: 'post@pumpen.example'", 'field-unknown', undefined],
  ["emial: 'post@pumpen.example'", 'field-unknown', "email: 'post@pumpen.example'"],
  ["email2: 'post@pumpen.example'", 'field-unknown', undefined],
  ["lnik: 'post@pumpen.example'", 'field-unknown', undefined],
];

/** Fields of places, in content/company.ts. */
const hours = (text: string) =>
  `openingHours: { timeZone: 'Europe/Berlin', regular: [{ days: ['Monday'], open: ['${text}'] }] }`;
const address = (code: string, country: string) =>
  `address: { streetAddress: ['Rheinufer 1'], locality: 'Köln', postalCode: ${code}, country: ${country} }`;
export const places: readonly Row[] = [
  [hours('von 9 bis 17 Uhr'), invalid, hours('09:00-17:00')],
  [hours('9 Uhr bis 17 Uhr'), invalid, hours('09:00-17:00')],
  [hours('9h à 17h'), invalid, hours('09:00-17:00')],
  [hours('09:00-17:00').replace('Monday', 'Wendesday'), invalid, hours('09:00-17:00').replace('Monday', 'Wednesday')],
  [hours('9-12, 13-17').replace('Monday', 'Montag'), invalid, undefined],
  [hours('9.00-17.00'), undefined, undefined],
  [hours('9am–5pm'), undefined, undefined],
  [hours('9 Uhr - 17 Uhr'), undefined, undefined],
  [hours('9 bis 5'), invalid, undefined],
  [hours('9-5'), invalid, undefined],
  [hours('9-12, 13-17'), invalid, undefined],
  [hours('9am-12pm'), invalid, undefined],
  [address('50667', "'DE'"), type, address("'50667'", "'DE'")],
  [address("'50667'", "'Deutschland'"), invalid, address("'50667'", "'DE'")],
  [address("'50667'", "'XQ'"), invalid, undefined],
];

/** Fields of products and of certificates, in content/company.ts. */
export const products: readonly Row[] = [
  ["access: 'Public'", invalid, "access: 'public'"],
  ["access: ' sold '", invalid, "access: 'sold'"],
  ["access: 'free'", invalid, undefined],
];
export const certificates: readonly Row[] = [
  ["status: 'Compliant'", invalid, "status: 'compliant'"],
  ["status: 'complient'", invalid, "status: 'compliant'"],
  ["status: 'complete'", invalid, undefined],
  ["status: 'compliant', reviewd: '2026-01-05'", 'field-unknown', "status: 'compliant', reviewed: '2026-01-05'"],
  ["status: 'compliant', reviewed: '5 Januray 2026'", date, "status: 'compliant', reviewed: '2026-01-05'"],
  ["status: 'compliant', reviewed: '2026-01-05T00:00:00Z'", date, "status: 'compliant', reviewed: '2026-01-05'"],
  ["status: 'compliant', reviewed: '2026-01-05T13:30:00Z'", date, "status: 'compliant', reviewed: '2026-01-05'"],
  ["status: 'compliant', reviewed: '5.1.2026'", date, "status: 'compliant', reviewed: '2026-01-05'"],
  ["status: 'compliant', reviewed: '5/1/2026'", date, undefined],
  ["status: 'compliant', reviewed: '2026-02-30'", date, undefined],
];

/** The line of the title of a page, in front matter. */
export const titles: readonly Row[] = [
  ['title: Daten: was wir tun', syntax, 'title: "Daten: was wir tun"'],
  ['title: Was wir tun:', syntax, 'title: "Was wir tun:"'],
  ['title: @Daten', syntax, 'title: "@Daten"'],
  ['title: % der Daten', syntax, 'title: "% der Daten"'],
  ['title: "Daten" und mehr', syntax, 'title: "\\"Daten\\" und mehr"'],
  ['title: {{company.legalName}} heute', syntax, 'title: "{{company.legalName}} heute"'],
  ['title:Daten', syntax, 'title: Daten'],
  ['\ttitle: Daten', syntax, 'title: Daten'],
  ['Title: Daten', 'field-unknown', 'title: Daten'],
  ['title:\u00a0Daten', syntax, 'title: Daten'],
  ['\u00a0title: Daten', syntax, 'title: Daten'],
  ['ti\u00adtle: Daten', syntax, 'title: Daten'],
  ['title: Daten\u00a0', invalid, 'title: Daten'],
  ['title: Daten\norder: “3”', invalid, 'title: Daten\norder: 3'],
  ['title: “Daten”', 'markdown-near-miss', undefined],
  ['title: „Daten“', 'markdown-near-miss', undefined],
  ['title: "“Daten”"', undefined, undefined],
  ['title: Was „Daten“ sind', undefined, undefined],
  ['title: Prix\u00a0: élevé', syntax, 'title: "Prix\u00a0: élevé"'],
  ['titel: Daten', 'field-unknown', 'title: Daten'],
  ['title: "Von {{company.legalname}}"', 'fact-unknown', 'title: "Von {{company.legalName}}"'],
  ['title: Daten\norder: 3\norder: 4', syntax, undefined],
  ['title: [Entwurf] Daten', syntax, 'title: "[Entwurf] Daten"'],
  ['title: Daten: was # wie', syntax, undefined],
  ['title: Daten\ndraft: False', invalid, 'title: Daten\ndraft: false'],
  ['title: Daten\norder: zwei', invalid, undefined],
];

/** The text of a page. */
export const bodies: readonly Row[] = [
  ['[D](privacy.md)', dead, '[D](/datenschutz/)'],
  ['[D](./privacy.md#grundsatz)', dead, '[D](/datenschutz/#grundsatz)'],
  ['[D](anleitung/start/)', unsafe, '[D](/anleitung/start/)'],
  ['[D](fehlt.md)', dead, undefined],
  ['![Logo](logo.svg)', unsafe, '![Logo](/logo.svg)'],
  ['![Logo](../../public/logo.svg)', unsafe, '![Logo](/logo.svg)'],
  ['[wir](post@pumpen.example)', unsafe, '[wir](mailto:post@pumpen.example)'],
  ['Wir sind {{company.legalname}}.', 'fact-unknown', 'Wir sind {{company.legalName}}.'],
  ['Wir sind {{ company.legalNmae }}.', 'fact-unknown', 'Wir sind {{company.legalName}}.'],
  ['Wir haben {{count solutoins}}.', 'fact-unknown', 'Wir haben {{count solutions}}.'],
  ['Die {{company.products.pumpen.name}}.', 'fact-unknown', undefined],
  ['Schreiben Sie an post@pumpen.example.', undefined, undefined],
  ['[wir](tel:030 23125042)', 'telephone-invalid', '[wir](tel:03023125042)'],
  ['[wir](tel:+49(0)30/23125042)', 'telephone-invalid', '[wir](tel:+493023125042)'],
  ['[wir](http://pumpen.example/x)', unsafe, undefined],
  ['Siehe (hier)[/datenschutz/].', 'markdown-link-broken', 'Siehe [hier](/datenschutz/).'],
  ['Siehe [hier] (/datenschutz/).', 'markdown-near-miss', 'Siehe [hier](/datenschutz/).'],
];

/** Mistakes that are found when all else is right: links that lead nowhere. */
export const links: readonly Row[] = [
  ['[D](/datenschutz)', dead, '[D](/datenschutz/)'],
  ['[D](/Datenschutz/)', dead, '[D](/datenschutz/)'],
  ['[D](/datenschutz#grundsatz)', dead, '[D](/datenschutz/#grundsatz)'],
  ['[D](/datenschutz.html)', dead, '[D](/datenschutz/)'],
  ['[D](/anleitung/start/index.html)', dead, '[D](/anleitung/start/)'],
  ['[D](/content/pages/privacy.md)', dead, '[D](/datenschutz/)'],
  ['![Logo](/public/logo.svg)', dead, '![Logo](/logo.svg)'],
  ['![Logo](/Logo.svg)', dead, '![Logo](/logo.svg)'],
  ['## Oben\n\n[D](#Oben)', 'anchor-dead', '## Oben\n\n[D](#oben)'],
  ['[D](/datenschuz/)', dead, undefined],
];

/** Names of files, and what they become. */
export const names: readonly Row[] = [
  ['public/Unser Flyer.txt', 'public-forbidden', 'public/unser-flyer.txt'],
  ['public/Über uns.TXT', 'public-forbidden', 'public/uber-uns.txt'],
  ['public/Preise.TXT', 'public-forbidden', 'public/Preise.txt'],
  ['public/preise', 'public-forbidden', undefined],
  ['public/schluessel.pem', 'public-forbidden', undefined],
  ['public/東京.txt', 'public-forbidden', undefined],
  ['public/Unsere Flyer/preise.txt', 'public-forbidden', 'public/unsere-flyer/preise.txt'],
  ['public/Unsere Flyer/Unser Größter.TXT', 'public-forbidden', 'public/unsere-flyer/unser-grosster.txt'],
  ['public/.git/preise.txt', 'public-forbidden', undefined],
  ['content/pages/neu.MD', 'file-unknown', 'content/pages/neu.md'],
  ['content/pages/alt.markdown', 'file-unknown', 'content/pages/alt.md'],
  ['content/pages/Über_Uns.md', 'path-reserved', 'content/pages/uber-uns.md'],
  ['content/pages/anfahrt.md.md', 'path-reserved', 'content/pages/anfahrt.md'],
  ['content/pages/notiz.txt', 'file-unknown', undefined],
  ['content/pages/preise.md.txt', 'file-unknown', 'content/pages/preise.md'],
  ['content/News/neu.md', 'file-unknown', 'content/news/neu.md'],
  ['content/Brand.ts', 'file-unknown', 'content/brand.ts'],
  ['content/prices.xlsx', 'file-unknown', undefined],
];
