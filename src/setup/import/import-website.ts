import { CommandExit } from '../../core/exit-codes.ts';
import { type DraftedFiles, draftWebsite } from './draft-website.ts';
import { readExport } from './export/read-export.ts';
import { buildWebsite } from './export/website.ts';
import type { GivenFacts } from './facts/identity.ts';
import { findBaseUrl } from './facts/site-facts.ts';
import { formatSource, type ImportNote } from './sourced-value.ts';

/** Result of a website import. */
interface WebsiteImport {
  readonly files: DraftedFiles;
  readonly pages: number;
  /** Origin that was given, or that the website names; absent where there is none. */
  readonly baseUrl: string | undefined;
  /** Values left out, ambiguous or contradictory, with their place; each once. */
  readonly notes: readonly ImportNote[];
}

/** Drafts content from an exported website; throws UnreadableExport where there is no page, and errors of the system. */
export function importWebsite(path: string, given: GivenFacts, today: string): WebsiteImport {
  const notes = new Map<string, ImportNote>();
  const noted = (note: ImportNote) => void notes.set(JSON.stringify(note), note);
  const { pages, sitemap, robots } = readExport(path, noted);
  const website = buildWebsite(pages, sitemap, noted);
  if (!website) throw new UnreadableExport(path, [...notes.values()]);
  if (website.otherLanguages.length > 0)
    noted({
      from: { file: website.home.file, line: 1 },
      text: `only the first language was drafted; there are pages in ${website.otherLanguages.join(', ')} too`,
    });
  const files = draftWebsite(website, given, robots, today, noted);
  const baseUrl = given.baseUrl ?? findBaseUrl(website, () => {})?.value;
  return { files, pages: pages.length, baseUrl, notes: [...notes.values()] };
}

/** Thrown for an import without a page. */
class UnreadableExport extends CommandExit {
  override readonly name = 'UnreadableExport';
  constructor(path: string, [note]: readonly ImportNote[]) {
    const why = note ? ` that can be read (${formatSource(note.from)} ${note.text})` : '';
    super('usage', `There is no HTML in ${path}${why}: give the folder of an exported website, or a page of it.`);
  }
}
