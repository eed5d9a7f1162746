import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import themes from '../../compile/pages/load-theme.ts?lazy';
import { addDays, daysBetween, isCalendarDate, toDay } from '../../core/dates.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { Problem } from '../../core/problem.ts';
import type { Signing } from '../../core/signing/signing.ts';
import type { ThemeSetting } from '../../core/theme-setting.ts';
import { recoverContentOnce } from '../../publish/change/recover-content.ts';
import { type OutputFormat, reportFormats } from '../../terminal/report.ts';
import type { commands } from '../index.ts';
import { type FlagValues, UsageError } from './arguments.ts';
import type { Invocation } from './invocation.ts';

/** Options of `build` and `check`; paths are absolute. */
export interface SourceOptions {
  readonly contentDir: string;
  readonly publicDir: string;
  readonly baseUrl?: string;
  readonly preview: boolean;
  /** Shows placeholders: present only where it was asked for. */
  readonly placeholders?: true;
  /** Present only where it was asked for, so that a build without it is the build that it always was. */
  readonly noIndex?: true;
  /** Compressed files beside texts: present only where they were asked for. */
  readonly production?: true;
  /** Slow compression (--compress=best) of a build for production: present only where it was asked for. */
  readonly compression?: 'best';
  /** A picture for each page (--pictures): present only where it was asked for. */
  readonly pagePictures?: true;
  /** Reads the output back: present only where it was asked for. */
  readonly prove?: true;
  /** YYYY-MM-DD in UTC: the only time that a build knows. */
  readonly today: string;
  /** The day of changes that the ledger does not know: present only where it was given. */
  readonly date?: string;
  readonly host?: string;
  readonly strict: boolean;
  /** The command and its arguments: present only where a second run of them would be refused. */
  readonly command?: string;
  /** The theme of the project: present only where package.json names one. */
  readonly theme?: ThemeSetting;
  /** Signing options; absent for an unsigned release. */
  readonly signing?: Omit<Signing, 'day'>;
}

/** Commands that lack some of them read the content as if they were not given. */
type SourceFlags = Partial<Omit<FlagValues<(typeof commands)['build' | 'check']['flags']>, 'help'>> & {
  ahead?: string | undefined;
  today?: string | undefined;
  date?: string | undefined;
  production?: boolean;
  compress?: string | undefined;
  pictures?: boolean;
  prove?: boolean;
};

/**
 * Settles flags, environment and defaults; an empty BASE_URL, as CI systems give an unset variable, is none. Every command
 * that reads content asks this first: a change of it that was cut short is undone here. `once` names a command that is
 * refused where its change is made already; throws Stop where it was killed right after it had made it.
 */
export function resolveSourceOptions(flags: SourceFlags, invocation: Invocation, once?: string): SourceOptions {
  const { cwd, env, now } = invocation;
  const command = once && toJournalCommand(once, invocation);
  const contentDir = resolve(cwd, flags.content ?? 'content');
  recoverContentOnce(contentDir, command);
  const publicDir = flags.public === undefined ? join(dirname(contentDir), 'public') : resolve(cwd, flags.public);
  const baseUrl = flags['base-url'] ?? (env.BASE_URL || undefined);
  const clock = addDays(toDay(now()), daysOf(flags.ahead));
  const today = flags.today === undefined ? clock : confirmed(flags.today, clock);
  const { preview = false, strict = false, host } = flags;
  const date = flags.date === undefined ? undefined : parseDateFlag(flags.date, today);
  const theme = themeSetting(invocation.root, contentDir);
  const given = omitUndefined({ baseUrl, host, date, command, theme });
  const options = { contentDir, publicDir, preview, strict, today, ...given };
  return {
    ...options,
    ...((flags.noindex || preview) && { noIndex: true }),
    ...(preview && { placeholders: true }),
    ...(flags.production && { production: true }),
    ...(flags.production && flags.compress === 'best' && { compression: 'best' }),
    ...(flags.pictures && { pagePictures: true }),
    ...(flags.prove && { prove: true }),
  };
}

/** The theme that the project's package.json names; only then is anything loaded for it. */
export function themeSetting(root: string, contentDir: string): ThemeSetting | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, 'package.json'), 'utf8');
  } catch {
    return undefined;
  }
  if (!text.includes('"theme"')) return undefined;
  return themes<typeof import('../../compile/pages/load-theme.ts')>().loadTheme(root, text, contentDir);
}

/** A command as the journal of its change names it. */
export const toJournalCommand = (name: string, { args }: Invocation): string => JSON.stringify([name, ...args]);

/** A task runner knows the arguments of a build, not the clock. What names another day is no build of today. */
function confirmed(day: string, clock: string): string {
  if (isCalendarDate(day) && Math.abs(daysBetween(day, clock)) <= 1) return day;
  throw new UsageError(`--today is the day by this machine's clock (${clock}), not "${day}".`);
}

/** Reads --date, which no day to come can be; throws UsageError. */
function parseDateFlag(day: string, today: string): string {
  if (!isCalendarDate(day)) throw new UsageError(`--date is a day such as 2026-11-22, not "${day}".`);
  if (day > addDays(today, 1))
    throw new UsageError(`--date is a day that has come, not ${day}; in UTC today is ${today}.`);
  return day;
}

/** Reads --ahead; throws UsageError. */
function daysOf(ahead: string | undefined): number {
  if (ahead !== undefined && !/^\d{1,4}$/.test(ahead))
    throw new UsageError(`--ahead is a number of days, not "${ahead}".`);
  return Number(ahead ?? 0);
}

/** A path as the reader would type it: relative to where the command was started, when it lies below. */
export function toDisplayPath(path: string, { cwd }: Invocation): string {
  const below = relative(cwd, path) || '.';
  return below.startsWith('..') ? path : below;
}

type SourceFolders = Pick<SourceOptions, 'contentDir' | 'publicDir'>;

/**
 * `content/x.md` is what messages call a file whatever the folders are called, and an absolute path one of an output
 * folder; returns a name that can be opened.
 */
export function toDisplayName(file: string, options: SourceFolders, invocation: Invocation): string {
  if (isAbsolute(file)) return toDisplayPath(file, invocation);
  const [, label, rest] = /^(content|public)(\/.*)$/s.exec(file) ?? [];
  if (label === undefined) return file;
  return toDisplayPath(label === 'content' ? options.contentDir : options.publicDir, invocation) + rest;
}

/** Problems whose files have names that can be opened. */
export function withDisplayNames(
  problems: readonly Problem[],
  options: SourceFolders,
  invocation: Invocation,
): Problem[] {
  return problems.map(({ at, ...problem }) =>
    at ? { ...problem, at: { ...at, file: toDisplayName(at.file, options, invocation) } } : problem,
  );
}

/** How to print, from --json, --format and the environment. */
export function toOutputFormat(
  { json, format }: { readonly json?: boolean; readonly format?: string | undefined },
  { env, style }: Invocation,
): OutputFormat {
  const kind = json ? 'json' : (reportFormats.find((known) => known === format) ?? 'text');
  return { kind, annotate: env.GITHUB_ACTIONS === 'true', style };
}
