import { join, resolve } from 'node:path';
import { client } from '../audit/connection/client.ts';
import { type ServedOtherwise, verifyOrigin } from '../audit/verify.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { largest } from '../core/largest.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { visible } from '../core/visible.ts';
import { plural, thousands } from '../core/words.ts';
import { PublishError } from '../publish/errors.ts';
import { readListed } from '../publish/manifest.ts';
import { type Deviation, verifyFolder } from '../publish/verify.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { bareOrigin } from './common/bare-origin.ts';
import { builtFolders } from './common/built-folders.ts';
import { builtTarget } from './common/built-target.ts';
import type { Invocation } from './common/invocation.ts';
import { optionalOrigin } from './common/optional-origin.ts';
import { shown } from './common/source-options.ts';
import { commands } from './index.ts';

/** What was compared, and what differs. */
interface Verified {
  /** A folder or an origin, as it is shown. */
  readonly of: string;
  /** `366 files`, `402 answers`. */
  readonly compared: string;
  readonly found: readonly (Deviation | ServedOtherwise)[];
}

/** `gazette verify [https://origin]`: compares what is published, byte for byte, with what was built. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = optionalOrigin('verify', invocation.args);
  const flags = parseArguments(commands.verify.flags, words);
  if (origin !== undefined && flags.dir !== undefined)
    throw new UsageError('verify looks at a folder (--dir) or at an origin, not at both.');
  const verified =
    origin === undefined
      ? await ofFolder(flags.dir ?? 'dist', flags.manifest, invocation)
      : await ofOrigin(bareOrigin(origin), flags.manifest, invocation);
  invocation.print(flags.format === 'json' ? asJson(verified) : asText(verified, invocation));
  return verified.found.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

/** With the host files beside it, where the manifest is its own. */
async function ofFolder(dir: string, manifest: string | undefined, invocation: Invocation): Promise<Verified> {
  const { outDir, deployDir } = await builtFolders(resolve(invocation.cwd, dir));
  const file = manifest === undefined ? join(deployDir, manifestFile) : resolve(invocation.cwd, manifest);
  const listed = readListed(file);
  if (!listed)
    throw new PublishError(
      `There is no manifest of a build in ${file}. Run \`npm run build\`, or name one: --manifest FILE.`,
    );
  const { files, hostFiles } = listed;
  const own = verifyFolder(outDir, files);
  const beside = manifest === undefined ? verifyFolder(deployDir, hostFiles, [manifestFile]) : [];
  const name = shown(deployDir, invocation);
  return {
    of: `${shown(outDir, invocation)}/`,
    compared: plural(files.length + (manifest === undefined ? hostFiles.length : 0), 'file'),
    found: [...own, ...beside.map((each) => ({ ...each, file: `${name}/${each.file}` }))],
  };
}

async function ofOrigin(origin: URL, manifest: string | undefined, { cwd }: Invocation): Promise<Verified> {
  const target = builtTarget(resolve(cwd, manifest ?? `deploy/${manifestFile}`));
  const concurrency = 8;
  const { send, close } = client({ origin, timeout: 10_000, concurrency, maxBytes: 2 * target.largest + 2 ** 20 });
  try {
    const { asked, found } = await verifyOrigin(target, send, concurrency);
    return { of: origin.origin, compared: plural(asked, 'answer'), found };
  } finally {
    close();
  }
}

/** One object a line, and a summary last. */
function asJson({ of, compared, found }: Verified): string {
  const summary = { of, compared, ok: found.length === 0, found: found.length };
  return [...found, { summary }].map((each) => `${JSON.stringify(each)}\n`).join('');
}

function asText({ of, compared, found }: Verified, { style, elapsed }: Invocation): string {
  const { bold, dim, green, red } = style;
  const effort = dim(`${compared} in ${thousands(Math.round(elapsed()))} ms`);
  if (found.length === 0) return `${green('✓')} ${bold(`${of} is what was built, byte for byte`)}   ${effort}\n`;
  const names = found.map((each) => ('path' in each ? each.path : each.file));
  const width = largest(found.map(({ what }) => what.length));
  const lines = found.map(({ what, detail }, i) => {
    const why = detail === undefined ? '' : `  ${dim(visible(detail))}`;
    return `  ${what.padEnd(width)}  ${visible(names[i] ?? '')}${why}`;
  });
  const hint = of.endsWith('/') ? 'build again, and upload that' : 'deploy again, and ask `gazette audit` why';
  return `${lines.join('\n')}\n\n${red('✗')} ${bold(`${of} is not what was built: ${plural(found.length, 'difference')}`)}   ${effort}\n  → If nobody meant to change it, ${hint}.\n`;
}
