// Long: a table of all that can be wrong with a staged file, each with the text that a broken writer would have written.

/** The files of a release as texts, and a source of numbers below what is asked for. */
export interface Spoiling {
  text(file: string): string;
  readonly files: readonly string[];
  below(most: number): number;
}

/** The text that a broken writer would have written in place of a file. */
export type Spoiled = readonly [file: string, text: string];

type Json = Record<string, unknown>;

const pick = <T>(items: readonly T[], below: Spoiling['below']): T => {
  if (items.length === 0) throw new Error('Nothing to spoil.');
  return items[below(items.length)]!;
};

/** A text with another letter or digit in the place of one: never one that looks the same. */
export function misspelt(text: string, below: Spoiling['below']): string {
  const places = [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const at = pick(places, below);
  const code = text.codePointAt(at)!;
  const old = String.fromCodePoint(code);
  const other = /\d/.test(old) ? String((Number(old) + 1 + below(8)) % 10) : old === 'q' ? 'x' : 'q';
  return text.slice(0, at) + other + text.slice(at + old.length);
}

/** A document of the API whose data was changed. */
const json =
  (name: string, change: (body: Json, below: Spoiling['below']) => void) =>
  ({ text, files, below }: Spoiling): Spoiled => {
    const file = files.find((each) => each === name || each.endsWith(`api/v1/${name}.json`))!;
    const body = JSON.parse(text(file)) as Json;
    change(body, below);
    return [file, `${JSON.stringify(body, null, 2)}\n`];
  };

/** Each place of a text in data, but of those that the content writes in another form. */
function places(data: unknown, isLeftOut: RegExp, path = ''): (readonly [holder: Json, key: string])[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data as Json).flatMap(([key, value]) => {
    const own = `${path}.${key}`;
    if (isLeftOut.test(own)) return [];
    return typeof value === 'string' && /[\p{L}\p{N}]/u.test(value)
      ? [[data as Json, key] as const]
      : places(value, isLeftOut, own);
  });
}

/** Derived of tables of ours, or addresses that are asked for otherwise. */
const derived =
  /\.(?:url|kindName|translations|language|registry|evidence|website|privacyPolicy|termsOfService|logo|kind|answerMarkdown|category)$|\.identifiers\.\d+\.(?:name|issuer|primary)$|\.responseTime|\.email$|\.form$|\.officeHours|\.exceptions|\.unit$|Name$|\.text$/;

const misspeltValue = (body: Json, below: Spoiling['below']) => {
  const [holder, key] = pick(places(body, derived), below);
  holder[key] = misspelt(holder[key] as string, below);
};
const lostValue = (body: Json, below: Spoiling['below']) => {
  const [holder, key] = pick(places(body, derived), below);
  delete holder[key];
};

/** A page or a mirror in whose text one thing is another. */
const text =
  (which: RegExp, change: (text: string, below: Spoiling['below']) => string) =>
  ({ text: textOf, files, below }: Spoiling): Spoiled => {
    const file = pick(
      files.filter((each) => which.test(each) && change(textOf(each), () => 0) !== textOf(each)),
      below,
    );
    return [file, change(textOf(file), below)];
  };

/** One of the places at which a pattern fits, its first group replaced. */
const one =
  (pattern: RegExp, by: string | ((found: string, below: Spoiling['below']) => string)) =>
  (whole: string, below: Spoiling['below']): string => {
    // A text that stands there twice is still said when one of them is gone.
    const found = [...whole.matchAll(pattern)].filter(
      ([all, group = all]) =>
        by !== '' || group.length < 30 || whole.split(group.replace(/^<p>|<\/p>$/g, '')).length === 2,
    );
    if (found.length === 0) return whole;
    const match = pick(found, below);
    const [all, group = all] = match;
    // An empty group stands at the end of what was found.
    const at = match.index + (group === '' ? all.length : all.indexOf(group));
    return whole.slice(0, at) + (typeof by === 'string' ? by : by(group, below)) + whole.slice(at + group.length);
  };

const page = /(?:^|\/)index\.html$/;
/** All that these pages say, their mirrors say too. */
const plainPage =
  /^(?!(?:en\/)?docs\/api|(?:en\/)?contact|questions\/index|en\/questions\/index|fragen\/index|.*search|.*suche).*index\.html$/;
