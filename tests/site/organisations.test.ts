import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { rendererOf } from '../support/render.ts';
import { published, siteOf, texts } from '../support/site-of.ts';
import { attribute, type Element, elementsIn, readHtml, textOf } from '../third-party/helpers.ts';

// Organisations that are not the example: every document of theirs, read as somebody would who knows only what it says.

interface Organisation {
  readonly name: 'gmbh' | 'charity' | 'manufacturer' | 'authority';
  /** Documents of /api/v1 beside those that everybody has. */
  readonly documents: readonly string[];
  /** Pages of editors, news and fact modules, and the legal notice. */
  readonly pages: readonly string[];
  readonly type: string;
  /** Members of the organisation's JSON-LD in which its numbers stand; undefined: it has none. */
  readonly numbers: Readonly<Record<string, unknown>>;
  readonly navigation: string;
  /** The differences of its second language, English. */
  readonly english?: Pick<Organisation, 'pages' | 'navigation'>;
}

const organisations: readonly Organisation[] = [
  {
    name: 'gmbh',
    documents: ['access', 'faq', 'industries', 'schulungen', 'solutions'],
    pages: [
      ...['datenschutz', 'ersatzteile', 'impressum', 'news', 'news/neue-halle', 'news/pruefstand-p4'],
      ...['nutzungsbedingungen', 'qualitaet', 'schulungen', 'sicherheit'],
    ],
    type: 'Organization',
    numbers: {
      vatID: 'DE999999995',
      leiCode: 'XXXX00BEISPIELWERK69',
      iso6523Code: '0199:XXXX00BEISPIELWERK69',
      companyRegistration: {
        '@type': 'Certification',
        certificationIdentification: 'HRB815',
        issuedBy: { '@type': 'Organization', name: 'Amtsgericht Lindental' },
      },
      legalRepresentative: [
        {
          '@type': 'Person',
          '@id': expect.stringMatching(/#person-erika-mustermann$/),
          name: 'Erika Mustermann',
          jobTitle: expect.stringMatching(/^(?:Geschäftsführerin|Managing director)$/),
        },
      ],
    },
    navigation: 'Unternehmen',
    english: {
      pages: [
        'legal-notice',
        'news',
        'news/neue-halle',
        'news/pruefstand-p4',
        'privacy',
        'quality',
        'schulungen',
        'security',
        'spare-parts',
        'terms',
      ],
      navigation: 'Company',
    },
  },
  {
    name: 'charity',
    documents: ['faq', 'grants', 'solutions'],
    pages: ['accounts', 'grants', 'how-we-are-run', 'privacy', 'safeguarding', 'terms'],
    type: 'NGO',
    numbers: {
      identifier: ['9999999', 'SC098765', '199999', '99999999'].map((value) => expect.objectContaining({ value })),
      companyRegistration: expect.objectContaining({ certificationIdentification: '99999999' }),
      hasCertification: undefined,
      vatID: undefined,
    },
    navigation: 'Organisation',
  },
  {
    name: 'manufacturer',
    documents: ['exhibitions', 'faq', 'industries', 'solutions'],
    pages: ['exhibitions', 'privacy', 'products', 'quality', 'terms'],
    type: 'Organization',
    numbers: {
      identifier: expect.objectContaining({ propertyID: 'JP-JCN', value: '9999999999999' }),
      iso6523Code: '0188:9999999999999',
      leiCode: undefined,
    },
    navigation: '会社',
    english: { pages: ['exhibitions', 'privacy', 'products', 'quality', 'terms'], navigation: 'Company' },
  },
  {
    name: 'authority',
    documents: ['faq', 'solutions', 'tariffs'],
    pages: ['complaints', 'privacy', 'tariffs', 'terms', 'water-quality'],
    type: 'GovernmentOrganization',
    numbers: { identifier: undefined, companyRegistration: undefined, iso6523Code: undefined, vatID: undefined },
    navigation: 'المؤسسة',
  },
];

/** Messages of a build although nothing is wrong: no font has Japanese letters. */
const expected = new Set(['share-picture-left-out']);
const unread = new Set(['script', 'style', 'code', 'pre', 'head', 'svg']);

/** The texts of a page that stand alone between two tags, without code and what is marked as another language. */
function leaves(element: Element): string[] {
  return element.childNodes.flatMap((node) => {
    if ('value' in node) return node.value.trim() === '' ? [] : [node.value.replace(/\s+/g, ' ').trim()];
    const isRead = 'tagName' in node && !unread.has(node.tagName) && attribute(node, 'lang') === undefined;
    return isRead ? leaves(node) : [];
  });
}

const within = (element: Element, ...names: string[]) =>
  elementsIn(element).filter(({ tagName }) => names.includes(tagName));

/** The readable text of an element, pictures by their texts. */
const readIn = (element: Element) =>
  [textOf(element), ...within(element, 'img').map((picture) => attribute(picture, 'alt') ?? '')].join('').trim();

/** The pages that the lists of the content have: one of each list, and of each item of those that are not short. */
function pagesOfLists(folder: string, { company, ...site }: Site): readonly string[] {
  const files = readdirSync(new URL(`${folder}/faq`, import.meta.url));
  const questions = files.filter((file) => !file.endsWith('.en.md')).map((file) => ({ id: file.replace(/\.md$/, '') }));
  const lists = { solutions: site.solutions, industries: site.industries, products: company.products, questions };
  const { compliance, publicRecords: record, people, locations } = company;
  return [
    ...Object.entries(lists).flatMap(([page, items]) =>
      items.length > 0 ? [page, ...items.map(({ id }) => `${page}/${id}`)] : [],
    ),
    ...Object.entries({ compliance, record, people, locations }).flatMap(([page, { length }]) =>
      length > 0 ? page : [],
    ),
  ];
}

const publishedOf = Object.fromEntries(
  organisations.map(({ name }) => {
    const { site, sources } = siteOf(`tests/fixtures/${name}`);
    const { release, problems } = published(site, sources);
    return [name, { whole: site, all: texts(release), problems }];
  }),
);

const inLanguages = organisations.flatMap(({ english, ...first }) => [
  { ...first, prefix: '' },
  ...(english ? [{ ...first, ...english, prefix: 'en/' }] : []),
]);

describe.each(inLanguages)('$name, /$prefix', ({ name, documents, pages, type, numbers, navigation, prefix }) => {
  const { whole, all, problems } = publishedOf[name]!;
  const site = prefix === '' ? whole : whole.translations![0]!;
  const own = [...all].filter(([file]) => file.startsWith('en/') === (prefix !== ''));
  const files = new Map(own.map(([file, text]) => [file.slice(prefix.length), text]));
  const json = (path: string) => JSON.parse(files.get(path)!) as Record<string, unknown>;
  const html = [...files].flatMap(([file, text]) =>
    file.endsWith('.html') ? [[file, readHtml(text).elements.find(({ tagName }) => tagName === 'body')!] as const] : [],
  );

  it('builds without errors and warnings', () => {
    expect(problems.filter(({ code }) => !expected.has(code))).toEqual([]);
    const hasPictures = problems.every(({ code }) => code !== 'share-picture-left-out');
    expect(hasPictures).toBe(name !== 'manufacturer');
  });

  it('publishes the documents that its content has, and no others', () => {
    const everybody = ['company', 'index', 'status', ...(prefix === '' ? ['openapi'] : [])];
    const api = [...files.keys()].flatMap((file) => /^api\/v1\/(.+)\.json$/.exec(file)?.[1] ?? []);
    expect(api.sort()).toEqual([...everybody, ...documents].sort());
    const found = html.flatMap(([file]) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
    const reference = ['api-index', 'openapi', ...everybody, ...documents].filter((each) => each !== 'index');
    const ofEach = [...new Set(reference)].map((each) => `docs/api/${each}`);
    const ofLists = pagesOfLists(`../fixtures/${name}/content`, site);
    const ofAll = ['auth', 'company', 'contact', 'docs/api', 'search'];
    const wanted = new Set([...ofAll, ...ofLists, ...ofEach, ...pages]);
    expect(found.sort()).toEqual([...wanted].sort());
    for (const page of wanted) expect(files.has(`${page}.md`), page).toBe(true);
    const folders = readdirSync(new URL(`../fixtures/${name}/content`, import.meta.url));
    expect([...files.keys()].some((file) => file.includes('SKILL.md'))).toBe(
      folders.includes('skills') && prefix === '',
    );
  });

  it('describes the documents that it publishes, and nothing that none of them has', () => {
    const text = all.get('api/v1/openapi.json')!;
    const { paths, components, tags } = JSON.parse(text) as {
      paths: Record<string, { get: { tags: string[] } }>;
      components: { schemas: Record<string, unknown> };
      tags: { name: string }[];
    };
    const api = [...files.keys()].flatMap((file) => (/^api\/v1\/.+\.json$/.test(file) ? [`/${file}`] : []));
    // One description serves all languages.
    const described = prefix === '' ? api : [...api, '/api/v1/openapi.json'];
    expect(Object.keys(paths).sort()).toEqual(described.sort());
    const used = new Set(Object.values(paths).flatMap(({ get }) => get.tags));
    expect(tags.map((tag) => tag.name).sort()).toEqual([...used].sort());
    for (const schema of Object.keys(components.schemas))
      expect(text, schema).toContain(`"#/components/schemas/${schema}"`);
    const linked = json('api/v1/index.json').resources as { path: string }[];
    expect(linked.map(({ path }) => path).sort()).toEqual(api.filter((path) => !path.includes('openapi')).sort());
  });

  it('has no section, list or value without anything in it', () => {
    const empty = html.flatMap(([file, body]) =>
      within(body, 'section', 'ul', 'ol', 'dl', 'dd', 'dt', 'p', 'h1', 'h2', 'h3', 'td', 'th', 'a').flatMap(
        (element) => {
          // A script fills it, once a form is sent.
          const isSaid = attribute(element, 'role') === 'status';
          const heading = within(element, 'h2', 'header').map((each) => textOf(each).trim());
          const text = element.tagName === 'section' ? readIn(element).replace(heading[0] ?? '', '') : readIn(element);
          return text.trim() === '' && !isSaid ? [`${file}: <${element.tagName} id=${attribute(element, 'id')}>`] : [];
        },
      ),
    );
    expect(empty).toEqual([]);
    for (const [file, text] of files)
      if (file.endsWith('.md')) expect(text, file).not.toMatch(/\n#+ [^\n]+\n+(?:$|## )/);
  });

  it('leaves out no rank of headings', () => {
    const isDeeper = (ranks: readonly number[]) => ranks.some((rank, i) => rank > (ranks[i - 1] ?? 0) + 1);
    for (const [file, body] of html) {
      const main = within(body, 'main')[0] ?? body;
      const ranks = within(main, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) => Number(tagName.slice(1)));
      expect([ranks[0], isDeeper(ranks)], `${file}: ${ranks}`).toEqual([1, false]);
    }
    for (const [file, text] of files) {
      if (!file.endsWith('.md') || file.endsWith('SKILL.md')) continue;
      const ranks = [...text.replace(/^```.*?^```/gms, '').matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
      expect([ranks[0], isDeeper(ranks)], `${file}: ${ranks}`).toEqual([1, false]);
    }
  });

  it('names no word twice and leaves no slot open', () => {
    for (const [file, body] of html) {
      const text = leaves(body).join('\n');
      expect(text, file).not.toMatch(/\{\w+\}|undefined|\[object|NaN/);
      expect(text, file).not.toMatch(/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/u);
    }
  });

  it('says in JSON-LD what it is and which numbers it has, each under its term', () => {
    const scripts = readHtml(files.get('index.html')!).elements.filter(
      (element) => attribute(element, 'type') === 'application/ld+json',
    );
    const graph = (JSON.parse(textOf(scripts[0]!)) as { '@graph': Record<string, unknown>[] })['@graph'];
    const organisation = graph.find(({ legalName }) => legalName === site.company.legalName)!;
    expect(organisation['@type']).toBe(type);
    for (const [term, value] of Object.entries(numbers)) expect(organisation[term], term).toEqual(value);
    expect(organisation.foundingDate).toBe(site.company.founded);
    expect(graph.find((node) => node['@type'] === 'WebPage')!.inLanguage).toBe(site.language);
  });

  it('is called in the navigation and in the API what it is', () => {
    const home = html.find(([file]) => file === 'index.html')![1];
    const waysIn = (element: Element) =>
      within(element, 'nav').flatMap((nav) => [
        attribute(nav, 'aria-label'),
        ...within(nav, 'a').map((link) => textOf(link).trim()),
      ]);
    const { brand } = site;
    if (!brand || brand.footer.columns.length === 0) expect(waysIn(home)).toContain(navigation);
    else {
      // The words of an editor's columns stand in place of it, which is said without them.
      const given = brand.footer.columns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]);
      expect(waysIn(home)).toEqual(expect.arrayContaining(given));
      const usual = rendererOf({ ...site, brand: { ...brand, footer: { ...brand.footer, columns: [] } } }).text('/');
      expect(waysIn(readHtml(usual).elements.find(({ tagName }) => tagName === 'body')!)).toContain(navigation);
    }
    const { resources } = json('api/v1/index.json') as { resources: { path: string; title: string }[] };
    expect(resources.find(({ path }) => path === '/api/v1/company.json')!.title).toBe(navigation);
  });

  it('says as much of a date as is known', () => {
    const times = html.flatMap(([, body]) => within(body, 'time'));
    const short = times.filter((time) => attribute(time, 'datetime')!.length < 10);
    expect(short.length).toBeGreaterThan(1);
    for (const time of short) {
      const [year, month] = attribute(time, 'datetime')!.split('-');
      const numbersIn = textOf(time).match(/\d+/g)!.map(Number);
      const isNumbered = month !== undefined && site.language === 'ja';
      expect(numbersIn).toEqual(isNumbered ? [Number(year), Number(month)] : [Number(year)]);
    }
  });

  it.runIf(!site.language.startsWith('en'))('has no text of its own in English', () => {
    const [own, english] = [languageByTag(site.language).words, languageByTag('en').words];
    const flat = (words: object) =>
      Object.entries(words).filter((each): each is [string, string] => typeof each[1] === 'string');
    const said = new Set(flat(own).map(([, text]) => text));
    const foreign = new Set(flat(english).flatMap(([, text]) => (said.has(text) ? [] : [text, `${text}:`])));
    expect(foreign.size).toBeGreaterThan(300);
    const found = html.flatMap(([file, body]) =>
      leaves(body).flatMap((leaf) => (foreign.has(leaf) ? [`${file}: ${leaf}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it.runIf(site.language === 'ja' || site.language === 'ar')('has labels in its own script', () => {
    const terms = html
      .filter(([file]) => !file.startsWith('docs/') && file !== '404.html')
      .flatMap(([file, body]) =>
        within(body, 'dt', 'h2', 'h3')
          .filter((term) => attribute(term, 'lang') !== 'en')
          .map((term) => [file, textOf(term).trim()] as const),
      );
    const given = new Set(['ISO 9001:2015', 'ISO 14001:2015', 'ISO/IEC 17025', 'Aqua Alert', 'API', 'llms.txt']);
    const latin = terms.filter(([, term]) => !given.has(term) && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(term));
    expect(latin).toEqual([]);
  });
});

describe.each(organisations.filter(({ english }) => english))('$name in two languages', ({ name }) => {
  const { whole, all } = publishedOf[name]!;
  const english = [...all].filter(([file]) => file.startsWith('en/'));
  const origin = whole.baseUrl;
  /** Addresses of pages in English, with those in the first language as each page itself names them. */
  const pairs = english.flatMap(([file, text]) => {
    if (!file.endsWith('.html')) return [];
    const links = readHtml(text).elements.filter((element) => attribute(element, 'hreflang') !== undefined);
    const byTag = new Map(links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')!]));
    return [[byTag.get('en')!, byTag.get('x-default')!] as const];
  });

  it('has everything in both', () => {
    const [translation] = whole.translations!;
    expect(translation!.borrowed).toEqual([]);
    expect(translation!.originals).toEqual([]);
    expect(translation!.questions.map(({ id }) => id)).toEqual(whole.questions.map(({ id }) => id));
    const htmlOf = (files: readonly string[]) => files.filter((file) => file.endsWith('index.html')).length;
    expect(htmlOf(english.map(([file]) => file)) * 2).toBe(htmlOf([...all.keys()]));
    expect(new Set(pairs.map(([, first]) => first)).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThan(7);
  });

  it('states the same facts in both', () => {
    const inFirst = (url: string): string => {
      const pair = pairs.find(([own]) => own === url || url.startsWith(`${own}#`));
      return pair ? pair[1] + url.slice(pair[0].length) : url.replace(`${origin}/en/`, `${origin}/`);
    };
    const paths = new Map(pairs.map(([own, first]) => [own.slice(`${origin}/en`.length), first.slice(origin.length)]));
    /** Values that are no text for readers: ids, numbers, dates, codes and addresses. */
    const facts = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(facts);
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, facts(member)]));
      if (typeof value !== 'string') return value;
      if (value.startsWith(origin)) return inFirst(value);
      if (/^\/[^ ]*$/.test(value)) return paths.get(value) ?? value;
      return /^(?:[\w+:.#/@-]*\d[\w+:.#/@-]*|[a-z-]+|[\w.-]+@[\w.-]+|https?:.*)$/.test(value) ? value : '';
    };
    const documents = english.filter(([file]) => file.startsWith('en/api/'));
    expect(documents.length).toBeGreaterThan(5);
    for (const [file, text] of documents) {
      const { language, translations, ...second } = JSON.parse(text);
      const { language: _, translations: known, ...first } = JSON.parse(all.get(file.slice('en/'.length))!);
      expect(language).toBe('en');
      expect(translations).toEqual(known);
      expect(facts(second), file).toEqual(facts(first));
      expect(JSON.stringify(facts(first)).match(/\d{4}-\d\d-\d\d/g)?.length, file).toBeGreaterThan(0);
    }
  });

  it('says nothing in its first language where it is English, but names', () => {
    const names = [
      'Gesellschaft mit beschränkter Haftung',
      'Bundeszentralamt für Steuern',
      'Lindenprüf',
      '法人番号',
      '国税庁',
    ];
    // They name what there is once, such as skills, as that is called.
    const isOfAll = (file: string) => file === 'en/llms.txt' || file.startsWith('en/search/');
    for (const [file, text] of english.filter(([file]) => !isOfAll(file))) {
      const body = file.endsWith('.html')
        ? leaves(readHtml(text).elements.find(({ tagName }) => tagName === 'body')!).join('\n')
        : text.replaceAll('[Deutsch]', '').replaceAll('[日本語]', '');
      const read = names.reduce((rest, each) => rest.replaceAll(each, ''), body);
      expect(read, file).not.toMatch(/[äöüß\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/iu);
      expect(read, file).not.toMatch(/(?<!\p{L})(?:der|das|und|wird|werden|nicht|mit|von|zum|zur)(?!\p{L})/iu);
    }
    const texts = [...all].filter(([file]) => file.endsWith('.md') && !file.startsWith('en/'));
    for (const [file, text] of texts) expect(text, file).toMatch(/[äöüß\p{Script=Hiragana}\p{Script=Katakana}]/iu);
  });
});

describe('a legal notice in two languages', () => {
  const { all } = publishedOf.gmbh!;
  const [german, english] = ['impressum', 'en/legal-notice'].map((path) => all.get(`${path}.md`)!);

  it('has a name of its own in the addresses of each, and its facts in both', () => {
    expect([...all.keys()]).not.toContain('en/impressum.md');
    expect([...all.keys()]).not.toContain('legal-notice.md');
    for (const fact of [
      'HRB 815 (Amtsgericht Lindental)',
      'DE 999 999 995',
      'Musterweg 1, 00815 Lindental',
      '+493023125042',
    ]) {
      expect(german).toContain(fact);
      expect(english).toContain(fact);
    }
    expect(german).toContain('- Vertreten durch: Erika Mustermann, Geschäftsführerin\n');
    expect(english).toContain('- Represented by: Erika Mustermann, Managing director\n');
  });

  it('each leads to the other, and links to it find that of their language', () => {
    const [url, other] = ['https://beispielwerk.example/impressum/', 'https://beispielwerk.example/en/legal-notice/'];
    for (const path of ['impressum', 'en/legal-notice']) {
      const page = all.get(`${path}/index.html`)!;
      expect(page).toContain(`<link rel="alternate" hreflang="de-DE" href="${url}">`);
      expect(page).toContain(`<link rel="alternate" hreflang="en" href="${other}">`);
    }
    expect(all.get('en/privacy.md')).toContain(`[legal notice](${other.replace(/\/$/, '.md')})`);
    expect(all.get('en/privacy/index.html')).toContain('<a href="/en/legal-notice/">legal notice</a>');
    expect(all.get('datenschutz.md')).toContain(`[Impressum](${url.replace(/\/$/, '.md')})`);
  });

  it('names pages by their titles in its language', () => {
    expect(german).toContain('[Datenschutz](https://beispielwerk.example/datenschutz.md)');
    expect(english).toContain('[Privacy](https://beispielwerk.example/en/privacy.md)');
  });
});

it('the Japanese manufacturer ends its sentences as Japanese does', () => {
  const { all } = publishedOf.manufacturer!;
  for (const page of ['index.md', 'contact.md'])
    expect(all.get(page), page).toContain('(mailto:sales@mihon-seiki.example)。お見積もり');
  for (const page of ['company.md', 'locations.md']) expect(all.get(page), page).toContain('〒000-0000 架空県見本市');
  expect(all.get('locations.md')).toContain('20時00分～翌5時00分');
  for (const page of ['index.md', 'company.md', 'contact.md'])
    expect(all.get(page), page).toContain('8時30分～12時00分、13時00分～17時30分');
});

it('the German company is geschlossen in small letters, which is no sentence', () => {
  const { all } = publishedOf.gmbh!;
  for (const page of ['index.md', 'company.md', 'contact.md'])
    expect(all.get(page), page).toContain('Samstag: geschlossen; Sonntag: geschlossen');
  for (const page of ['company.md', 'contact.md']) expect(all.get(page)).toContain('(Betriebsferien): geschlossen');
});

it('the Arabic authority has its week and its amounts in their order', () => {
  const files = publishedOf.authority!.all;
  expect(files.get('index.md')).toContain('ساعات العمل: الأحد–الخميس، ');
  expect(files.get('tariffs/index.html')).toMatch(/<bdi>0.350\sد.أ.<.bdi>/);
});
