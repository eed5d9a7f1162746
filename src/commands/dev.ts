import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { hasPlaceholder } from '../content/check/placeholders.ts';
import { toDay } from '../core/dates.ts';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import { isSystemError } from '../core/system-error.ts';
import type { PreviousRecords } from '../desk/live/live-records.ts';
import { type LiveSite, openLiveSite } from '../desk/live/live-site.ts';
import { type DeskFailure, formatFailure } from '../desk/live/live-state.ts';
import { watchFolders } from '../desk/live/watch-folders.ts';
import { renderTerminalReport } from '../desk/report/terminal-report.ts';
import type { Desk } from '../desk/server/desk-routes.ts';
import { createDevListener } from '../desk/server/dev-listener.ts';
import { createDeskMessage, createEventHub } from '../desk/server/events.ts';
import { writeFactTypes } from '../edit/schema/fact-types-file.ts';
import { readIfExists } from '../edit/source/source-path.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { readDocumentRecords, writeDocumentRecords } from '../publish/document-record-store.ts';
import { createPublishedFileReader, readRecords, writeRecords } from '../publish/record-store.ts';
import { readStampedDigests, writeStampedDigests } from '../publish/stamped-digests.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { listen, loopbackHost, parsePort, waitForClose } from './common/listen.ts';
import { cacheFolder, locateRecords, shortHash } from './common/records-location.ts';
import { resolveSourceOptions, themeSetting, toDisplayPath, withDisplayNames } from './common/source-options.ts';
import { commands } from './index.ts';

/** Milliseconds without a change after which the rules over the whole origin are asked, as far as they may say something new. */
const idleMs = 150;

/** Milliseconds without a change after which everything is looked at. */
const restMs = 5000;

/** `gazette dev`: the site in memory, followed by browsers, and the desk that looks into it. Ends with Ctrl-C. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.dev.flags, invocation.args);
  const wanted = parsePort(flags.port ?? '4170');
  const today = () => toDay(invocation.now());
  const asked = resolveSourceOptions(flags, invocation);
  // Who fills a new site in wants to see it meanwhile; what is noted of it is true of no other.
  const placeholders = hasUnfilledModules(asked.contentDir);
  const options = { ...asked, ...(placeholders && { placeholders: true as const }), today };
  const notes = openDevRecords(asked.contentDir + (placeholders ? ' shown' : ''), invocation);
  const themeNow = asked.theme && (() => themeSetting(invocation.root, asked.contentDir));
  const live = openLiveSite({ ...options, noted: notes.noted, ...(themeNow && { themeNow }) });
  const start = invocation.now().toString(36);
  const edition = () => `${start}.${live.state.edition?.number ?? 0}`;
  /** Error thrown outside of the site: by a report, or from an unknown place. */
  let surprise: DeskFailure | undefined;
  const message = () => createDeskMessage(live.state, edition(), options, surprise);
  const events = createEventHub(message);
  const desk: Desk = {
    live,
    events,
    folders: options,
    edition,
    message,
    today,
    written: (path) => onChange(new Set([path])),
    failed(failure, served) {
      if (!served) return printFailure(failure);
      live.fail(served, failure);
      events.send(message());
      tell(failure.during);
    },
  };

  const server = createServer(createDevListener(desk));
  const port = await listen(server, wanted);
  const origin = `http://${loopbackHost}:${port}`;
  const tell = (headline: string, ms?: number) =>
    invocation.print(
      renderTerminalReport(live.state, headline, options, invocation.style, ms, (list) =>
        withDisplayNames(list, options, invocation),
      ),
    );
  /** Once is enough until the end: of ten thousand pages they are megabytes. */
  let isKept = false;
  let idle: NodeJS.Timeout | undefined;
  const checkNow = async (whole: boolean): Promise<boolean> => {
    const { problems } = live.state;
    if (!(await live.check(whole))) return false;
    if (!isKept) notes.keep(live);
    isKept = true;
    events.send(message());
    if (live.state.problems.length > problems.length || live.state.failure) tell('Links and dates');
    return true;
  };
  const checkLater = (ms: number, whole = false) => {
    clearTimeout(idle);
    idle = setTimeout(async () => {
      // Changes without an event, as on another machine's disk.
      if (whole && (await live.look())) {
        events.send(message());
        tell(contentName());
      }
      if ((await checkNow(whole)) && !whole) checkLater(restMs, true);
    }, ms);
    // A postponed check keeps no ended desk alive.
    if (ms === restMs) idle.unref();
  };
  /** Updates the fact types that editors complete from. Where they cannot be written, nothing is reported. */
  const followTypes = () => {
    try {
      for (const file of writeFactTypes(options.contentDir, writeTypes))
        invocation.print(`${invocation.style.green('✓')} Wrote ${file}, for editors\n`);
    } catch (error) {
      if (!isSystemError(error) && !(error instanceof CommandExit)) throw error;
    }
  };
  // A command that writes the content holds its lock, and writes the types itself.
  const writeTypes = (path: string, text: string | Uint8Array) => changeFile(options, path, text, 0);
  const onChange = (touched: ReadonlySet<string>) => {
    const began = performance.now();
    surprise = undefined;
    // A new folder is touched itself, and not what is in it.
    if ([...touched].some((path) => !path.endsWith('.md'))) surviving(followTypes);
    clearTimeout(idle);
    if (live.refresh(touched)) {
      events.send(message());
      tell(namesOf(touched), performance.now() - began);
    }
    checkLater(idleMs);
  };
  // The last net: an editor must not lose the desk to a mistake of ours.
  const survive = (error: unknown) => {
    surprise = { error, during: 'following the content' };
    printFailure(surprise);
    events.send(message());
  };
  /** Runs a step; an error in it is reported and ends nothing. */
  const surviving = (step: () => void) => {
    try {
      step();
    } catch (error) {
      survive(error);
    }
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, survive);
  const onError = (error: unknown, folder: string) =>
    printFailure({ error, during: `following ${toDisplayPath(folder, invocation)}` });
  const themeFolder = asked.theme?.folder;
  const watched = [options.contentDir, options.publicDir, ...(themeFolder === undefined ? [] : [themeFolder])];
  const unwatch = watchFolders(watched, { onChange, onError });
  invocation.print(greeting());
  surviving(followTypes);
  if (live.state.problems.length > 0 || live.state.failure) surviving(() => tell(contentName()));
  // Files saved between the first reading and the watch have raised no event.
  checkLater(0, true);

  await waitForClose(server);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.off(event, survive);
  clearTimeout(idle);
  unwatch();
  events.close();
  notes.keep(live);
  return exitCodes.ok.code;

  function printFailure(failure: DeskFailure): void {
    invocation.print(`\n${formatFailure(failure, invocation.style)}\n`);
  }

  function greeting(): string {
    const { bold, dim, green } = invocation.style;
    const count = live.state.edition ? pluralize(live.state.edition.catalog.length, 'document') : 'no edition yet';
    const taken = wanted === port ? '' : `Port ${wanted} is taken. `;
    return [
      `${green('✓')} ${taken}The site is at ${bold(`${origin}/`)} ${dim(`(${count})`)}`,
      `  The desk is at ${bold(`${origin}/__gazette/`)}`,
      dim(`  Following ${contentName()}/ and ${toDisplayPath(options.publicDir, invocation)}/. Ctrl-C ends.`),
      '',
    ].join('\n');
  }

  function contentName(): string {
    return toDisplayPath(options.contentDir, invocation);
  }

  function namesOf(touched: ReadonlySet<string>): string {
    const [first = contentName(), ...rest] = [...touched].map((path) => toDisplayPath(path, invocation));
    return rest.length === 0 ? first : `${first} and ${rest.length} more`;
  }
}

