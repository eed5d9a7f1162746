import { escapeControlCharacters } from '../../../core/escape.ts';
import { type Html, html, trustedHtml } from '../../../core/html.ts';
import { pluralize } from '../../../core/pluralize.ts';
import type { Readiness, ReadinessRow } from '../readiness.ts';
import { requirementSources, type SourceId } from '../requirement.ts';
import type { ReadinessVerdict, RequirementResult } from '../verdict.ts';
import style from './page.css?text';
import {
  countVerdicts,
  groupBySource,
  listFailures,
  listReadinessClaims,
  listReasons,
  type VerdictReason,
  verdictOrder,
} from './summary.ts';

/** Shapes that work without colour. */
const shapes: Readonly<Record<ReadinessVerdict, string>> = {
  pass: '<circle cx="10" cy="10" r="9" fill="currentColor"/><path d="m5.8 10.4 2.8 2.8 5.6-6" stroke="var(--paper)" stroke-width="2" fill="none"/>',
  fail: '<path d="M1 1h18v18H1z" fill="currentColor"/><path d="m6 6 8 8m0-8-8 8" stroke="var(--paper)" stroke-width="2.2"/>',
  no: '<circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M6 10h8" stroke="currentColor" stroke-width="2"/>',
  unknown:
    '<circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 2.2"/><path d="M7.6 7.9a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.1.8-1.1 1.7m0 2v1" fill="none" stroke="currentColor" stroke-width="1.6"/>',
};

/** Readiness as a self-contained page: no script, font or picture from elsewhere. */
export function renderReadinessHtml(readiness: Readiness): string {
  const { origin, today, places, rows } = readiness;
  const count = places.length;
  const layout = count === 1 ? 'one' : count > 4 ? 'many' : 'few';
  const width = count > 4 ? '1.7rem' : '5.5rem';
  return html`<!doctype html>
<html lang="en" class="${layout}" style="--col:${width}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Readiness of ${bare(origin)}</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<svg class="hidden" aria-hidden="true">${verdictOrder.map((each) => html`<symbol id="v-${each}" viewBox="0 0 20 20">${trustedHtml(shapes[each])}</symbol>`)}</svg>
<header>
<p class="kicker">Readiness, ${today}</p>
<h1>${bare(origin)}</h1>
<p class="lead">${leadOf(readiness)}</p>
<ul class="places">${places.map((place, i) => placeCard(place, rows, i))}</ul>
</header>
<main>
${filter()}
<p class="nothing">Nothing fails.</p>
${groupBySource(readiness).map(({ id, rows: own }) => section(id, own, readiness))}
${reasons('No, and why', 'Nothing of this is a mistake: the code says for programs what the sentence says.', 'no', readiness)}
${reasons('Unknown from here', 'Only something else than the built files can show it.', 'unknown', readiness)}
${said(readiness)}
${owned(readiness)}
${notes(readiness)}
</main>
</body>
</html>
`.text;
}

/** Text as HTML, with backticks as code. */
function prose(text: string): Html[] {
  return escapeControlCharacters(text)
    .split('`')
    .map((part, i, all) => (i % 2 === 1 && i < all.length - 1 ? html`<code>${part}</code>` : html`${part}`));
}