const mirror = /^(?!docs\/api|.*SKILL|en\/docs\/api|auth|.*search|.*suche).*\.md$/;

/** Every kind of fault that a proof finds, by its name; what discovery documents promise is judged by `report`. */
export const faults: Readonly<Record<string, (of: Spoiling) => Spoiled>> = {
  'JSON that ends too soon': ({ text: textOf, files, below }) => {
    const file = pick(
      files.filter((each) => /\.json$|linkset|oauth-/.test(each)),
      below,
    );
    const whole = textOf(file).trimEnd();
    return [file, whole.slice(0, 1 + below(whole.length - 1))];
  },
  'a fact of the company, misspelt': json('company', misspeltValue),
  'a fact of the company, lost': json('company', lostValue),
  'a solution, misspelt': json('solutions', misspeltValue),
  'a solution, lost': json('solutions', lostValue),
  'an industry, misspelt': json('industries', misspeltValue),
  'access, misspelt': json('access', misspeltValue),
  'a question, misspelt': json('faq', (body, below) => {
    const item = pick(body.questions as Json[], below);
    const name = pick(['id', 'question'], below);
    item[name] = misspelt(String(item[name]), below);
  }),
  'a digit of a number in a register': json('company', (body, below) => {
    const item = pick(body.identifiers as Json[], below);
    item.value = misspelt(String(item.value), below);
  }),
  'an hour later': json('company', (body, below) => {
    const { regular } = body.openingHours as { regular: Json[] };
    pick(regular, below).closes = '23:17';
  }),
  'a day less': json('company', (body, below) => {
    const { regular } = body.openingHours as { regular: Json[] };
    regular.splice(below(regular.length), 1);
  }),
  'a way to a person, lost': json('company', (body, below) => {
    const routes = body.contactRoutes as Json[];
    routes.splice(below(routes.length), 1);
  }),
  'another date of a document': json('status', (body) => Object.assign(body, { updated: '2001-01-01' })),
  'another address of a document': json('index', (body) => Object.assign(body, { url: `${body.url}x` })),
  'a document without its notice, or with one': json('company', (body) =>
    Object.assign(body, { notice: body.notice === undefined ? 'One' : undefined }),
  ),
  'the title of a page': text(page, one(/<title>([^<·]+?)(?: · [^<]*)?<\/title>/g, misspelt)),
  'the description of a page': text(page, one(/<meta name="description" content="([^"&]+)">/g, misspelt)),
  'the canonical address': text(
    page,
    one(/<link rel="canonical" href="([^"]+)">/g, (url) => `${url}x/`),
  ),
  'the address of the mirror': text(
    page,
    one(/type="text\/markdown" href="([^"]+)">/g, (url) => `${url}x`),
  ),
  'og:url': text(
    page,
    one(/property="og:url" content="([^"]+)">/g, (url) => `${url}x`),
  ),
  'the language of a page': text(page, one(/<html lang="([^"]+)"/g, 'fr')),
  'a telephone number in structured data': text(page, one(/"telephone":"([^"]+)"/g, misspelt)),
  'a mailbox in structured data': text(page, one(/"email":"([^"@]+)@/g, misspelt)),
  'the legal name in structured data': text(page, one(/"legalName":"([^"\\]+)"/g, misspelt)),
  'the street in structured data': text(/^(?:en\/)?index\.html$/, one(/"streetAddress":"([^"\\]+)"/g, misspelt)),
  'the date in structured data': text(page, one(/"dateModified":"([^"]+)"/g, '2001-01-01')),
  'structured data that is no JSON': text(page, one(/ld\+json">\{"@context"(:)/g, '')),
  'no structured data': text(page, one(/(<script type="application\/ld\+json">.*?<\/script>)/g, '')),
  'an attribute that does not end': text(page, one(/<a href="[^"]*(")>/g, '')),
  'a tag that closes nothing': text(page, one(/<\/p>()/g, '</section>')),
  'two attributes of one name': text(
    page,
    one(/<a( href="[^"]*")>/g, (found) => found + found),
  ),
  'a frame of others': text(page, one(/<main[^>]*>()/g, '<iframe src="https://example.net/"></iframe>')),
  'an attribute that runs a program': text(page, one(/<h1()/g, ' onclick="x()"')),
  'a program of others': text(page, one(/<\/head>()/g, '<script src="https://example.net/x.js"></script>')),
  'a program in the page': text(page, one(/<main[^>]*>()/g, '<script>x()</script>')),
  'an address that runs a program': text(page, one(/<main[\s\S]*?<a href="([^"]*)"/g, 'javascript:x()')),
  'the legal name in the frame': text(page, (whole, below) => {
    const name = /"legalName":"([^"\\]+)"/.exec(whole)?.[1];
    return name === undefined
      ? whole
      : whole.replaceAll(`>${name}`, `>${misspelt(name, below)}`).replaceAll(name, misspelt(name, below));
  }),
  'a word of a page': text(plainPage, one(/<p>([^<&]{30,})<\/p>\n?(?=[\s\S]*<\/main>)/g, misspelt)),
  'a paragraph that a page lost': text(plainPage, (whole, below) => {
    const main = whole.indexOf('<main');
    const end = whole.indexOf('</main>');
    return whole.slice(0, main) + one(/(<p>[^<&]{30,}<\/p>)/g, '')(whole.slice(main, end), below) + whole.slice(end);
  }),
  'a word of a mirror': text(mirror, one(/^([^\n#>|()[\]`*\\-][^\n()[\]`*\\]{30,})$/gm, misspelt)),
  // Gazette's own text, such as where to ask, may stand in one form alone: it leads somewhere, at the end or alone.
  'a paragraph that a mirror lost': text(
    mirror,
    one(/\n\n((?!\[|[^\n]*: \[[^\]\n]*\]\([^)\n]*\)\.?\n)[^\n#>|`-][^\n]{40,})\n/g, ''),
  ),
  'a sentence that a mirror alone has': text(mirror, (whole) => `${whole}\nQuibbling zebras vex.\n`),
  'an address in a list of pages to what is not there': text(
    /^sitemap\.xml$/,
    one(/<loc>([^<]+)<\/loc>/g, (url) => `${url}x/`),
  ),
  'a page that the sitemap lost': text(/^sitemap\.xml$/, one(/(<url>.*?<\/url>\n)/g, '')),
  'a date in the sitemap': text(/^sitemap\.xml$/, one(/<lastmod>([^<]+)</g, '2001-01-01')),
  'a date that the sitemap lost': text(/^sitemap\.xml$/, one(/(<lastmod>[^<]+<\/lastmod>)/g, '')),
  'XML that does not close': text(
    /\.(?:xml|atom)$/,
    one(/(<\/(?:entry|updated|author|feed|url|loc|lastmod|urlset)>)/g, ''),
  ),
  'XML with a bare ampersand': text(
    /\.(?:xml|atom)$/,
    one(/<loc>https:\/\/[^<]*()<|<title>[^<]*()</g, (found) => `${found}&`),
  ),
  'the legal name in llms.txt': text(/^llms\.txt$/, (whole, below) => {
    const [, , , , line = ''] = whole.split('\n');
    return whole.replace(line, misspelt(line.split(/[;；؛]/)[0]!, below) + line.slice(line.split(/[;；؛]/)[0]!.length));
  }),
  'what is asked for in auth.md': text(/^auth\.md$/, one(/^- \*\*([^*]{5,})\*\*/gm, misspelt)),
  'a preference in robots.txt': text(
    /^robots\.txt$/,
    one(/ai-train=(yes|no)/g, (found) => (found === 'yes' ? 'no' : 'yes')),
  ),
  'a group that robots.txt lost': text(/^robots\.txt$/, one(/(User-agent: .*\n)/g, '')),
  'robots.txt that forbids': text(/^robots\.txt$/, one(/(Allow: \/)/g, 'Disallow: /')),
  'the mailbox in security.txt': text(/security\.txt$/, one(/Contact: mailto:([^\n@]+)@/g, misspelt)),
  'the end of security.txt': text(/security\.txt$/, one(/Expires: (\d+)/g, '2019')),
};
