import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ledgerText, readLedger } from '../audit/carry/ledger.ts';
import { liveAssets } from '../audit/carry/live-assets.ts';
import { client, TransportError } from '../audit/connection/client.ts';
import { maxPublicBytes } from '../content/read/load-public.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { plural } from '../core/words.ts';
import { changeFiles } from '../publish/change/change-files.ts';
import { originSettings } from './common/audit-settings.ts';
import type { Invocation } from './common/invocation.ts';

/** Pages in browsers and caches may be so old. */
const days = 30;

/**
 * `gazette carry https://origin`: before a build that a platform will serve in the place of the one that is live, puts
 * the assets of that into public/assets/, so that its pages find them for another month.
 */
export async function main({ args, cwd, now, print }: Invocation): Promise<ExitCode> {
  const { origin, flags } = originSettings('carry', args);
  const publicDir = resolve(cwd, flags.public ?? 'public');
  const ledgerFile = resolve(cwd, flags.ledger ?? '.cache/assets.txt');
  const { send, close } = client({ origin, timeout: 10_000, concurrency: 4, maxBytes: maxPublicBytes });
  try {
    const wasCarried = existsSync(ledgerFile);
    const ledger = readLedger(wasCarried ? readFileSync(ledgerFile, 'utf8') : '');
    const today = new Date(now()).toISOString().slice(0, 10);
    const carried = await liveAssets(send, { ledger, today, days }).catch((error: unknown) => {
      // Before the first deployment nothing answers; later that is no reason to forget what pages need.
      if (error instanceof TransportError && !wasCarried) return undefined;
      throw error;
    });
    if (carried === undefined) {
      print(`Nothing is live at ${origin.origin} yet, so that there is nothing to carry.\n`);
      return exitCodes.ok.code;
    }
    changeFiles({ contentDir: resolve(cwd, 'content'), publicDir }, ({ write }) => {
      for (const [name, bytes] of carried.assets) write(join(publicDir, 'assets', name), bytes);
      write(ledgerFile, ledgerText(carried.ledger));
    });
    print(`${plural(carried.assets.size, 'asset')} of ${origin.origin} in ${join(publicDir, 'assets')}\n`);
    if (carried.leftOut.length > 0)
      print(`Left out, since the name is not of the bytes: ${carried.leftOut.join(', ')}\n`);
    return exitCodes.ok.code;
  } finally {
    close();
  }
}
