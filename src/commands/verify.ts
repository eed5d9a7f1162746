import { join, resolve } from 'node:path';
import { client } from '../audit/connection/client.ts';
import type { Judged, Trusted } from '../audit/signature/judge.ts';
import { verifyOrigin } from '../audit/verify.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { plural, thousands } from '../core/words.ts';
import { PublishError } from '../publish/errors.ts';
import { readListed } from '../publish/manifest.ts';
import { verifyFolder } from '../publish/verify.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { bareOrigin } from './common/bare-origin.ts';
import { builtFolders } from './common/built-folders.ts';
import { builtTarget } from './common/built-target.ts';
import type { Invocation } from './common/invocation.ts';
import { optionalOrigin } from './common/optional-origin.ts';
import { shown } from './common/source-options.ts';
import { commands } from './index.ts';
import { linesOf } from './verify/lines.ts';
import { builtBeside, judgeBuilt, saidOf, servedTexts, textsOfFolder, trustedBy } from './verify/signature.ts';
import type { Verified } from './verify/verified.ts';

/** `gazette verify [https://origin]`: compares what is published, byte for byte, with what was built. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = optionalOrigin('verify', invocation.args);
  const flags = parseArguments(commands.verify.flags, words);
  if (origin !== undefined && flags.dir !== undefined)
    throw new UsageError('verify looks at a folder (--dir) or at an origin, not at both.');
  if (flags.signed && flags.manifest !== undefined)
    throw new UsageError('--signed judges by the signature alone, and needs no --manifest.');
  const trusted = trustedBy(flags, origin === undefined ? undefined : bareOrigin(origin).origin, invocation);
  const verified = flags.signed
    ? await (await import('./verify/signed.ts')).bySignature(origin, flags.dir ?? 'dist', trusted, invocation)
    : origin === undefined
      ? await ofFolder(flags.dir ?? 'dist', flags.manifest, trusted, invocation)
      : await ofOrigin(bareOrigin(origin), flags.manifest, trusted, invocation);
  invocation.print(flags.format === 'json' ? asJson(verified) : asText(verified, invocation));
  return verified.found.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

/** With the host files beside it, where the manifest is its own. */
async function ofFolder(
  dir: string,
  manifest: string | undefined,
  trusted: Trusted,
  invocation: Invocation,
): Promise<Verified> {
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
  const judged = await judgeBuilt(() => textsOfFolder(outDir), { files }, trusted);
  return {
    of: `${shown(outDir, invocation)}/`,
    compared: plural(files.length + (manifest === undefined ? hostFiles.length : 0), 'file'),
    found: [...own, ...beside.map((each) => ({ ...each, file: `${name}/${each.file}` })), ...faultsOf(judged)],
    signature: judged && saidOf(judged),
  };
}

async function ofOrigin(
  origin: URL,
  manifest: string | undefined,
  trusted: Trusted,
  { cwd }: Invocation,
): Promise<Verified> {
  const file = resolve(cwd, manifest ?? `deploy/${manifestFile}`);
  const target = builtTarget(file);
  const concurrency = 8;
  const { send, close } = client({ origin, timeout: 10_000, concurrency, maxBytes: 2 * target.largest + 2 ** 20 });
  try {
    const { asked, found } = await verifyOrigin(target, send, concurrency);
    const built = { files: [...target.release.files.values()], outDir: builtBeside(file) };
    // The build is for its own origin, even where a preview's host serves it.
    const judged = await judgeBuilt(servedTexts(send), built, { ...trusted, origin: target.release.baseUrl });
    return {
      of: origin.origin,
      compared: plural(asked, 'answer'),
      found: [...found, ...faultsOf(judged)],
      signature: judged && saidOf(judged),
    };
  } finally {
    close();
  }
}

const faultsOf = (judged: Judged | undefined) => judged?.faults ?? [];

/** One object a line, and a summary last. */
function asJson({ of, compared, found, signature }: Verified): string {
  const summary = { of, compared, ok: found.length === 0, found: found.length, ...(signature && { signature }) };
  return [...found, { summary }].map((each) => `${JSON.stringify(each)}\n`).join('');
}

function asText({ of, compared, found, signature, bySignature }: Verified, { style, elapsed }: Invocation): string {
  const { bold, dim, green, red } = style;
  const signed = bySignature === true;
  const effort = dim(`${compared} in ${thousands(Math.round(elapsed()))} ms`);
  if (found.length === 0)
    return `${green('✓')} ${bold(`${of} is ${signed ? 'what was signed' : 'what was built'}, byte for byte`)}   ${effort}
${
  signature
    ? `  ${dim(signature)}
`
    : ''
}`;
  const hint = of.endsWith('/') ? 'build again, and upload that' : 'deploy again, and ask `gazette audit` why';
  const advice = signed
    ? 'Do not rely on what differs; ask who publishes it, by another way.'
    : `If nobody meant to change it, ${hint}.`;
  return `${linesOf(found, dim).join('\n')}\n\n${red('✗')} ${bold(`${of} is not what was ${signed ? 'signed' : 'built'}: ${plural(found.length, 'difference')}`)}   ${effort}\n  → ${advice}\n`;
}