/** Records of rendered documents: the desk reads them when it starts, and writes its own. */
interface DevRecords {
  readonly noted: PreviousRecords;
  /** Writes what the site knows by now, unless that is what was read. */
  keep(live: LiveSite): void;
}

/** Reads the records that builds and desks have left of a content folder. */
export function openDevRecords(contentDir: string, invocation: Invocation): DevRecords {
  const { folder, about } = locateRecords(contentDir, invocation);
  const stampFile = join(cacheFolder(invocation.root), `desk-${shortHash(contentDir)}.bin`);
  const takenAt = invocation.now();
  const stamps = readStampedDigests(stampFile);
  const records = readRecords(folder, about);
  const documents = readDocumentRecords(folder, about);
  const isOther = { pages: lastOf(records), documents: lastOf(documents) };
  return {
    noted: {
      records,
      documents,
      digestOf({ file, stamp }) {
        const known = stamps.get(file);
        return known?.stamp === stamp ? known.digest : undefined;
      },
      publishedBytes: createPublishedFileReader(resolve(invocation.cwd, 'dist')),
    },
    keep({ records: found, documentRecords, pageFiles }) {
      if (isOther.pages(found)) {
        invocation.keep('the records of pages', () => {
          writeRecords(folder, about, found);
          writeStampedDigests(stampFile, pageFiles, takenAt);
        });
      }
      if (isOther.documents(documentRecords))
        invocation.keep('the records of documents', () => writeDocumentRecords(folder, about, documentRecords));
    },
  };
}

/** Returns a function that says whether there are records, and others than before; first, those that were read. */
function lastOf<T>(read: readonly ReadonlyMap<string, T>[]): (found: readonly T[]) => boolean {
  let last: readonly T[] = read.length === 1 ? read.flatMap((each) => [...each.values()]) : [];
  return (found) => {
    const isOther = found.length !== last.length || found.some((record, i) => record !== last[i]);
    if (found.length > 0) last = found;
    return found.length > 0 && isOther;
  };
}

/** Whether a content folder is that of a new organisation, whose typed modules still hold placeholders. */
export function hasUnfilledModules(contentDir: string): boolean {
  return ['.', 'facts'].some((folder) =>
    modulesIn(join(contentDir, folder)).some((file) => hasPlaceholder(textOf(file))),
  );
}

function textOf(file: string): string | undefined {
  try {
    return readIfExists(file);
  } catch {
    // It may not be read, which the desk says itself.
    return undefined;
  }
}

function modulesIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? [join(folder, name)] : []));
  } catch {
    // It is not there, which the desk says itself.
    return [];
  }
}
