// The theme of this site. It is code of yours, which runs in every build: models in, HTML out.
// Each part gets a model, and `ours`, which returns what Gazette makes of it. Delete a part to get Gazette's back.
import { html, renderInline, renderLine, translate } from 'gazette/theme';

const link = ({ label, to }) => html`<a href="${to}">${label}</a>`;

/** An entry of the navigation: a link, or a title with links below it. */
function entry(each, current) {
  if (!each.items)
    return html`<li><a href="${each.to}"${each.to === current && html` aria-current="page"`}>${each.label}</a></li>`;
  return html`<li><details name="menu"><summary>${each.label}</summary>
<ul>${each.items.map((item) => entry(item, current))}</ul></details></li>`;
}

/** What stands above every page. */
function header(frame) {
  const { language, name, logo, notice, banner, version, navigation, current, search, actions, translations } = frame;
  return html`<header class="top" data-part="header">
${notice && html`<p class="top-notice">${notice}</p>`}
${banner && html`<p class="top-notice" data-part="banner" data-until="${banner.until}">${banner.to ? link({ label: banner.text, to: banner.to }) : banner.text}</p>`}
<div class="top-bar">
<a class="top-name" href="/">${logo && html`<img src="${logo.light}" alt="" width="${logo.width}" height="${logo.height}">`}${name}</a>
${version && html`<span>${version}</span>`}
<nav aria-label="${translate(language, 'frame.navigation')}"><ul>
${navigation.map((each) => entry(each, current))}
${search && html`<li>${link({ label: translate(language, 'frame.search'), to: search })}</li>`}
</ul></nav>
${actions.map(({ label, to }) => html`<a class="button" href="${to}">${label}</a>`)}
${translations.map(({ label, to, language: tag }) => html`<a href="${to}" lang="${tag}" hreflang="${tag}">${label}</a>`)}
</div>
</header>`;
}

/** Short entries that lead to pages of their own, as on the homepage. */
function teasers({ form, teasers: all }, ours, language, level) {
  if (form !== 'cards') return ours();
  const heading = (name) => (level === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`);
  return html`<ul class="tiles">
${all.map(
  ({ anchor, name, summary, note }) => html`<li${anchor && html` id="${anchor}"`}>
${heading(renderInline(name, language))}
${summary && html`<p>${renderInline(summary, language)}</p>`}
${note && html`<p class="tile-note">${renderLine(note, language)}</p>`}
</li>`,
)}
</ul>`;
}

const css = `
.top { background: #14213d; color: #fff; font-family: var(--ui); }
.top-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; padding: 0.75rem 1.5rem; }
.top-bar nav { margin-inline-start: auto; }
.top-bar ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
.top-bar nav a, .top-bar summary, .top-name { display: inline-block; padding-block: 0.25rem; text-decoration: none; }
.top a:not(.button), .top summary { color: inherit; }
.top a:hover { text-decoration: underline; }
.top-name { font-weight: 700; }
.top-notice { margin: 0; padding: 0.25rem 1.5rem; background: #fca311; color: #14213d; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1.25rem; list-style: none; padding: 0; }
.tiles > li { padding: 1.25rem; border: 1px solid currentcolor; border-radius: 0.75rem; }
.tile-note { font-size: 0.875rem; font-family: var(--ui); }
@media screen and (min-width: 62rem) { .top { position: sticky; top: 0; z-index: 1; } }
`;

/** @type {import('gazette/theme').Theme} */
export default {
  header,
  block: { teasers },
  style: (ours) => `${ours()}${css}`,
  // What it leaves out on purpose: ours shows a logo for dark paper, this header has one paper.
  omit: ['frame.logo.dark'],
};
