import type { Around, Family } from './rule.ts';

/** Folders that documentation names where a reader is to put a name. */
const anybody =
  /^(?:user(?:name)?|you(?:rname)?|your-?name|name|me|someone|example|public|shared|default|\$\w+|<.*|\{.*|\[.*|%.*|\.\.\.|…|x{2,})$/i;

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const address = `(?:10\\.${octet}\\.${octet}\\.${octet}|172\\.(?:1[6-9]|2\\d|3[01])\\.${octet}\\.${octet}|192\\.168\\.${octet}\\.${octet}|169\\.254\\.${octet}\\.${octet}|100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])\\.${octet}\\.${octet})`;

/** Words that follow "todo" where it is Spanish or Portuguese, and means all. */
const all =
  /^\s+(?:el|la|los|las|lo|esto|eso|tipo|o|os|a|as|um|uma|un|una|mundo|dia|día|en|em|sobre|es|é|de|que|y|e|incluido|ello|isto|isso|[A-ZÁÉÍÓÚÑ]{2,})\b/;

/** What only the inside of an organisation should see. */
export const internals: readonly Family[] = [
  {
    code: 'private-internal',
    sign: /\b(?:10|172|192|169|100)\.\d|localhost|127\.0\.0\.1|\[::1\]|\bf[cde][\da-f]{2}:|\.(?:local|internal|corp|intranet|lan|home\.arpa|localdomain|private)\b/i,
    rules: [
      {
        what: 'an address of a private network',
        pattern: new RegExp(`(?<![\\w.-])(?<v>${address})(?![\\w.]*\\.\\d|\\d|\\w)`, 'g'),
        fits: (value, { before, after }) =>
          // A range is a standard, and an address that ends in 0 is one.
          !/(?:\b(?:versions?|releases?|builds?|replaces|firmware|driver)\b[^\n]{0,30}|\bv)\s?$/i.test(before) &&
          !/^\/\d/.test(after) &&
          !value.endsWith('.0') &&
          !/::ffff:$/i.test(before),
      },
      {
        what: 'an address of a private network',
        pattern: /(?<![\w:])(?<v>f[cd][\da-f]{2}(?::[\da-f]{0,4}){2,7}|fe80:(?::?[\da-f]{1,4}){1,7})(?![\w:])/gi,
        fits: (value, { after }) => !value.endsWith('::') && !/^\/\d/.test(after),
      },
      {
        what: 'an address of a machine of your own',
        pattern:
          /(?<v>\b(?:https?|wss?|ftp):\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?[^\s"'<>)\]`]*|(?<![\w./@-])(?:localhost|127\.0\.0\.1):\d{2,5}\b)/gi,
        fits: (_value, { isCode }) => !isCode,
      },
      {
        what: 'the name of an internal host',
        pattern:
          /(?<![\w.@/-]|\.)(?<v>(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:local|internal|corp|intranet|lan|localdomain|home\.arpa))(?![\w-]|\.[a-z])/gi,
        fits: isHost,
      },
      {
        what: 'the name of an internal host',
        pattern:
          /(?<=:\/\/|@)(?<v>(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:local|internal|corp|intranet|lan|localdomain|home\.arpa|private))(?![\w-]|\.[a-z])/gi,
      },
      {
        what: 'the name of an internal host',
        pattern: /(?<=https?:\/\/)(?<v>(?!localhost)[a-z][a-z\d-]*)(?=[:/][\w/])/gi,
        fits: (value) =>
          /[-\d]|^(?:intranet|jira|wiki|git|jenkins|confluence|sharepoint|nas|fileserver|staging|dev|build)$/i.test(
            value,
          ),
      },
    ],
  },
  {
    code: 'private-internal',
    sign: /\/(?:home|Users|root|var\/www|builds)\/|[A-Za-z]:[\\/]\w|\\\\\w|file:\/\/\//,
    rules: [
      {
        what: 'a path on somebody’s machine',
        pattern: /(?<![\w.:/~)}\]-])(?<v>\/(?:home|Users)\/(?<who>[^\s/"'<>()`,;:]+)[^\s"'<>()`,;]*)/g,
        fits: (value, { before }) =>
          !anybody.test(value.split('/')[2] ?? '') && !/(?:\]\(|(?:href|src)=["']|:\s?["'])$/.test(before),
      },
      {
        what: 'a path on a server',
        pattern: /(?<![\w.:/~)}\]-])(?<v>\/(?:root|var\/www|builds)\/[^\s"'<>()`,;]+)/g,
        fits: (_value, { before }) => !/(?:\]\(|(?:href|src)=["'])$/.test(before),
      },
      {
        what: 'a path on somebody’s machine',
        pattern: /(?<![\w])(?<v>[A-Za-z]:[\\/](?!\/)[^\s"'<>()`,;|*?]+)/g,
        fits: (value) => {
          const [, first = '', who = ''] = value.split(/[\\/]+/);
          if (/^(?:users|documents and settings)$/i.test(first)) return who !== '' && !anybody.test(who);
          return (
            /^[A-Z]:\\+\w+\\/i.test(value) &&
            !/^(?:windows|program ?files.*|progra~\d|path|some|folder|programdata)$/i.test(first)
          );
        },
      },
      {
        what: 'a path on somebody’s machine',
        pattern: /(?<v>file:\/\/\/[^\s"'<>()`]+)/g,
        fits: (value) => !/^file:\/\/\/(?:path|\.\.\.|…|$)/.test(value),
      },
      { what: 'a path on a server', pattern: /(?<![\\\w:])(?<v>\\\\[A-Za-z][\w.-]+\\[\w$][^\s"'<>()`]*)/g },
    ],
  },
  {
    code: 'private-internal',
    sign: /TODO|FIXME|XXX|HACK|@todo|@fixme/,
    rules: [
      {
        what: 'a note to yourselves',
        pattern: /(?<![\w/.-])(?<v>@?(?:TODO|FIXME|todo|fixme)(?![\w/.-]\w|\w)|(?:XXX|HACK)(?=:))/g,
        fits: isNote,
      },
    ],
  },
];

/** `server.local` is a host; `example.local` in a sentence about names, and the files of tools, are none. */
function isHost(value: string, { isCode }: Around): boolean {
  if (
    /^(?:\.?(?:example|host|name|your\w*|settings|config|env|docker-compose|gradle|npmrc|git|node|std|java|com|org|net)\b.*)\.(?:local|internal|lan)$/i.test(
      value,
    )
  )
    return false;
  return !(isCode && /^(?:[\w-]+)\.(?:local|internal)$/i.test(value));
}

/** A word in quotes or alone in code is spoken of; one that is followed by words says that something is left to do. */
function isNote(value: string, { before, after, isCode, isSpan }: Around): boolean {
  const isTodo = /todo/i.test(value);
  if (isSpan || (value === value.toLowerCase() && !value.startsWith('@'))) return false;
  if (/["'“‘„«]$/.test(before) && /^["'”’“»]/.test(after)) return false;
  if (isTodo && !/^\s?[:(\])-]/.test(after) && all.test(after)) return false;
  if (
    /^(?:\s+(?:list|lists|app|apps|item|items|MVC|comment|comments|note|notes|marker|markers|file))\b|^s\b/i.test(after)
  )
    return false;
  if (isCode && !/^[:(\s]/.test(after)) return false;
  return true;
}
