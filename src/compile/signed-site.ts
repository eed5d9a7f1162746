import log from '../content/log/file.ts?lazy';
import type { Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { Report } from '../core/problem.ts';
import type { Signing } from '../core/signing/signing.ts';

/**
 * The site with what its releases are signed with, where they are, and the log of those before. Without a key nobody could
 * sign the head of the log, so that nothing of it is published; nor is the log of another origin. Reports `log-damaged`
 * in every build; without content/log/ nothing is loaded.
 */
export function signedSite(
  site: Site | undefined,
  sources: Pick<Sources, 'log'>,
  { signing, today }: { readonly signing?: Omit<Signing, 'day'> | undefined; readonly today: string },
  report: Report,
): Site | undefined {
  const read = sources.log && log<typeof import('../content/log/file.ts')>().readLog(sources.log, report);
  if (!site || !signing) return site;
  const signed = { ...site, signing: { ...signing, day: today } };
  return read?.origin === site.baseUrl ? { ...signed, log: { entries: read.entries.map(({ text }) => text) } } : signed;
}
