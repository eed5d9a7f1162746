import { createKindFactory, type MatchContext } from './kind.ts';

/** Folders that documentation names where a reader is to put a name. */
const anybody =
  /^(?:user(?:name)?|you|your[\w-]*|name|runner|ubuntu|ec2-user|vagrant|node|app|me|someone|example|public|shared|default|\$\w+|<.*|\{.*|\[.*|%.*|\.\.\.|…|x{2,})$/i;

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const address = `(?:10\\.${octet}\\.${octet}\\.${octet}|172\\.(?:1[6-9]|2\\d|3[01])\\.${octet}\\.${octet}|192\\.168\\.${octet}\\.${octet}|169\\.254\\.${octet}\\.${octet}|100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])\\.${octet}\\.${octet})`;

/** Words that follow "todo" where it is Spanish or Portuguese, and means all. */
const all =
  /^\s+(?:el|la|los|las|lo|esto|eso|tipo|o|os|a|as|um|uma|un|una|mundo|dia|día|en|em|sobre|es|é|de|que|y|e|incluido|ello|isto|isso|[OA]|[A-ZÁÉÍÓÚÑ]{2,})\b/;

/** Before the name of a file, or of a note that is spoken of. */
const noun = /\b(?:files?|no(?: more)?|any|each|every)\s+["'(]?$/i;

/** Numbers of versions look the same. */
const versions = /(?:\b(?:versions?|releases?|builds?|replaces|firmware|driver)\b[^\n]{0,30}|\bv)\s?$/i;
/** Names that only a network of one's own knows. */
const zones = ['local', 'internal', 'corp', 'intranet', 'lan', 'localdomain', 'home.arpa'];
const host = '(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+';
const zone = zones.map((each) => each.replace('.', '\\.')).join('|');

const internal = createKindFactory('private-internal');
const network = 'an address of a private network';
const internalHost = 'the name of an internal host';
const ownPath = 'a path on somebody’s machine';
const serverPath = 'a path on a server';

const names = [
  'sections? sub-?sections? chapters? clauses? articles? paragraphs? para?\\. annex appendix figures? tables? steps?',
  'items? points? requirements? controls? rules? parts? kapitel kap\\. abschnitte? ziffer artikel absatz punkte? nr\\.',
  'anhang anlage chapitre cap[ií]tulo secci[oó]n apartado punto sezione capitolo hoofdstuk paragraaf rozdział ustęp',
  'ust\\. secção seção ponto',
].flatMap((each) => each.split(' '));
const references = ['see', 'cf\\.', 'siehe', 'vgl\\.', 'voir', 'v[eé]ase', 'ver', 'vedi', 'zie', 'patrz'];

/** One number or several. */
const listed = '[\\s.:(§]*(?:[\\d.]+[\\s,]*(?:(?:and|or|to|und|bis|et|y|e|en|i|-)\\s)?)*$';
const behind = new RegExp(
  `(?:(?<![\\w-])(?:${names.join('|')})|§|\\((?:${references.join('|')})|第|القسم|الفصل|البند|المادة)${listed}`,
  'i',
);
const within =
  /^ (?:of|in|der|des|du|de|del|della) (?:the |this |our |la |el )?(?:manual|standard|guide|terms|specification|agreement|contract|policy|report|document|code|norm)/i;
/** A heading: words behind a number that begins a line. */
const lineStart = /(?:^|\n)[#\s]*$/;
/** No part of a text has the number zero, and few have many parts. */
const isSmall = (value: string) => value.split('.').every((each) => Number(each) > 0 && Number(each) < 40);

/** Whether a number with dots is that of a section, and no address. */
const isPartNumber = (value: string, { before, after }: MatchContext): boolean =>
  behind.test(before) ||
  within.test(after) ||
  (isSmall(value) && lineStart.test(before) && /^ \p{Lu}\p{Ll}/u.test(after));

/** Internal networks, hosts, paths and notes. */
export const internalDetails = [
  internal(network, {
    on: { literals: ['10.', '172.', '192.168.', '169.254.', '100.'] },
    pattern: new RegExp(`(?<![\\w.-])(?<v>${address})(?![\\w.]*\\.\\d|\\d|\\w)`, 'g'),
    reach: 16,
    // A range is a standard, and an address that ends in 0 or 255 is one's end.
    fits: (value, around) =>
      !versions.test(around.before) &&
      !isPartNumber(value, around) &&
      !/^\/\d/.test(around.after) &&
      !/\.(?:0|255)$/.test(value),
  }),
  internal('an address of a machine of your own', {
    on: { words: ['localhost', '127.0.0.1', '0.0.0.0', '[::1]'] },
    reach: 80,
    pattern:
      /\b(?:https?|wss?|ftp):\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?[^\s"'<>)\]`]*|(?<![\w./@-])(?:localhost|127\.0\.0\.1):\d{2,5}\b/gi,
    fits: (_value, { isCode }) => !isCode,
  }),
  internal(internalHost, {
    on: { words: [...zones, 'private'].map((each) => `.${each}`) },
    pattern: new RegExp(
      `(?<v>(?<![\\w.@/-]|\\.)${host}(?:${zone})|(?<=:\\/\\/|@)${host}(?:${zone}|private))(?![\\w-]|\\.[a-z])`,
      'gi',
    ),
    fits: isHost,
  }),
  internal(internalHost, {
    on: { literals: ['://'] },
    pattern: /(?<v>[a-z][a-z\d-]*)(?=[:/][\w/])/iy,
    fits: (value, { before }) =>
      /https?:\/\/$/i.test(before) &&
      !/^(?:localhost$|(?:your|my|the|some|any|example|sample)\b)/i.test(value) &&
      /[-\d]|^(?:intranet|jira|wiki|git|jenkins|confluence|sharepoint|nas|fileserver|staging|dev|build)$/i.test(value),
  }),
  internal(ownPath, {
    on: { literals: ['/home/', '/Users/'] },
    pattern: /(?<=\/home\/)[^\s/"'<>()`,;:]+\/[^\s"'<>()`,;]+|(?<=\/Users\/)[^\s/"'<>()`,;:]+[^\s"'<>()`,;]*/y,
    fits: (value, { before }) => !isPage(value) && !anybody.test(value.split('/')[2] ?? '') && isPath(before),
  }),
  internal(serverPath, {
    on: { literals: ['/root/', '/var/www/', '/builds/'] },
    pattern: /[^\s"'<>()`,;]+/y,
    fits: (_value, { before }) => isPath(before),
  }),
  internal(ownPath, {
    on: { words: [':\\', ':/users/', ':/documents'] },
    pattern: /(?<![\w])[A-Za-z]:[\\/](?!\/)[^\s"'<>()`,;|*?]+/g,
    fits: isFolderOfWindows,
  }),
  internal(ownPath, {
    on: { literals: ['file:///'] },
    pattern: /(?!path|\.\.\.|…)[^\s"'<>()`]+/y,
  }),
  internal(serverPath, {
    on: { literals: ['\\\\'] },
    pattern: /(?<![\\\w:]\\\\)[A-Za-z][\w.-]+\\[\w$][^\s"'<>()`]*/y,
  }),
  internal('a text that only fills its place', {
    on: {
      literals: ['Lorem ipsum', 'lorem ipsum', '[insert ', '[Insert ', '[your ', '[Your ', '[Name ', '[Ihr ', '[Ihre '],
    },
    pattern: /[^\]\n]{2,60}(?:\](?!\()|(?<=sit))/y,
  }),
  internal('a note to yourselves', {
    on: { literals: ['TODO', 'FIXME', '@TODO', '@FIXME', '@todo', '@fixme', 'XXX:', 'HACK:'] },
    pattern: /(?![\w/.-]\w|\w)/y,
    fits: isNote,
  }),
];

/** `/home/about` is the address of a page, and so is what has the name of a part of a website behind `/home/`. */
const sitePart =
  /^\/home\/(?:[a-z]{2}|about|company|contact|products?|services?|solutions?|news|blog|press|team|people|careers?|jobs|events?|shop|support|help|faqs?|legal|privacy|imprint|impressum|kontakt|produkte|leistungen|aktuelles|ueber-uns|actualites|produits|contacto|productos|prodotti|contatti|produtos|nieuws|producten|aktualnosci|produkty|[a-z]+-[a-z-]+)(?:\/|$)/i;
const isPage = (value: string) => sitePart.test(value) && !/\.(?!html?$)\w+$/.test(value);

/** Targets of links begin with a slash too. */
const isPath = (before: string) => !/[\w.:/~)}\]-]$|(?:\]\(|(?:href|src)=["']|:\s?["'])$/.test(before);

function isFolderOfWindows(value: string): boolean {
  const [, first = '', who = ''] = value.split(/[\\/]+/);
  if (/^users$/i.test(first)) return who !== '' && !anybody.test(who);
  return (
    /^[A-Z]:\\+\w+\\/i.test(value) &&
    !/^(?:windows|program ?files.*|progra~\d|path|some|folder|programdata)$/i.test(first)
  );
}

/** `server.local` is a host; `example.local` in a sentence about names, and the files of tools, are none. */
function isHost(value: string, { isCode }: MatchContext): boolean {
  if (
    /^(?:\.?(?:example|host|name|your\w*|settings|config|env|docker-compose|gradle|npmrc|git|node|std|java|com|org|net)\b.*)\.(?:local|internal|lan)$/i.test(
      value,
    )
  )
    return false;
  return !/\.svc\.cluster\.local$/.test(value) && !(isCode && /^(?:[\w-]+)\.(?:local|internal)$/i.test(value));
}

/** A word in quotes or alone in code is spoken of; one that is followed by words says that something is left to do. */
function isNote(value: string, { before, after, isCode }: MatchContext): boolean {
  if (/[\w/.@-]$/.test(before)) return false;
  if (/["'`“‘„«「]$/.test(before) && /^["'`”’“»」]/.test(after)) return false;
  if (!/^\s?[:(\])-]/.test(after) && ((/todo/i.test(value) && all.test(after)) || noun.test(before))) return false;
  if (
    /^(?:\s+(?:list|lists|app|apps|item|items|MVC|comment|comments|note|notes|marker|markers|file))\b|^s\b|^\s?[\u3040-\u9fff]/i.test(
      after,
    )
  )
    return false;
  return !isCode || /^[:(\s]/.test(after);
}
