import base from '../../../audit/report/base.css?text';
import { type Html, html, trusted } from '../../../core/html.ts';
import { visible } from '../../../core/visible.ts';
import { plural } from '../../../core/words.ts';
import { againOf, fallen, repeatOf, type Torture, type Trial, type TrialKind, verdictOf } from '../trial.ts';
import style from './page.css?text';

/** Shapes, so that nobody needs the colours. */
const held =
  '<circle cx="10" cy="10" r="9" fill="currentColor"/><path d="m5.8 10.4 2.8 2.8 5.6-6" stroke="var(--paper)" stroke-width="2" fill="none"/>';
const lost =
  '<path d="M1 1h18v18H1z" fill="currentColor"/><path d="m6 6 8 8m0-8-8 8" stroke="var(--paper)" stroke-width="2.2"/>';

/** The torture as one page that needs nothing else: no script, no font, no picture from anywhere. */
export function tortureHtml(torture: Torture): string {
  const { of, day, kinds, trials } = torture;
  const fell = fallen(torture);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Torture of ${of}</title>
<style>${trusted(base + style)}</style>
</head>
<body>
<svg class="hidden" aria-hidden="true"><symbol id="held" viewBox="0 0 20 20">${trusted(held)}</symbol><symbol id="fell" viewBox="0 0 20 20">${trusted(lost)}</symbol></svg>
<header>
<p class="kicker">Torture, ${day}</p>
<h1>${verdictOf(torture)}</h1>
<p class="lead">${leadOf(torture)}</p>
</header>
<main>
${fell.length > 0 && fallenSection(fell, torture)}
<ul class="kinds">${kinds.map((kind) => card(kind, trialsOf(trials, kind)))}</ul>
${kinds.map((kind) => section(kind, trialsOf(trials, kind)))}
${about(torture)}
</main>
</body>
</html>
`.text;
}

type Kind = Pick<TrialKind, 'id' | 'title' | 'holds'>;

const trialsOf = (trials: readonly Trial[], { id }: Kind): Trial[] => trials.filter(({ kind }) => kind === id);

const leadOf = ({ of, files, kinds }: Torture): string =>
  `A copy of ${of} was built again and again, in ${kinds.length === 1 ? 'one way' : `${kinds.length} ways`} that builds are not meant to go. A release of it has ${plural(files, 'file')}.`;

const mark = (isHeld: boolean): Html =>
  html`<svg class="mark ${isHeld ? 'held' : 'fell'}" role="img" aria-label="${isHeld ? 'held' : 'fell'}"><use href="#${isHeld ? 'held' : 'fell'}"/></svg>`;

function fallenSection(fell: readonly Trial[], { kinds, source }: Torture): Html {
  const titleOf = (id: string) => kinds.find((kind) => kind.id === id)?.title ?? id;
  return html`<section class="fallen"><h2>What fell</h2>
<ul>${fell.map(
    (trial) =>
      html`<li>${mark(false)}<div><h3>${titleOf(trial.kind)}</h3><p class="did">${visible(trial.did)}</p><ul class="what">${trial.fell.map((what) => html`<li>${visible(what)}</li>`)}</ul><p class="repeat"><span>Repeat it:</span> <code>${repeatOf(trial, source)}</code></p></div></li>`,
  )}</ul></section>
`;
}

function card({ id, title }: Kind, trials: readonly Trial[]): Html {
  const count = fallen({ trials }).length;
  const dots = trials.slice(0, 60).map(({ fell }) => html`<i class="${fell.length === 0 ? 'held' : 'fell'}"></i>`);
  return html`<li><a href="#${id}">${mark(count === 0)}<h3>${title}</h3></a><p class="count"><b>${trials.length - count}</b> of ${trials.length}<span> held</span></p><div class="dots" aria-hidden="true">${dots}</div></li>
`;
}

function section({ id, title, holds }: Kind, trials: readonly Trial[]): Html {
  const rows = trials.map(
    ({ seed, did, fell, ms }) =>
      html`<li>${mark(fell.length === 0)}<span class="did">${visible(did)}${fell.map((what) => html`<br><b>${visible(what)}</b>`)}</span><span class="aside"><code>${id}:${seed}</code> ${(ms / 1000).toFixed(1)} s</span></li>`,
  );
  return html`<details class="kind" id="${id}"${fallen({ trials }).length > 0 && trusted(' open')}><summary><h2>${title}</h2><p class="about">${holds}</p></summary>
<ul class="trials">${rows}</ul></details>
`;
}

function about(torture: Torture): Html {
  const { seconds, version, node } = torture;
  return html`<section class="notes"><h2>How it was done</h2>
<p>Each build was a process of its own, in a copy of the content below the system's folder for temporary files; the content itself was only read. After every trial the folders were compared, byte for byte, with what a clean build makes, after the next command and after the next build. No trial began after ${plural(seconds, 'second')}. A moment in milliseconds falls elsewhere on another machine; all else comes again with its number.</p>
<p><code>${againOf(torture)}</code></p>
<p class="about">Gazette ${version}, Node.js ${node}</p></section>
`;
}
