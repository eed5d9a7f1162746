import { crashIn, firstLines, type Ran } from './run.ts';
import { besidesIn, differenceOf, standingIn, tornIn } from './standing.ts';
import type { World } from './world.ts';

/**
 * Judges a site after something happened to it, and says what does not hold: what stands is a whole release; the next
 * command finds one in both folders; the next build makes what a clean one makes, and leaves nothing beside.
 */
export async function aftermath(world: World): Promise<string[]> {
  const { site, clean, run } = world;
  const torn = tornIn(site, [clean.old, clean.new]);
  const recovered = await run(['verify']);
  const fell = [...torn, ...crashIn(recovered)];
  if (recovered.status !== 0) fell.push(`the next command found no whole release: ${firstLines(recovered.output)}`);
  const found = standingIn(site);
  const different = differenceOf(found, clean[world.now]);
  if (different !== undefined && differenceOf(found, clean[world.other]) !== undefined)
    fell.push(`after the next command stands neither release: ${different}`);
  return [...fell, ...(await healed(world))];
}

/** The last part of that: the next build. */
export async function healed(world: World): Promise<string[]> {
  const { site, clean, run, now } = world;
  return [...saysBuilt(await run(['build'])), ...isClean(), ...(await verified(world))];

  function isClean(): string[] {
    const difference = differenceOf(standingIn(site), clean[now]);
    const left = besidesIn(site);
    return [
      ...(difference === undefined ? [] : [`the next build made other bytes than a clean one: ${difference}`]),
      ...(left.length === 0 ? [] : [`the next build left behind ${left.join(', ')}`]),
    ];
  }
}

/** What is wrong with the end of a build that must succeed. */
export function saysBuilt(ran: Ran, what = 'the next build'): string[] {
  const crash = crashIn(ran);
  if (crash.length > 0 || ran.status === 0) return crash;
  return [`${what} ended with ${ran.status ?? ran.signal}: ${firstLines(ran.output)}`];
}

async function verified({ run }: World): Promise<string[]> {
  const { status, output } = await run(['verify']);
  return status === 0 ? [] : [`verify says of it: ${firstLines(output)}`];
}
