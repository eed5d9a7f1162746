import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { formatThousands, pluralize } from '../../core/pluralize.ts';
import type { Problem } from '../../core/problem.ts';
import { explainFailure } from '../../terminal/explain-failure.ts';
import { type OutputFormat, renderReport } from '../../terminal/report.ts';
import { formatUsageLine } from '../common/help.ts';
import type { Invocation } from '../common/invocation.ts';
import { commands } from '../index.ts';
import type { SiteBuild } from './site-build.ts';

/** Says what came of many sites: of those in which nothing changed, and nothing is wrong, only the number. */
export function renderSitesReport(format: OutputFormat, { print, elapsed }: Pick<Invocation, 'print' | 'elapsed'>) {
  const counts = { built: 0, unchanged: 0 };
  const failed: string[] = [];
  // Other formats are one document, printed at the end.
  const isStream = ['text', 'github', 'json'].includes(format.kind);
  const kept: Problem[] = [];
  const origins = new Map<string, string[]>();
  return {
    built(site: string, { said, why, isUnchanged, code }: SiteBuild, ms: number): void {
      const baseUrl = said.facts?.baseUrl;
      if (typeof baseUrl === 'string') origins.set(baseUrl, [...(origins.get(baseUrl) ?? []), site]);
      if (code !== exitCodes.ok.code) failed.push(site);
      else counts[isUnchanged ? 'unchanged' : 'built'] += 1;
      const { problems, facts } = said;
      if (!isStream) for (const problem of problems) kept.push(problem);
      else if (format.kind === 'json') print(renderReport({ ...said, facts: { site, ...facts } }, format));
      else if (!isUnchanged || problems.length > 0)
        print(renderReport({ problems, headline: `${site}: ${said.headline}`, notes: why, ms }, format));
    },
    /** Returns how the process would have ended that builds this site alone. */
    failed(site: string, error: unknown): ExitCode {
      failed.push(site);
      const { text, exitCode } = explainFailure(error, formatUsageLine(commands.build));
      if (format.kind === 'text' || format.kind === 'github') print(`${format.style.red('✗')} ${site}: ${text}`);
      else process.stderr.write(`${site}: ${text}`);
      return exitCode;
    },
    end(others: readonly string[]): void {
      const { built, unchanged } = counts;
      const ms = elapsed();
      const isFailure = failed.length > 0;
      const shared = [...origins].filter(([, sites]) => sites.length > 1);
      if (format.kind === 'json') {
        const summary = {
          ok: !isFailure,
          sites: { built, unchanged, failed, others, sharedOrigins: Object.fromEntries(shared) },
          ms: Math.round(ms),
        };
        print(`${JSON.stringify({ summary })}\n`);
        return;
      }
      const parts = [
        built > 0 && `${formatThousands(built)} built`,
        unchanged > 0 && `${formatThousands(unchanged)} unchanged`,
        isFailure && `${formatThousands(failed.length)} not published (${failed.join(', ')})`,
      ].filter((part) => part !== false);
      const headline = `${pluralize(built + unchanged + failed.length, 'site')}: ${parts.join(', ')}`;
      const notes = shared.map(
        ([url, sites]) => `Several sites are for ${url}, where one can be served: ${sites.join(', ')}`,
      );
      if (others.length > 0) notes.push(`Not a site, for want of content/: ${others.join(', ')}`);
      print(renderReport({ headline, problems: kept, isFailure, notes, ms }, format));
    },
  };
}
