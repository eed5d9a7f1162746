import type { Release } from '../../src/core/release.ts';
import { canonicalAddress, toSmallHex } from '../../src/core/url.ts';
import { respond } from '../../src/http/respond.ts';
import { builtInOwnScript, ownScriptPaths } from '../support/own-script-site.ts';
import { ask, type Exchange, oracleRequest } from './client.ts';
import { differences } from './differences.ts';
import { judge } from './subject.ts';

/** A small site whose pages, questions and news have addresses in their own script. */
export function ownScriptRelease(): Release {
  const { release, problems } = builtInOwnScript();
  if (!release) throw new Error(JSON.stringify(problems));
  return release;
}

/** Every page as HTML, as Markdown and by its mirror, in both spellings, without its slash, and what is not there. */
const asks = ownScriptPaths.flatMap((path) => {
  const address = canonicalAddress(path);
  const mirror = `${address.slice(0, -1)}.md`;
  return [
    ...[
      address,
      mirror,
      address.slice(0, -1),
      toSmallHex(address),
      `${address}?x=1`,
      `${address}x`,
      `${address}index.html`,
    ],
  ].flatMap((target) => [
    ask(target),
    ask(target, {}, 'HEAD'),
    ask(target, { Accept: 'text/markdown' }),
    ask(target, { 'Content-Length': '0' }, 'POST'),
  ]);
});

/** Answers of a host that differ from the release. */
export async function missesInOwnScript(exchange: Exchange, expected: Release): Promise<string[]> {
  const { misses } = await judge(asks, exchange, (sent, answer) =>
    differences(respond(expected, oracleRequest(sent)), answer, sent.method),
  );
  return misses.map(({ ask: sent, what }) => `${sent.method} ${sent.target}: ${what}`);
}
