import { describe, expect, it } from 'vitest';
import { drafted, type Files, page } from './samples.ts';

const home = (lang: string, name: string, footer = '') =>
  page(
    lang,
    name,
    `<h1>${name}</h1><footer>${footer}</footer>`,
    `<meta property="og:site_name" content="${name}">\n<link rel="canonical" href="https://x.example/">`,
  );

interface Expected {
  readonly name: string;
  readonly files: Files;
  readonly says: readonly string[];
  /** Values on the page that are not to be taken. */
  readonly never?: readonly string[];
}

/** Imprints and footers as they are written, each with what they say and what they do not. */
const websites: readonly Expected[] = [
  {
    name: 'a craftsman in Germany, with bold lines for headings and a person who answers for the content',
    files: {
      'index.html': home('de', 'Tischlerei Beispiel'),
      'impressum/index.html': page(
        'de',
        'Impressum',
        `<h1>Impressum</h1><p><strong>Angaben gemäß § 5 TMG</strong></p><p>Tischlerei Beispiel e.K.<br/>Inhaber: Max Mustermann<br/>Hauptstr. 5a<br/>D-00815 Lindental am See</p>
<p><strong>Kontakt</strong><br />Tel.: +49 (0) 30 / 23 12 50 42<br />Fax: +49 30 23125043<br />Mail: info(at)beispiel.example</p>
<p>Umsatzsteuer-ID: DE999999995<br>Registergericht: Amtsgericht Lindental, HRA 12345</p>
<p><strong>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</strong><br>Max Mustermann<br>Hauptstr. 5a<br>00815 Lindental</p>
<p>Berufshaftpflichtversicherung: Versicherung AG, Versicherungsplatz 1, 00700 Anderstadt</p>`,
      ),
    },
    says: [
      "kind: 'sole-trader'",
      "legalName: 'Tischlerei Beispiel e.K.'",
      "value: 'HRA 12345', court: 'Amtsgericht Lindental'",
      "locality: 'Lindental am See'",
      "phone: '+493023125042'",
      "{ name: 'Max Mustermann', role: 'Inhaber' }",
    ],
    never: ['Versicherung', 'Anderstadt', '25043'],
  },
  {
    name: 'the footer of a British company, all in one line',
    files: {
      'index.html': home(
        'en-GB',
        'Acme Widgets',
        '<p>&copy; 2026 Acme Widgets Ltd. Registered in England No. 99999999. Registered office: 1 High Street, Norwich, QN1 9ZZ. VAT Reg No GB 999 9999 73</p>',
      ),
    },
    says: [
      "legalName: 'Acme Widgets Ltd'",
      "{ scheme: 'GB-COH', value: '99999999' }",
      "{ scheme: 'GB-VAT', value: 'GB 999 9999 73' }",
      "{ streetAddress: ['1 High Street'], locality: 'Norwich', postalCode: 'QN1 9ZZ', country: 'GB' }",
      "{ name: 'England and Wales', country: 'GB' }",
    ],
  },
  {
    name: 'a charity with numbers of two registers and a company number',
    files: {
      'index.html': home(
        'en-GB',
        'Helping Hands',
        '<p>Helping Hands is a registered charity in England and Wales (9999999) and Scotland (SC098765).</p><p>Registered charity no. 9999999. Company limited by guarantee no. 99999999.</p>',
      ),
    },
    says: [
      "kind: 'charity'",
      "scheme: 'GB-SC', value: 'SC098765'",
      "scheme: 'GB-CHC', value: '9999999'",
      "scheme: 'GB-COH', value: '99999999'",
    ],
  },
  {
    name: 'an Austrian company, whose register number has a wrong letter',
    files: {
      'index.html': home('de-AT', 'Muster'),
      'impressum.html': page(
        'de-AT',
        'Impressum',
        '<h1>Impressum</h1><p>Muster Handels GmbH</p><p>Ringstraße 1/2/3, 1010 Wien, Österreich</p><p>Firmenbuchnummer: FN 123456a</p><p>Firmenbuchgericht: Handelsgericht Wien</p><p>UID-Nr.: ATU99999993</p><p>Tel: +43 1 99999 0</p>',
      ),
    },
    says: [
      "{ scheme: 'AT-UID', value: 'ATU99999993' }",
      "streetAddress: ['Ringstraße 1/2/3'], locality: 'Wien'",
      "scheme: 'AT-FB', value: '⟪",
    ],
    never: ['123456a'],
  },
  {
    name: 'a Swiss company',
    files: {
      'index.html': home('de-CH', 'Muster'),
      'impressum.html': page(
        'de-CH',
        'Impressum',
        '<h1>Impressum</h1><p>Muster AG<br>Bahnhofstrasse 1<br>8001 Zürich<br>Schweiz</p><p>UID: CHE-999.999.996 MWST</p>',
      ),
    },
    says: ["{ scheme: 'CH-FDJP', value: 'CHE-999.999.996' }", "name: 'Schweiz', country: 'CH'", "postalCode: '8001'"],
  },
  {
    name: 'a Dutch company',
    files: {
      'index.html': home('nl', 'Voorbeeld'),
      'colofon.html': page(
        'nl',
        'Colofon',
        '<h1>Colofon</h1><p>Voorbeeld B.V.<br>Kerkstraat 1<br>1234 AB Amsterdam</p><p>KvK: 99999999<br>btw-id: NL999999990B57</p>',
      ),
    },
    says: [
      "legalName: 'Voorbeeld B.V.'",
      "{ scheme: 'NL-KVK', value: '99999999' }",
      "{ scheme: 'NL-VAT', value: 'NL999999990B57' }",
      "postalCode: '1234 AB'",
    ],
  },
  {
    name: 'the footer of an Italian company, parts side by side',
    files: {
      'index.html': home(
        'it',
        'Esempio',
        '<p>Esempio S.r.l. - Via Roma 1, 00100 Roma (RM) - P.IVA 99999999990 - REA RM-123456</p>',
      ),
    },
    says: [
      "legalName: 'Esempio S.r.l.'",
      "{ scheme: 'IT-CF', value: '99999999990' }",
      "locality: 'Roma', region: 'RM', postalCode: '00100'",
    ],
  },
  {
    name: 'a footer of which nothing is certain',
    files: {
      'index.html': home(
        'en-US',
        'Acme',
        '<p>© 2026 Acme, Inc. 1 Main St, Springfield, IL 62701. (217) 555-0100. Company number 1234567</p>',
      ),
    },
    says: ["kind: '⟪", "legalName: '⟪"],
    // Programs write en-US where nobody has set a language, and several countries have company numbers of seven digits.
    never: ['1234567', "country: 'US'", 'phone'],
  },
  {
    name: 'a footer that names who made the site, and a page about customers',
    files: {
      'index.html': home('en-GB', 'Acme', '<p>Website by Foreign Design Ltd</p><p>A member of Holding Group PLC</p>'),
      'about-us.html': page(
        'en-GB',
        'About us',
        '<h1>About us</h1><p>Our customers:</p><ul><li>Customer Limited</li></ul>',
      ),
    },
    says: ["legalName: '⟪"],
    never: ['Foreign', 'Holding', 'Customer'],
  },
  {
    name: 'a corporation by its type that is an association by its legal form',
    files: {
      'index.html': page(
        'de-DE',
        'Freunde',
        '<h1>Freunde</h1>',
        '<script type="application/ld+json">{"@type": "Corporation", "legalName": "Freunde des Beispiels e.V."}</script>',
      ),
    },
    says: ["kind: 'association'", "legalName: 'Freunde des Beispiels e.V.'"],
  },
  {
    name: 'two companies in one imprint, two branches on one page',
    files: {
      'index.html': home('de', 'Muster'),
      'impressum.html': page(
        'de',
        'Impressum',
        '<h1>Impressum</h1><p>Muster Holding GmbH<br>Weg 1<br>00815 Lindental<br>HRB 1, Amtsgericht Lindental</p><p>Muster Vertrieb GmbH<br>Weg 2<br>00816 Lindental<br>HRB 2, Amtsgericht Oberlindental</p>',
      ),
      'kontakt.html': page(
        'de',
        'Kontakt',
        '<h1>Kontakt</h1><p>Filiale Nord</p><p>Telefon: 030 23125042</p><p>Filiale Süd</p><p>Telefon: 030 23125043</p>',
      ),
    },
    says: ["legalName: '⟪"],
    never: ['Holding', 'Vertrieb', 'HRB', 'Weg', 'phone'],
  },
  {
    name: 'microdata of a type that no list has',
    files: {
      'index.html': home('en-GB', 'Bakery').replace(
        '<footer></footer>',
        `<div itemscope itemtype="https://schema.org/Bakery"><span itemprop="name">The Bakery</span>
<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">1 High Street</span>
<span itemprop="addressLocality">Norwich</span><span itemprop="postalCode">QN1 9ZZ</span><meta itemprop="addressCountry" content="GB"></div>
<a itemprop="telephone" href="tel:+442079460142">020 7946 0142</a>
<meta itemprop="openingHours" content="Mo-Fr 07:00-16:00"><meta itemprop="openingHours" content="Sa 08:00-12:00"></div>`,
      ),
    },
    says: [
      "  // from index.html:13, unconfirmed\n  registeredAddress: { streetAddress: ['1 High Street']",
      "open: ['07:00-16:00'] },\n      { days: ['Saturday'], open: ['08:00-12:00'] }",
      "      // from index.html:15, unconfirmed\n      phone: '+442079460142'",
    ],
  },
];

describe('what imprints and footers say', () => {
  it.each(websites.map((each) => [each.name, each] as const))('%s', (_, { files, says, never = [] }) => {
    const { company } = drafted(files);
    for (const text of says) expect(company).toContain(text);
    for (const text of never) expect(company).not.toContain(text);
  });
});
