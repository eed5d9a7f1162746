import { weekdays } from '../../../core/dates.ts';
import type { Website } from '../export/website.ts';
import { type Candidate, candidateRanks } from '../facts/choose-candidate.ts';
import { pageRank } from '../facts/organisation-items.ts';
import type { TextLine } from '../html/line-builder.ts';
import type { ReportNote } from '../sourced-value.ts';
import { isAboutOthers } from './imprint-entries.ts';

/** Days on which it is open from and to a time of day: `09:00-17:00`. */
interface WrittenInterval {
  readonly days: readonly string[];
  readonly open: string;
}

/** Names of the days from Monday on, and what stands before the first: THE TABLE of languages whose hours are read. */
const dayWords: Readonly<Record<string, { readonly days: readonly string[]; readonly closed: string }>> = {
  de: { days: ['montags?|mo', 'dienstags?|di', 'mittwochs?|mi', 'donnerstags?|do', 'freitags?|fr', 'samstags?|sonnabends?|sa', 'sonntags?|so'], closed: 'geschlossen' }, // biome-ignore format: a table
  en: { days: ['mondays?|mon?', 'tuesdays?|tues?|tu', 'wednesdays?|weds?|we', 'thursdays?|thu(?:rs?)?|th', 'fridays?|fri?', 'saturdays?|sat?', 'sundays?|sun?'], closed: 'closed' }, // biome-ignore format: a table
  es: { days: ['lunes|lun', 'martes|mar', 'mi[ée]rcoles|mi[ée]', 'jueves|jue', 'viernes|vie', 's[áa]bados?|s[áa]b', 'domingos?|dom'], closed: 'cerrado' }, // biome-ignore format: a table
  fr: { days: ['lundis?|lun', 'mardis?|mar', 'mercredis?|mer', 'jeudis?|jeu', 'vendredis?|ven', 'samedis?|sam', 'dimanches?|dim'], closed: 'ferm[ée]e?' }, // biome-ignore format: a table
  it: { days: ['luned[ìi]|lun', 'marted[ìi]|mar', 'mercoled[ìi]|mer', 'gioved[ìi]|gio', 'venerd[ìi]|ven', 'sabato|sab', 'domenica|dom'], closed: 'chiuso' }, // biome-ignore format: a table
};

const label =
  /^(?:unsere )?(?:öffnungszeiten|bürozeiten|geschäftszeiten)|^(?:our )?(?:opening|office|business) hours|^(?:nos )?(?:horaires(?: d['’]ouverture)?|heures d['’]ouverture)|^horarios?(?: de (?:apertura|atención|oficina))?|^orari(?:o)?(?: di apertura)?/iu;

/** Opening hours in imprints, on pages of contacts and in the footer, under their label; what is not understood gets a note. */
export function findOpeningHours(
  website: Website,
  language: string,
  noted: ReportNote,
): Candidate<readonly WrittenInterval[]>[] {
  const day = grammarOf(language)?.startsWithDay;
  if (day === undefined) return [];
  const pages = [...website.imprint, ...website.contact].slice(0, 40).map((page) => ({
    page,
    lines: page.lines.filter(({ isFooter }) => !isFooter),
    rank: candidateRanks.text + pageRank(website, page),
  }));
  const footer = {
    page: website.home,
    lines: website.home.lines.filter(({ isFooter }) => isFooter),
    rank: candidateRanks.footer,
  };
  return [...pages, footer].flatMap(({ page, lines, rank }) =>
    lines.flatMap((line, index): Candidate<readonly WrittenInterval[]>[] => {
      const found = label.exec(line.text);
      if (!found || isAboutOthers(line.heading)) return [];
      const rest = line.text.slice(found[0].length).replace(/^\s*:?\s*/, '');
      const below = rest === '' || day.test(rest) ? linesOfDays(lines.slice(index + 1), day) : [];
      const texts = [...(day.test(rest) ? [rest] : []), ...below.map(({ text }) => text)];
      if (texts.length === 0) return [];
      const at = rest === '' && below[0] ? below[0] : line;
      const from = { file: page.file, line: at.lineAt(0) };
      const value = parseOpeningHours(texts.join('; '), language);
      if (value) return [{ value, from, rank }];
      noted({ from, text: `opening hours were left out: "${texts.join('; ').slice(0, 60)}" is not understood` });
      return [];
    }),
  );
}

function linesOfDays(lines: readonly TextLine[], day: RegExp): TextLine[] {
  const end = lines.findIndex(({ text }) => !day.test(text));
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, 14));
}

