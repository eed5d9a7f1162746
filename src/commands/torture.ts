import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { shellWord } from '../core/shell-word.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { shown, sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';
import { trialKinds } from './torture/kinds/index.ts';
import { tortureHtml } from './torture/report/html.ts';
import { tortureJson } from './torture/report/json.ts';
import { tortureText, trialLine } from './torture/report/text.ts';
import { tortureAll } from './torture/torture-all.ts';
import { fallen, type Torture, type TrialKind } from './torture/trial.ts';
import { copyProgram } from './torture/world/program-copy.ts';
import { makeWorld } from './torture/world/world.ts';

/**
 * `gazette torture`: kills, damages, full disks and hostile content against a copy of the content, in a folder of its own
 * that is removed at the end. Exit 0: all held; 1: something fell, or the content does not build.
 */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.torture.flags, invocation.args);
  const { contentDir, publicDir, today } = sourceOptions(flags, invocation);
  const only = flags.trial === undefined ? undefined : trialOf(flags.trial);
  const kinds = only ? [only.kind] : kindsOf(flags.kinds);
  const source = sourceOf(flags);
  const seconds = numberOf('seconds', flags.seconds ?? '60');
  const seed =
    flags.seed === undefined ? Math.floor(invocation.now() / 1000) % 1_000_000 : numberOf('seed', flags.seed);
  const { print, style, elapsed, program, bundleKey, env } = invocation;
  const folder = mkdtempSync(join(tmpdir(), 'gazette-torture-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stopped = (signal: NodeJS.Signals) => {
    remove();
    process.exit(exitCodes[signal === 'SIGINT' ? 'interrupted' : 'terminated'].code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped);
  try {
    const copy = join(folder, 'program');
    copyProgram(program, bundleKey.split(' ')[0] ?? '', copy);
    const world = await makeWorld(
      { contentDir, publicDir },
      { folder, program: copy, env: plainEnvironment(env), preloads: preloadsOf(env) },
    );
    const trials = await tortureAll(world, {
      ...{ kinds, seed, most: seconds * 1000, elapsed },
      ...(only && { only: only.seed }),
      onTrial: (trial) => {
        if (flags.format === undefined || flags.format === 'text') print(trialLine(trial, source, style));
      },
    });
    const { version } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { version: string };
    const torture: Torture = {
      ...{ of: shown(contentDir, invocation), day: today, version, node: process.versions.node, seed, seconds },
      ...{ source, onlyKinds: flags.kinds, kinds, trials, files: world.clean.old.size },
    };
    const page = () => tortureHtml(torture);
    print(
      flags.format === 'html' ? page() : flags.format === 'json' ? tortureJson(torture) : tortureText(torture, style),
    );
    if (flags.report !== undefined) {
      const file = resolve(invocation.cwd, flags.report);
      changeFile({ contentDir: dirname(file) }, file, page());
    }
    return fallen(torture).length === 0 ? exitCodes.ok.code : exitCodes.content.code;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
    remove();
  }
}

/** The flags that name folders, as a shell reads them. */
function sourceOf(flags: { readonly content?: string | undefined; readonly public?: string | undefined }): string {
  const word = (text: string) => (/^[\w./-]+$/.test(text) ? text : shellWord(text));
  return (['content', 'public'] as const)
    .flatMap((name) => (flags[name] === undefined ? [] : [`--${name} ${word(flags[name])}`]))
    .join(' ');
}

/** Reads `caches:4711`, as a report names a trial; throws UsageError. */
function trialOf(text: string): { readonly kind: TrialKind; readonly seed: number } {
  const [, name = '', seed = ''] = /^([a-z-]+):(\d{1,10})$/.exec(text) ?? [];
  const kind = trialKinds.find(({ id }) => id === name);
  if (!kind)
    throw new UsageError(`--trial is a kind and a number, as a report names them: caches:4711, not "${text}".`);
  return { kind, seed: Number(seed) };
}

function kindsOf(names: string | undefined): readonly TrialKind[] {
  if (names === undefined) return trialKinds;
  return names.split(',').map((name) => {
    const kind = trialKinds.find(({ id }) => id === name.trim());
    if (kind) return kind;
    throw new UsageError(`There is no trial "${name}".`, { word: name, known: trialKinds.map(({ id }) => id) });
  });
}

function numberOf(flag: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`--${flag} is a whole number, not "${text}".`);
}

/** Without what would make each build another one. */
function plainEnvironment(env: Invocation['env']): Record<string, string | undefined> {
  return {
    ...env,
    FORCE_COLOR: undefined,
    GITHUB_ACTIONS: undefined,
    NODE_OPTIONS: undefined,
    NODE_COMPILE_CACHE: undefined,
  };
}

/** Where tests plant a fault, to see that it is found: a file that is loaded into each command. */
const preloadsOf = (env: Invocation['env']): string[] =>
  env.GAZETTE_TORTURE_FAULT === undefined ? [] : [env.GAZETTE_TORTURE_FAULT];
