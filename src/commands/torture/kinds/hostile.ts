import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTree } from '../../../publish/tree.ts';
import { foreignMarkup } from '../hostile/foreign-markup.ts';
import { spoilText } from '../hostile/spoil-text.ts';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { crashIn, firstLines, type Ran } from '../world/run.ts';
import { differenceOf, standingIn } from '../world/standing.ts';

const isText = /\.(?:md|ts|json|css|csv|svg|txt)$/;

/** Copies of the own files, spoiled: by bits, by a tired hand, and by somebody who wants a script on the site. */
export const hostile: TrialKind = {
  id: 'hostile',
  title: 'Hostile content',
  holds:
    'Problems with file and line, or a site without foreign markup; no crash, and nothing published of what is refused.',
  run: async (world, random) => {
    const { site, clean, run } = world;
    const files = ['content', 'public'].flatMap((folder) =>
      listTree(join(site, folder))
        .filter(({ path, kind }) => kind === 'file' && isText.test(path))
        .map(({ path }) => `${folder}/${path}`),
    );
    const before = new Map<string, Uint8Array>();
    const did: string[] = [];
    for (let count = 1 + random.below(3); count > 0; count--) {
      const file = random.of(files);
      const bytes = readFileSync(join(site, file));
      if (!before.has(file)) before.set(file, bytes);
      const spoiled = spoilText(bytes, random);
      writeFileSync(join(site, file), spoiled.bytes);
      did.push(`${file}: ${spoiled.how}`);
    }
    const ran = await run(['build', '--format', 'json']);
    const foreign = ran.status === 0 ? foreignMarkup(join(site, 'dist'), random) : [];
    const fell = [...crashIn(ran), ...endOf(ran), ...foreign];
    if (ran.status !== 0) {
      const different = differenceOf(standingIn(site), clean[world.now]);
      if (different !== undefined) fell.push(`it was refused, but ${different}`);
    }
    for (const [file, bytes] of before) writeFileSync(join(site, file), bytes);
    return { did: `${did.join('; ')} (exit ${ran.status ?? ran.signal})`, fell: [...fell, ...(await healed(world))] };
  },
};

/** What is wrong with how it ended: it builds, or tells problems with their places. */
function endOf(ran: Ran): string[] {
  if (ran.status === 0) return [];
  if (ran.status !== 1) return [`it ended with ${ran.status ?? ran.signal}, not 0 or 1: ${firstLines(ran.output)}`];
  const problems = ran.output.split('\n').filter((line) => line.startsWith('{"code"') || line.includes('"severity"'));
  const placeless = problems.filter((line) => (JSON.parse(line) as { file?: unknown }).file == null);
  if (problems.length === 0) return [`it was refused without a problem: ${firstLines(ran.output)}`];
  return placeless.slice(0, 1).map((line) => `a problem names no file: ${line.slice(0, 300)}`);
}
