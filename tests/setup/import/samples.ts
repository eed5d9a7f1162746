import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import { importWebsite } from '../../../src/setup/import/import-website.ts';

/** Files of an exported website, by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export const today = '2026-11-21';

/** Runs `use` with a folder that holds these files. */
export function inFolder<T>(files: Files, use: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-import-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    return use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The draft of a website: its two modules, and the notes as `file:line text`. */
export function drafted(files: Files, more: Parameters<typeof importWebsite>[1] = {}) {
  const result = inFolder(files, (dir) => importWebsite(dir, more, today));
  const text = (file: string) => assertDefined(result.files[file], file);
  return {
    files: result.files,
    site: text('content/site.ts'),
    company: text('content/company.ts'),
    notes: result.notes.map(({ from, text: note }) => `${from.file}:${from.line} ${note}`),
  };
}

/** A page as a small CMS writes it. */
export const page = (lang: string, title: string, body: string, head = '') => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
${head}
</head>
<body>
<nav><a href="/">Home</a> <a href="/impressum/">Impressum</a></nav>
<main>
${body}
</main>
</body>
</html>
`;

/** An imprint of Germany without any data for programs. */
export const german: Files = {
  'index.html': page(
    'de-DE',
    'Muster Maschinenbau',
    '<h1>Willkommen</h1><p>Wir bauen Maschinen.</p>',
    '<meta property="og:site_name" content="Muster Maschinenbau">\n<meta name="description" content="Muster Maschinenbau baut Sondermaschinen für die Lebensmittelindustrie.">\n<link rel="canonical" href="https://muster-maschinenbau.example/">',
  ),
  'impressum/index.html': page(
    'de-DE',
    'Impressum – Muster Maschinenbau',
    `<h1>Impressum</h1>
<h2>Angaben gemäß § 5 DDG</h2>
<p>Muster Maschinenbau GmbH<br>
Musterstraße 12<br>
00815 Lindental<br>
Deutschland</p>
<p>Vertreten durch: Erika Mustermann und Max Mustermann</p>
<h2>Kontakt</h2>
<p>Telefon: 030 23125042<br>
Telefax: 030 23125043<br>
E-Mail: <a href="mailto:info@muster-maschinenbau.example">info@muster-maschinenbau.example</a></p>
<h2>Registereintrag</h2>
<p>Eintragung im Handelsregister.<br>
Registergericht: Amtsgericht Lindental<br>
Registernummer: HRB 815</p>
<h2>Umsatzsteuer-ID</h2>
<p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>
DE 999 999 995</p>
<h2>Webdesign</h2>
<p>Fremde Agentur GmbH<br>
Andere Straße 7<br>
00900 Anderswo<br>
Telefon: 030 23125099</p>`,
  ),
};

/** The footer and the legal page of a British company. */
export const british: Files = {
  'index.html': page(
    'en-GB',
    'Example Kilns',
    '<h1>Kilns</h1>\n<footer>\n<p>© 2014–2026 Example Kilns Limited. All rights reserved.</p>\n<p>Registered in England and Wales. Company number: 99999999</p>\n<p><a href="https://www.linkedin.com/company/example-kilns/">LinkedIn</a> <a href="https://www.linkedin.com/shareArticle?url=x">Share</a></p>\n</footer>',
    '<meta name="description" content="Example Kilns makes kilns for potters.">\n<link rel="canonical" href="https://kilns.example/">',
  ),
  'legal-notice.html': page(
    'en-GB',
    'Legal notice',
    `<h1>Legal notice</h1>
<p>Example Kilns Limited is registered in England and Wales.</p>
<table><tr><th>Company number</th><td>99999999</td></tr>
<tr><th>Registered office</th><td>Unit 3, 12 Pottery Lane, Norwich, QN1 9ZZ</td></tr>
<tr><th>VAT number</th><td>GB999999973</td></tr></table>
<p>Tel: +44 (0)20 7946 0142</p>
<p>Email: hello@kilns.example</p>`,
  ),
};

/** Mentions légales, with the host of the site beside its editor. */
export const french: Files = {
  'index.html': page(
    'fr',
    'Exemple Fours',
    '<h1>Fours</h1>',
    '<meta property="og:site_name" content="Exemple Fours">\n<link rel="canonical" href="https://fours.example/">',
  ),
  'mentions-legales/index.html': page(
    'fr',
    'Mentions légales',
    `<h1>Mentions légales</h1>
<h2>Éditeur du site</h2>
<p>Exemple Fours SAS<br>
12 rue de l’Exemple<br>
75001 Paris<br>
France</p>
<p>RCS Paris B 999 999 998</p>
<p>SIREN : 999 999 998<br>
N° TVA : FR11 999 999 998</p>
<p>Directeur de la publication : Jeanne Exemple</p>
<p>Téléphone : 01 99 00 12 34</p>
<h2>Hébergeur</h2>
<p>Hébergement Exemple SAS<br>2 rue des Serveurs<br>59100 Roubaix</p>`,
  ),
};