const bare = (origin: string): string => origin.replace(/^https?:\/\//, '');

function leadOf(readiness: Readiness): string {
  const { rows, places } = readiness;
  const failed = listFailures(readiness).length;
  const verdict = failed === 0 ? 'None fails.' : failed === 1 ? 'One of them fails.' : `${failed} of them fail.`;
  return `${pluralize(rows.length, 'requirement')}, judged in ${pluralize(places.length, 'place')} by the bytes that were built. ${verdict}`;
}

function placeCard({ name, title }: Readiness['places'][number], rows: Readiness['rows'], index: number): Html {
  const counts = countVerdicts(rows.flatMap(({ found }) => found[index] ?? []));
  const there = verdictOrder.filter((verdict) => counts[verdict] > 0);
  return html`<li><h3>${name}</h3>${title !== name && html`<p class="about">${escapeControlCharacters(title)}</p>`}
<div class="bar">${there.map((each) => html`<span class="${each}" style="--n:${counts[each]}"></span>`)}</div>
<ul class="counts">${verdictOrder.map((each) => html`<li class="${each}"><b>${counts[each]}</b> ${each}</li>`)}</ul></li>
`;
}

function filter(): Html {
  const choices = [
    ['all', 'All'],
    ['fail', 'Fail'],
    ['no', 'No, and why'],
    ['unknown', 'Unknown'],
  ] as const;
  return html`<fieldset class="filter"><legend class="hidden">Which requirements to show</legend>${choices.map(
    ([id, label]) =>
      html`<label><input type="radio" name="only" id="only-${id}"${id === 'all' && trustedHtml(' checked')}>${label}</label>`,
  )}</fieldset>`;
}

function section(id: SourceId, rows: readonly ReadinessRow[], { places }: Readiness): Html {
  const names = places.length > 1 && places.map(({ name }) => html`<li>${name}</li>`);
  return html`<section class="source" id="${id}"><div class="head"><div><h2>${requirementSources[id].title}</h2><p class="about">${requirementSources[id].about}</p></div>${names && html`<ul class="names" aria-hidden="true">${names}</ul>`}</div>
${rows.map((row) => requirement(row, places))}
</section>
`;
}

function requirement({ requirement: { id, says, clause }, found }: ReadinessRow, places: Readiness['places']): Html {
  const kinds = verdictOrder.filter((each) => found.some(({ verdict }) => verdict === each));
  const has = kinds.map((each) => ` has-${each}`).join('');
  return html`<details class="row${has}" id="${id}"><summary class="line"><span>${prose(says)}<span class="clause">${clause}</span></span><span class="marks">${found.map(
    ({ verdict }, i) => mark(verdict, places[i]?.name ?? ''),
  )}</span></summary>
<ul class="found">${groups(found, places).map(
    ({ judged: { verdict, evidence, reason, why }, names }) =>
      html`<li class="${verdict}"><b>${verdict}</b>${places.length > 1 && ` ${names.join(', ')}`}<br>${prose(evidence)}${why !== undefined && html`<br>${prose(why)}`}${reason !== undefined && html` <code>${reason}</code>`}</li>`,
  )}<li><code>${id}</code></li></ul></details>
`;
}

const mark = (verdict: ReadinessVerdict, name: string): Html =>
  html`<span class="mark ${verdict}" title="${name}: ${verdict}"><svg role="img" aria-label="${name}: ${verdict}"><use href="#v-${verdict}"/></svg><span aria-hidden="true">${name}</span></span>`;

/** Equal verdicts, grouped over places. */
function groups(
  found: readonly RequirementResult[],
  places: Readiness['places'],
): { judged: RequirementResult; names: string[] }[] {
  const known = new Map<string, { judged: RequirementResult; names: string[] }>();
  for (const [i, judged] of found.entries()) {
    const key = JSON.stringify([judged.verdict, judged.evidence, judged.reason]);
    const group = known.get(key) ?? { judged, names: [] };
    group.names.push(places[i]?.name ?? '');
    known.set(key, group);
  }
  return [...known.values()];
}

function reasons(title: string, about: string, verdict: ReadinessVerdict, readiness: Readiness): Html | false {
  const all = listReasons(readiness, verdict);
  if (all.length === 0) return false;
  const { places } = readiness;
  const where = ({ places: at }: VerdictReason) =>
    at.length < places.length && ` ${at.map((i) => places[i]?.name).join(', ')};`;
  return html`<section><div class="head"><div><h2>${title}</h2><p class="about">${about}</p></div></div>
<ul class="reasons">${all.map(
    (each) =>
      html`<li><code>${each.reason}</code><span class="small">${where(each)} ${pluralize(each.rows.length, 'requirement')}</span><p>${prose(each.evidence)}</p></li>`,
  )}</ul></section>
`;
}

/** Gazette's sentences, with replacements for places that do not keep them. */
function said(readiness: Readiness): Html {
  const rows = listReadinessClaims(readiness).map(({ id, isSaid, text, verdicts: told, instead }) => {
    const others = instead.map(
      ({ place, text: other }) =>
        html`<p class="small">${place}: ${other === undefined ? 'nothing is said' : prose(other)}</p>`,
    );
    const marks = told.map((verdict, i) => mark(verdict, readiness.places[i]?.name ?? ''));
    return html`<li class="line"><div><q>${prose(text)}</q> <code>${id}${!isSaid && ', not said'}</code>${others}</div><span class="marks">${marks}</span></li>`;
  });
  return html`<section><div class="head"><div><h2>What the site says of how it answers</h2><p class="about">Where a host does not keep a sentence, another one or none must stand there.</p></div></div>
<ul class="said">${rows}</ul></section>
`;
}

function owned({ owners }: Readiness): Html | false {
  if (owners.length === 0) return false;
  return html`<section><div class="head"><h2>Who answers for which files</h2></div>
<ul class="plain">${owners.map(
    ({ files, owners: who }) => html`<li><code>${files.join(' ')}</code><br>${who.join(', ')}</li>`,
  )}</ul></section>
`;
}

function notes({ places }: Readiness): Html | false {
  const told = places.filter(({ notes: all }) => all.length > 0);
  if (told.length === 0) return false;
  return html`<section><div class="head"><h2>Notes</h2></div>
<ul class="plain">${told.map(
    ({ name, notes: all }) => html`<li><b>${name}</b>${all.map((note) => html`<br>${prose(note)}`)}</li>`,
  )}</ul></section>
`;
}
