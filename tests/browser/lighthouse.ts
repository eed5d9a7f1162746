import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { freePort } from '../hosts/servers.ts';
import { certificate, openssl } from '../hosts/tls/certificate.ts';
import { findTool } from '../hosts/tools.ts';
import { canBrowse, startBrowser } from './tools.ts';

const node = findTool(`node-${process.platform}-${process.arch}`, 'bin/node');
const runner = new URL('../tools/lighthouse.mjs', import.meta.url).pathname;

/** Whether Lighthouse can run here, as `describeWith` asks. */
export const foundLighthouse =
  canBrowse && openssl && findTool('lighthouse', 'package.json') !== undefined ? node : undefined;

/** The report of Lighthouse on a page, as far as these tests read it. */
export interface Report {
  readonly finalDisplayedUrl: string;
  /** Absent where the page loaded. */
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string }[];
}
interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly explanation?: string;
  readonly details?: { readonly items?: readonly Record<string, unknown>[] };
}

export interface Run {
  readonly path: string;
  readonly desktop?: boolean;
}

/**
 * Runs Lighthouse on pages of an origin that `listen` answers as: with TLS and under its own name, which this browser
 * alone finds on loopback, and besides which it finds nothing. Throws with what was printed, where Lighthouse does.
 */
export async function lighthouse(
  origin: string,
  listen: (req: IncomingMessage, res: ServerResponse) => void,
  runs: readonly Run[],
): Promise<Report[]> {
  const files = certificate();
  const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.certificate) }, listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = await freePort();
  const browser = await startBrowser([
    '--enable-features=WebMCP',
    `--remote-debugging-port=${port}`,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${new URL(origin).host} ${address}, MAP * ~NOTFOUND`,
  ]);
  try {
    const urls = runs.map(({ path, desktop = false }) => ({ url: `${origin}${path}`, desktop }));
    return JSON.parse(await printed([runner, JSON.stringify({ port, runs: urls })])) as Report[];
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function printed(parameters: readonly string[]): Promise<string> {
  const child = spawn(node!, parameters);
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (errors += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${errors}`);
  return out;
}

/** Audits of a category that do not pass, each with why; those that do not apply, or only inform, pass. */
export function failures({ categories, audits }: Report, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
    const { score, scoreDisplayMode, explanation, details } = audits[id]!;
    const passes = score === null ? ['notApplicable', 'manual', 'informative'].includes(scoreDisplayMode) : score === 1;
    return passes ? [] : [`${id} (${score}): ${explanation ?? JSON.stringify(details?.items)}`];
  });
}

/** Audits of a category that found nothing to look at. */
export function inapplicable({ categories, audits }: Report, category: string): string[] {
  const ids = (categories[category]?.auditRefs ?? []).map(({ id }) => id);
  return ids.filter((id) => audits[id]?.scoreDisplayMode === 'notApplicable');
}
