import { join, resolve } from 'node:path';
import { createHttpClient } from '../audit/connection/client.ts';
import type { SignatureVerdict, TrustContext } from '../audit/signature/judge-signature.ts';
import { verifyOrigin } from '../audit/verify.ts';
import { escapeControlCharacters } from '../core/escape.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { largest } from '../core/largest.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { formatThousands, pluralize } from '../core/pluralize.ts';
import { PublishError } from '../publish/errors.ts';
import { readFileList } from '../publish/read-manifest.ts';
import { verifyFolder } from '../publish/verify-folder.ts';
import { parseArguments, parseOptionalOrigin, parseOrigin, UsageError } from './common/arguments.ts';
import { countRequests } from './common/audit-settings.ts';
import { prepareBuildFolders } from './common/build-folders.ts';
import { type Invocation, readBuildTarget } from './common/invocation.ts';
import { toDisplayPath } from './common/source-options.ts';
import { commands } from './index.ts';
import {
  createSignatureFetcher,
  formatSigner,
  guessOutputFolder,
  judgeBuildSignature,
  parseTrustFlags,
  readSignatureTexts,
} from './verify/signature.ts';
import type { VerifyResult } from './verify/verify-by-signature.ts';

/** `gazette deploy verify [https://origin]`: compares what is published, byte for byte, with what was built. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = parseOptionalOrigin('deploy verify', invocation.args);
  const flags = parseArguments(commands['deploy verify'].flags, words);
  if (origin !== undefined && flags.output !== undefined)
    throw new UsageError('deploy verify compares a folder (--output) or an origin, not both.');
  if (flags.signed && flags.manifest !== undefined)
    throw new UsageError('--signed judges by the signature alone, and needs no --manifest.');
  const trusted = parseTrustFlags(flags, origin === undefined ? undefined : parseOrigin(origin).origin, invocation);
  const verified = flags.signed
    ? await (await import('./verify/verify-by-signature.ts')).verifyBySignature(
        origin,
        flags.output ?? 'dist',
        trusted,
        invocation,
      )
    : origin === undefined
      ? await ofFolder(flags.output ?? 'dist', flags.manifest, trusted, invocation)
      : await ofOrigin(parseOrigin(origin), flags.manifest, trusted, invocation);
  invocation.print(flags.json ? asJson(verified) : asText(verified, invocation));
  return verified.found.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

/** With the host files beside it, where the manifest is its own. */
async function ofFolder(
  dir: string,
  manifest: string | undefined,
  trusted: TrustContext,
  invocation: Invocation,
): Promise<VerifyResult> {
  const { outDir, deployDir } = await prepareBuildFolders(resolve(invocation.cwd, dir));
  const file = manifest === undefined ? join(deployDir, manifestFile) : resolve(invocation.cwd, manifest);
  const listed = readFileList(file);
  if (!listed)
    throw new PublishError(
      `There is no manifest of a build in ${file}. Run \`npx gazette build\`, or name one: --manifest FILE.`,
    );
  const { files, hostFiles } = listed;
  const own = verifyFolder(outDir, files);
  const beside = manifest === undefined ? verifyFolder(deployDir, hostFiles, [manifestFile]) : [];
  const name = toDisplayPath(deployDir, invocation);
  const judged = await judgeBuildSignature(() => readSignatureTexts(outDir), { files }, trusted);
  return {
    of: `${toDisplayPath(outDir, invocation)}/`,
    compared: pluralize(files.length + (manifest === undefined ? hostFiles.length : 0), 'file'),
    found: [...own, ...beside.map((each) => ({ ...each, file: `${name}/${each.file}` })), ...faultsOf(judged)],
    signature: judged && formatSigner(judged),
  };
}

async function ofOrigin(
  origin: URL,
  manifest: string | undefined,
  trusted: TrustContext,
  { cwd, progress }: Invocation,
): Promise<VerifyResult> {
  const file = resolve(cwd, manifest ?? `deploy/${manifestFile}`);
  const target = readBuildTarget(file);
  const concurrency = 8;
  const { send, close } = createHttpClient({
    origin,
    timeout: 10_000,
    concurrency,
    maxBytes: 2 * target.largest + 2 ** 20,
  });
  try {
    const { asked, found } = await verifyOrigin(target, countRequests(send, progress), concurrency);
    const built = { files: [...target.release.files.values()], outDir: guessOutputFolder(file) };
    // The build is for its own origin, even where a preview's host serves it.
    const judged = await judgeBuildSignature(createSignatureFetcher(send), built, {
      ...trusted,
      origin: target.release.baseUrl,
    });
    return {
      of: origin.origin,
      compared: pluralize(asked, 'answer'),
      found: [...found, ...faultsOf(judged)],
      signature: judged && formatSigner(judged),
    };
  } finally {
    close();
  }
}

const faultsOf = (judged: SignatureVerdict | undefined) => judged?.faults ?? [];

/** One object a line, and a summary last. */
function asJson({ of, compared, found, signature }: VerifyResult): string {
  const summary = { of, compared, ok: found.length === 0, found: found.length, ...(signature && { signature }) };
  return [...found, { summary }].map((each) => `${JSON.stringify(each)}\n`).join('');
}

function asText({ of, compared, found, signature, bySignature }: VerifyResult, { style, elapsed }: Invocation): string {
  const { bold, dim, green, red } = style;
  const signed = bySignature === true;
  const effort = dim(`${compared} in ${formatThousands(Math.round(elapsed()))} ms`);
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
  return `${formatDifferences(found, dim).join('\n')}\n\n${red('✗')} ${bold(`${of} is not what was ${signed ? 'signed' : 'built'}: ${pluralize(found.length, 'difference')}`)}   ${effort}\n  → ${advice}\n`;
}

/** Lines, one per difference: its kind, place and reason. */
function formatDifferences(found: VerifyResult['found'], dim: (text: string) => string): string[] {
  const width = largest(found.map(({ what }) => what.length));
  return found.map((each) => {
    const why = each.detail === undefined ? '' : `  ${dim(escapeControlCharacters(each.detail))}`;
    return `  ${each.what.padEnd(width)}  ${escapeControlCharacters('path' in each ? each.path : each.file)}${why}`;
  });
}
