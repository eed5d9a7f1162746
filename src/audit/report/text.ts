import { capabilityLabel } from '../../core/capabilities.ts';
import { escapeControlCharacters } from '../../core/escape.ts';
import { formatThousands, pluralize } from '../../core/pluralize.ts';
import { renderProblemsText } from '../../terminal/problems.ts';
import type { Style } from '../../terminal/style.ts';
import { causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import type { AppliedException, AuditFinding } from '../exceptions/exceptions.ts';
import type { Probe } from '../probes/probe.ts';
import { type AuditReport, findFalseClaims, formatDifference, formatProbe, hasPassed, renderCurl } from './format.ts';

/** Maximum of lines a finding; others are counted. */
const shownLines = 5;

/** The audit as text: exceptions, notes, misses, and the verdict last, nearest to the prompt. Ends with a line feed. */
export function renderAuditText(told: AuditReport, style: Style): string {
  const { findings, exchanges, accepted, problems, ms } = told;
  const ordered = [...findings].sort((a, b) => rank(a) - rank(b));
  const effort = style.dim(`${pluralize(exchanges.length, 'request')} in ${formatThousands(Math.round(ms))} ms`);
  return `${[
    ...(problems.length > 0 ? [renderProblemsText(problems, style).trimEnd()] : []),
    ...accepted.map((one) => acceptedText(one, style)),
    ...htmlAloneText(told.htmlAlone ?? [], style),
    ...ordered.map((finding) => paragraph(finding, told, style)),
    `${verdict(told, style)}   ${effort}`,
  ].join('\n\n')}\n`;
}

function verdict(told: AuditReport, style: Style): string {
  const { findings, accepted, problems, route } = told;
  const misses = findings.filter((finding) => rank(finding) === 1).length;
  const used = accepted.filter(({ differences }) => differences.length > 0).length;
  const but = used === 0 ? '' : `, but for ${pluralize(used, 'accepted exception')}`;
  if (hasPassed(told))
    return `${style.green('✓')} ${style.bold(`${route.origin.origin} serves the release as it should${but}`)}`;
  const ways = misses === 0 ? 'as it was accepted to' : `in ${pluralize(misses, 'way')}`;
  const expired = problems.length === 0 ? '' : `; ${pluralize(problems.length, 'exception')} expired`;
  return `${style.red('✗')} ${style.bold(`${route.origin.origin} differs from the release ${ways}${expired}`)}`;
}

function rank({ cause }: AuditFinding): number {
  return causes[cause].level === 'miss' ? 1 : 0;
}

/** Reports exceptions without effect, so that the list stays short. */
function acceptedText({ exception, differences }: AppliedException, style: Style): string {
  const { code, paths, reason, expires, at } = exception;
  const place = style.dim(`${escapeControlCharacters(at.file)}:${at.line}:${at.col}`);
  if (differences.length === 0)
    return `${style.yellow('!')} ${style.bold('An exception covers nothing')}  ${style.dim(`[${code}]`)}\n    ${place}: ${escapeControlCharacters(paths.join(', '))}\n  → Remove the row: what it excused is corrected, or is found under another code.`;
  const until = expires === 'never' ? 'for good' : `until ${expires}`;
  const title = `Accepted ${until}: ${causes[code].title}`;
  return `${style.dim('○')} ${title}  ${style.dim(`[${code}]`)}\n    ${pluralize(differences.length, 'difference')}, ${place}: ${escapeControlCharacters(reason)}`;
}

/** Pages without Markdown, which a reader might look for. */
function htmlAloneText(paths: readonly string[], style: Style): string[] {
  if (paths.length === 0) return [];
  const lines = paths.slice(0, shownLines).map((path) => `    ${escapeControlCharacters(path)}`);
  const more = paths.length - shownLines;
  const title = `${pluralize(paths.length, 'page')} of the site that facts are attached to ${paths.length === 1 ? 'has' : 'have'} no Markdown`;
  return [
    [
      `${style.dim('○')} ${title}`,
      ...lines,
      ...(more > 0 ? [style.dim(`    … and ${formatThousands(more)} more`)] : []),
    ].join('\n'),
  ];
}

function paragraph(finding: AuditFinding, { route, claims = [] }: AuditReport, style: Style): string {
  const { cause, differences } = finding;
  const { level, title, advice } = causes[cause];
  const shown = onePerPath(differences);
  const lines = shown.map((difference) => `${formatProbe(difference.exchange.probe)}: ${formatDifference(difference)}`);
  const more = lines.length - shownLines;
  const broken = [...new Set(differences.map(({ capability }) => capabilityLabel(capability)))].slice(0, 3).join('; ');
  const again = shown
    .slice(0, 1)
    .map(({ exchange }) => `  $ ${escapeControlCharacters(renderCurl(exchange.probe, route))}`);
  return [
    `${level === 'miss' ? style.red('✗') : style.yellow('!')} ${style.bold(title)}  ${style.dim(`[${cause}: ${broken}]`)}`,
    ...lines.slice(0, shownLines).map((line) => `    ${line}`),
    ...(more > 0 ? [style.dim(`    … and ${formatThousands(more)} more`)] : []),
    ...findFalseClaims(finding, claims).map(
      ({ id, text }) => `  ≠ The site says otherwise (${id}): “${escapeControlCharacters(text)}”`,
    ),
    ...(finding.consequences ?? []).flatMap((one) => consequence(one, style)),
    ...again.map((line) => style.dim(line)),
    `  → ${advice}`,
  ].join('\n');
}

/** A consequence in two lines: fixing the fault fixes it. */
function consequence({ cause, differences }: AuditFinding, style: Style): string[] {
  const shown = onePerPath(differences);
  const [first] = shown;
  const more = shown.length > 1 ? `, and ${formatThousands(shown.length - 1)} more` : '';
  return [
    `  ↳ ${causes[cause].title}  ${style.dim(`[${cause}]`)}`,
    ...(first ? [`      ${formatProbe(first.exchange.probe)}: ${formatDifference(first)}${more}`] : []),
  ];
}

/** First difference of each path and field: HEAD and GET, cold and warm mostly agree. */
function onePerPath(differences: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ exchange: { probe }, what, header }) => {
    const plain = JSON.stringify([probe.path, what, header]);
    const own = JSON.stringify([plain, particular(probe)]);
    // A general fault shows in each coding and for each agent, too.
    const isKnown = seen.has(own) || (probe.role !== 'odd' && probe.role !== 'weights' && seen.has(plain));
    seen.add(own);
    if (particular(probe) === undefined) seen.add(plain);
    return !isKnown;
  });
}

/** Key of a request that is not plain. */
function particular({ role, request, agent }: Probe): unknown {
  return agent ?? (['weights', 'odd', 'encoded'].includes(role) ? request : undefined);
}
