import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { validate } from '../../src/content/check/validate.ts';
import type { Sources } from '../../src/content/read/load.ts';
import { withMembers, withSourceMembers } from '../../src/content/read/source.ts';
import type { Site } from '../../src/content/site.ts';
import type { Release } from '../../src/core/release.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { fullSite } from '../support/generate/site.ts';
import { siteOf } from '../support/site-of.ts';

/** Everything that Markdown can make, with words that are wider than a phone. */
const everything = `
Ein Absatz mit **fett**, *schräg*, \`code --mit /pfad/{id}\`, [Verweis](/datenschutz/) und <https://pumpen.example/a/b-c>,
Telefon +49 221 123456, am 2026-01-31, 08:30, an <post@pumpen.example>.

Noch ein Absatz,\\
mit Umbruch. Der Datenschutzbeauftragter und die Rindfleischetikettierungsüberwachungsaufgabe.

## Zweite Überschrift: Donaudampfschifffahrtsgesellschaftskapitän

### Dritte mit \`code\`

#### Vierte

- Punkt
  - darunter mit [Verweis](/)
    1. noch tiefer
- Punkt

  mit Absatz

10. Zehntens
11. Elftens

> Zitat
>
> > im Zitat
>
> - mit Punkt

| Links | Mitte | Rechts | Bemerkung |
|---|:-:|--:|---|
| Pumpe | \`P-100\` | 1.234,50 | Die Überwachungsaufgabe |
| Ventil | 2026-01-31 | -17 | [Verweis](/) |

\`\`\`json
{ "eine": "lange Zeile, die nicht umbricht und über jeden Schirm hinausreicht, so breit er auch ist, und noch weiter" }
\`\`\`

    eingerückt --als code

---

## Letzte Überschrift

Schluss.
`;

const description = 'Was es sagt.';
/** A fact module with most kinds of fields. */
const models: Site['facts'][number] = {
  ...{ name: 'pump-models', source: 'content/facts/pump-models.ts', updated: '2026-03-01' },
  ...{ title: 'Modelle', item: 'Modell', description: 'Was gebaut wird.', heading: 'name' },
  fields: {
    name: { kind: 'text', description },
    validFrom: { kind: 'date', description },
    page: { kind: 'url', description },
    mail: { kind: 'email', description },
    phone: { kind: 'phone', description },
    weight: { kind: 'number', unit: 'kg', description },
    price: { kind: 'money', description },
    sold: { kind: 'boolean', description },
    state: { kind: 'choice', description, values: { neu: 'Neu', alt: 'Alt' } },
    tags: { kind: 'list', description, of: { kind: 'text', description } },
  },
  items: ['Pumpe', 'Kleinpumpe'].map((name, i) => ({
    ...{ id: `p-${i}`, name, validFrom: '2026-01-31', page: 'https://pumpen.example/datenblatt', sold: i === 0 },
    ...{ mail: 'p@pumpen.example', phone: '+492211234567', weight: -2.5, state: 'neu', tags: ['a', 'b c'] },
    price: { amount: '12.50', currency: 'EUR' },
  })),
};

/** No files of public/ are served here. */
const withoutLogo = ({ logo: _, ...brand }: NonNullable<Site['brand']>) => brand;

/** A site with a legal notice, a fact page and every construct of Markdown, in a language. */
export function siteIn(which: 'example' | 'full' | 'small', language: string): Site {
  const { sources } = which === 'full' ? fullSite() : siteOf(which === 'small' ? 'tests/fixtures/small' : '');
  const [first] = sources.pages;
  if (!first) throw new Error('There is no page to copy.');
  const value = { title: 'Alles', description: 'Was Markdown kann', updated: '2026-02-02' };
  const frontMatter = withMembers(first.frontMatter, { value });
  const page = withSourceMembers(first, { file: 'content/pages/alles.md', frontMatter, body: everything });
  // More than a footer names, so that there is a page of all pages.
  const others = Array.from({ length: 30 }, (_, i) =>
    withSourceMembers(page, { file: `content/pages/${i % 2 ? 'handbuch/' : ''}seite-${i}.md` }),
  );
  const all: Sources = { ...sources, pages: [...sources.pages, page, ...others] };
  const site = validate(all, { preview: false }, () => {});
  if (!site) throw new Error('The site is refused.');
  const brand = site.brand && { brand: withoutLogo(site.brand) };
  return { ...site, ...brand, language, legalNotice: true, paths: {}, facts: [...site.facts, models] };
}

/** Serves it over loopback; close it, or the process hangs. */
export async function serveSite(site: Site): Promise<{ readonly origin: string; close(): Promise<void> }> {
  let release: Release;
  const answer = createNodeListener(() => release);
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const here = { ...site, baseUrl: origin };
  release = render(
    here,
    buildCatalog(listDocuments(here), () => {}),
    () => {},
  );
  return {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The pages of a site that are made of facts, and one of prose. */
export const paths = [
  '/',
  '/docs/api/',
  '/auth/',
  '/all-pages/',
  '/legal-notice/',
  '/pump-models/',
  '/alles/',
  '/no-such-page/',
] as const;