/**
 * Hours as people write them: `Mo–Fr 9–12 und 13–17 Uhr; Sa 10–14 Uhr`. Undefined where a word of it is not understood, since
 * half a week is a wrong one. `language` is a tag.
 */
export function parseOpeningHours(written: string, language: string): WrittenInterval[] | undefined {
  const grammar = grammarOf(language);
  if (!grammar) return undefined;
  const text = written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[–—‑−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const week: WrittenInterval[] = [];
  let at = 0;
  while (at < text.length) {
    grammar.group.lastIndex = at;
    const found = grammar.group.exec(text)?.groups;
    if (found?.whole === undefined || found.days === undefined) return undefined;
    at += found.whole.length;
    const days = grammar.daysIn(found.days);
    const spans = found.closed === undefined ? (found.times?.match(grammar.span) ?? []).map(openOf) : [];
    if (days === undefined || spans.includes(undefined)) return undefined;
    for (const open of spans) if (open !== undefined) week.push({ days, open });
  }
  return week.length > 0 ? week : undefined;
}

interface Grammar {
  readonly startsWithDay: RegExp;
  readonly group: RegExp;
  readonly span: RegExp;
  daysIn(text: string): string[] | undefined;
}

const until = String.raw`(?:-|(?:bis|to|till|until|through|au|à|al?|alle(?: ore)?|a las)(?!\p{L}))`;
const and = '(?:,|;|&|/|und|and|et|y|e)';
const time = String.raw`\d{1,2}(?:[:.h][0-5]\d| ?h(?![\p{L}\d]))?(?: ?(?:[ap]\.?m\.?(?![\p{L}])|uhr))?`;
const span = String.raw`(?:(?:von|from|de(?: las)?|dalle(?: ore)?|ore) )?${time} ?${until} ?${time}(?: ?(?:uhr|h|hrs?|ore))?(?![\p{L}\d])`;

const names: readonly string[] = weekdays;
const grammars = new Map<string, Grammar>();

function grammarOf(language: string): Grammar | undefined {
  const tag = language.split('-', 1)[0] ?? '';
  const words = Object.hasOwn(dayWords, tag) ? dayWords[tag] : undefined;
  if (!words) return undefined;
  const known = grammars.get(tag);
  if (known) return known;
  const named = words.days.map((names) => new RegExp(`^(?:${names})\\.?$`, 'u'));
  const day = `(?:${words.days.join('|')})(?![\\p{L}])\\.?`;
  const days = `(?:(?:von|from|du|de|dal|da) )?${day}(?: ?(?:${until}|${and}) ?${day})*`;
  const grammar: Grammar = {
    startsWithDay: new RegExp(`^(?:(?:von|from|du|de|dal|da) )?${day}`, 'iu'),
    group: new RegExp(
      `(?<whole>(?<days>${days})(?: ?[:,])? ?(?:(?<closed>${words.closed})|(?<times>${span}(?: ?${and} ?${span})*))(?: ?(?:[;,|·.]|und|and|et|y|e) ?)*(?: |$)?)`,
      'uy',
    ),
    span: new RegExp(span, 'gu'),
    daysIn(text) {
      const found: string[] = [];
      let from: number | undefined;
      for (const part of text.match(new RegExp(`${day}|${until}`, 'gu')) ?? []) {
        const index = named.findIndex((each) => each.test(part));
        const last = names.indexOf(found.at(-1) ?? '');
        if (index < 0) from = last;
        else if (from === undefined) found.push(weekdays[index] ?? '');
        else if (index <= from) return undefined;
        else {
          for (const each of weekdays.slice(from + 1, index + 1)) found.push(each);
          from = undefined;
        }
      }
      return new Set(found).size === found.length ? found : undefined;
    },
  };
  grammars.set(tag, grammar);
  return grammar;
}

/** `9-17 uhr`, `9am-5pm`, `9h30 à 18h` → `09:00-17:00`; undefined where the second is no later one. */
function openOf(text: string): string | undefined {
  const times = [...text.matchAll(/(\d{1,2})(?:[:.h](\d{2}))?(?: ?([ap])\.?m)?/g)];
  const halves = times.map(([, , , half]) => half);
  if (times.length !== 2 || (halves[0] === undefined) !== (halves[1] === undefined)) return undefined;
  const minutes = times.map(([, hour = '', minute = '0', half]) => {
    const whole = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
    return half !== undefined && (Number(hour) < 1 || Number(hour) > 12) ? Number.NaN : whole * 60 + Number(minute);
  });
  const [opens = Number.NaN, closes = Number.NaN] = minutes;
  const clock = (of: number) => `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
  return opens < closes && closes <= 24 * 60 ? `${clock(opens)}-${clock(closes)}` : undefined;
}
