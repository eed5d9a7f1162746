// A table, and so longer than a module should be: what is shown of problems with the site of another generator.
import { createHash } from 'node:crypto';
import type { ShownCase } from './case.ts';

const page = (main: string, head = '<title>Home</title>\n<meta name="description" content="All about pumps.">') =>
  `<html lang="en">\n<head>\n${head}\n</head>\n<body>\n${main}\n</body>\n</html>\n`;
const site = (home: string, others: Readonly<Record<string, string>> = {}) => ({ '_site/index.html': home, ...others });
const main = (text: string) => page(`<main>\n${text}\n</main>`);
/** No key of anybody's. */
const key = createHash('sha512').update('pumps').digest('base64').replace(/[+/=]/g, '').slice(0, 48);
const local = 'localhost:3000';
const good = main('<p>Pumps for the garden.</p>');
const settings = (members: string) => ({
  'content/site.ts': ['  features:', `  attach: { ${members} },\n  features:`] as const,
});
const founded = { 'content/company.ts': ['  incorporated:', "  founded: '1999',\n  incorporated:"] as const };
const organization = (founded: string) =>
  page(
    '<main><p>Pumps for the garden.</p></main>',
    `<title>Home</title>\n<meta name="description" content="All about pumps.">\n<script type="application/ld+json">{ "@type": "Organization", "foundingDate": "${founded}" }</script>`,
  );

/** In the order of the codes; `_site` is the folder that `npx gazette attach _site` is told. */
export const foreignCases: readonly ShownCase[] = (
  [
    {
      name: 'the folder of the sources, not the one that the generator writes',
      code: 'foreign-folder',
      files: site(good, { '_site/package.json': '{ "dependencies": { "astro": "5" } }\n' }),
      right: site(good),
      at: '_site',
    },
    {
      name: 'a page that names the real origin, while the content has another',
      code: 'foreign-origin',
      files: site(
        page('<main>Pumps</main>', '<title>Home</title>\n<link rel="canonical" href="https://www.pumpen.example/">'),
      ),
      right: site(good),
      at: 'content/site.ts:4:12',
    },
    {
      name: 'a page that was built for the machine of its writer',
      code: 'foreign-canonical',
      files: site(
        page(
          '<main>Pumps</main>',
          '<title>Home</title>\n<meta name="description" content="All about pumps.">\n<link rel="canonical" href="http://localhost:1313/">',
        ),
      ),
      right: site(good),
      at: '_site/index.html:2:1',
    },
    {
      name: 'a selector with what only browsers know',
      code: 'foreign-selector',
      files: { ...settings("selectors: [{ path: '/*', main: 'main p:first-child' }]"), ...site(good) },
      right: { ...settings("selectors: [{ path: '/*', main: 'main p' }]"), ...site(good) },
      at: 'content/site.ts:17:45',
    },
    {
      name: 'a site with a document of an API where ours is to lie',
      code: 'foreign-essential',
      files: site(good, { '_site/api/v1/company.json': '{}\n' }),
      right: site(good),
      at: '_site/api/v1/company.json',
    },
    {
      name: 'a site that has an llms.txt of its own',
      code: 'foreign-collision',
      files: site(good, { '_site/llms.txt': '# Pumps\n' }),
      right: site(good),
      at: '_site/llms.txt',
      remedy: 'If yours says more than the one that Gazette makes, leave it: the rest is published all the same.',
    },
    {
      name: 'a page without any mark for its main content',
      code: 'foreign-main',
      files: site(page('<div class="text">Pumps for the garden.</div>')),
      right: {
        ...settings("selectors: [{ path: '/*', main: '.text' }]"),
        ...site(page('<div class="text">Pumps for the garden.</div>')),
      },
      at: '_site/index.html',
    },
    {
      name: 'a page whose text stands in a form',
      code: 'foreign-words',
      files: site(main(`<form><p>${'Which pump suits your garden best? '.repeat(20)}</p></form><p>Choose.</p>`)),
      right: site(main(`<p>${'Which pump suits your garden best? '.repeat(20)}</p><form><p>Choose.</p></form>`)),
      at: '_site/index.html',
    },
    {
      name: 'a page that nobody is to read by programs',
      code: 'foreign-disallowed',
      files: site(main('<a href="/offer.html">Offer</a>'), {
        '_site/offer.html': good,
        '_site/robots.txt': 'User-agent: *\nContent-Signal: search=yes\nDisallow: /offer.html\n',
      }),
      right: {
        ...settings("exclude: ['/offer.html']"),
        ...site(main('<a href="/offer.html">Offer</a>'), {
          '_site/offer.html': good,
          '_site/robots.txt': 'User-agent: *\nContent-Signal: search=yes\nDisallow: /offer.html\n',
        }),
      },
      at: '_site/offer.html',
    },
    {
      name: 'a link to a page that was renamed',
      code: 'foreign-link-dead',
      files: site(main('<a href="/offers.html">Offers</a> <a href="/offer.html">Offer</a>'), {
        '_site/offer.html': good,
      }),
      right: site(main('<a href="/offer.html">Offer</a>'), { '_site/offer.html': good }),
      at: '_site/index.html:8:4',
    },
    {
      name: 'a link to a place that the page does not have',
      code: 'foreign-anchor-dead',
      files: site(main('<a href="#prices">Prices</a>')),
      right: site(main('<a href="#prices">Prices</a> <h2 id="prices">Prices</h2>')),
      at: '_site/index.html:8:4',
    },
    {
      name: 'a page without a title',
      code: 'foreign-title',
      files: site(page('<main>Pumps</main>', '<meta name="description" content="All about pumps.">')),
      right: site(good),
      at: '_site/index.html:2:1',
    },
    {
      name: 'a page without a description',
      code: 'foreign-description',
      files: site(page('<main>Pumps</main>', '<title>Home</title>')),
      right: site(good),
      at: '_site/index.html:2:1',
    },
    {
      name: 'a year that content/company.ts has otherwise',
      code: 'foreign-contradiction',
      files: site(main('<p>The company was founded in 1987.</p>')),
      right: site(main('<p>The company was founded in 1999.</p>')),
      at: '_site/index.html:8:31',
    },
    {
      name: 'an address that only its writer can open',
      code: 'foreign-private',
      files: site(main(`<p>See ${local} for a preview.</p>`)),
      right: site(good),
      at: '_site/index.html:8:8',
    },
    {
      name: 'a reference to a character that turns text round',
      code: 'foreign-hidden',
      files: site(main('<p>Pay to &#x202e;eciovni.</p>')),
      right: site(good),
      at: '_site/index.html:8:11',
    },
    {
      name: 'a key in a sample of code',
      code: 'foreign-secret',
      files: site(main(`<p>Use ${key}.</p>`)),
      right: site(good),
      at: '_site/index.html:8:8',
    },
    {
      name: 'a year in the JSON-LD that content/company.ts has otherwise',
      code: 'foreign-organization',
      files: { ...site(organization('1987')), ...founded },
      right: { ...site(organization('1999')), ...founded },
      at: '_site/index.html:2:1',
    },
    {
      name: 'a robots.txt with groups that say nothing of AI systems',
      code: 'foreign-signals',
      files: site(good, { '_site/robots.txt': 'User-agent: *\nAllow: /\n' }),
      right: site(good, {
        '_site/robots.txt': 'User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no\nAllow: /\n',
      }),
      at: '_site/robots.txt',
    },
  ] satisfies readonly ShownCase[]
).map((each) => ({ ...each, by: 'attach' }));
