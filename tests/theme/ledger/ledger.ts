import { type Html, html, trustedHtml } from '../../../src/core/html.ts';
import type { Language } from '../../../src/language/language.ts';
import { translate } from '../../../src/language/translate.ts';
import {
  renderCatalogueLine,
  renderDate,
  renderInline,
  renderLabelledValue,
  renderLine,
} from '../../../src/theme/kit/line.ts';
import type { FrameModel, LabelledLink } from '../../../src/theme/model/frame.ts';
import type { MainModel } from '../../../src/theme/model/main.ts';
import type { ApiReference, Endpoint } from '../../../src/theme/model/reference.ts';
import type { ContactBlock, View, ViewBlock, ViewField, ViewSection } from '../../../src/theme/model/view.ts';
import { renderSectionBlock } from '../../../src/theme/register/sections/sections.ts';
import type { Theme } from '../../../src/theme/theme.ts';

// Another theme, as small as one can be and unlike the first: everything in one narrow column of a typewriter, lists of
// definitions in place of registers, no script, and not one rule of the other's style sheet.

const style = `:root{color-scheme:light dark}
body{font:1rem/1.6 ui-monospace,monospace;max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
a{display:inline-block;min-width:24px;min-height:24px}dt{font-weight:700}code,pre{direction:ltr;unicode-bidi:isolate}
pre,.table{overflow:auto}nav ul,footer ul{list-style:none;padding:0}img{max-width:100%;height:auto}
`;

const link = ({ to, label }: LabelledLink): Html => html`<a href="${to}">${label}</a>`;
const links = (all: readonly LabelledLink[]): Html => html`<ul>${all.map((each) => html`<li>${link(each)}</li>`)}</ul>`;

function body({ language, name, notice, navigation, updated, footer, translations }: FrameModel, main: Html): Html {
  const { legalName, number, pages, columns, programs, profiles, licence } = footer;
  return html`<a href="#main">${translate(language, 'frame.skip')}</a>
<main id="main" tabindex="-1">
${main}
</main>
<header><p>${link({ label: name, to: '/' })}${notice !== undefined && html` ${notice}`}</p>
<nav aria-label="${translate(language, 'frame.navigation')}">${links(navigation.flatMap((entry) => ('items' in entry ? entry.items : [entry])))}</nav>
${translations.map(({ to, label, language: tag }) => html`<a href="${to}" hreflang="${tag}" lang="${tag}">${label}</a> `)}</header>
<footer><p>${legalName}${number && html` ${renderLabelledValue(language, number.label, number.value)}`}</p>
${updated && html`<p>${renderDate(language, updated.date, updated.words)}</p>`}
${links([...columns.flatMap((column) => column.links), ...pages, ...profiles, ...programs])}
<p>${link(licence)}</p></footer>`;
}

const fields = (all: readonly ViewField[], language: Language): Html =>
  html`<dl>${all.map(({ term, line }) => html`<dt>${term}</dt><dd>${renderLine(line, language)}</dd>`)}</dl>`;

function contact({ routes, mailbox, response, hours, request }: ContactBlock, language: Language): Html {
  return html`<ul>${routes.map(
    ({ id, name, ways, description }) =>
      html`<li id="route-${id.text}"><b>${renderInline(name, language)}</b> ${ways.map((way) => html`${renderInline(way, language)} `)}${renderInline(description, language)}</li>`,
  )}</ul>
<p>${renderInline(mailbox, language)}</p>${response !== undefined && html`<p>${response}</p>`}${hours.length > 0 && fields(hours, language)}
<h3 id="${request.anchor}">${request.title}</h3>
${request.topics.map(({ name, template }) => html`<p>${link({ label: name, to: template })}</p>`)}
${request.points.length > 0 && html`<ul>${request.points.map(({ name, description }) => html`<li>${name} ${description}</li>`)}</ul>`}
${request.mustNotContain !== undefined && html`<p>${request.mustNotContain}</p>`}`;
}

function block(of: ViewBlock, language: Language): Html {
  const { kind } = of;
  if (kind === 'paragraph') return html`<p>${renderLine(of.line, language)}</p>`;
  if (kind === 'fields') return fields(of.fields, language);
  if (kind === 'contact') return contact(of, language);
  if (kind === 'items')
    return html`${of.items.map((item) => html`<h2 id="${item.anchor}">${item.heading}</h2>${fields(item.fields, language)}`)}`;
  if (kind === 'teasers')
    return html`<ul>${of.teasers.map(
      ({ anchor, name, summary, note }) =>
        html`<li${anchor !== undefined && html` id="${anchor}"`}>${renderInline(name, language)} ${summary && renderInline(summary, language)} ${note && renderLine(note, language)}</li>`,
    )}</ul>`;
  if (kind === 'evidence')
    return html`<ul>${of.items.map(
      (item) =>
        html`<li id="${item.anchor}">${renderInline(item.name, language)} ${renderInline(item.status, language)} ${renderInline(item.summary, language)}${fields(item.fields, language)}</li>`,
    )}</ul>`;
  if (kind === 'answers')
    return html`${of.groups.map(
      ({ id, name, answers }) =>
        html`<h3 id="questions-${id.text}">${name}</h3>${answers.map(
          ({ question, answer, permalink }) =>
            html`<h4 id="${permalink.to.replace(/^.*#/, '').replaceAll('/', '')}">${renderInline(question, language)}</h4>${trustedHtml(answer.html)}${renderInline(permalink, language)}`,
        )}`,
    )}`;
  if (kind === 'prose') return trustedHtml(of.html);
  if (kind === 'rows')
    return html`<dl>${of.rows.map(
      ({ anchors, title, line }) =>
        html`<dt>${anchors.map((anchor) => html`<span id="${anchor}"></span>`)}${link(title)}</dt><dd>${renderLine(line, language)}</dd>`,
    )}</dl>`;
  if (kind !== 'entries') return renderSectionBlock(of, language, 3);
  return html`<ul>${of.entries.map(
    ({ id, name, summary, more, steps = [], lead = [], fields: own }) =>
      html`<li id="${of.of}-${id.text}"><b>${renderInline(name, language)}</b> ${summary && renderInline(summary, language)} ${more && renderInline(more, language)}${steps.map((step) => html` ${renderInline(step, language)}`)}${lead.length + own.length > 0 && fields([...lead, ...own], language)}</li>`,
  )}</ul>`;
}

const section = ({ id, title, blocks, all, anchors = [] }: ViewSection, language: Language): Html =>
  html`<div id="${id}">${anchors.map((anchor) => html`<span id="${anchor}"></span>`)}${title !== undefined && html`<h2>${title}</h2>`}
${blocks.map((each) => block(each, language))}${all && html`<p>${link(all)}</p>`}</div>
`;

const view = ({ title, crumbs, hero, lead, sections, neighbours = {} }: View, language: Language): Html =>
  html`<p>${crumbs.map(link)}</p><h1>${title}</h1>
${trustedHtml(lead.html)}${hero && html`<p>${hero.links.map(link)}</p>${hero.slip && fields(hero.slip.fields, language)}`}
${sections.map((each) => section(each, language))}
<p>${[neighbours.previous, neighbours.next].map((each) => each && link(each))}</p>`;

const endpointOf = ({ path, description, fields: own }: Endpoint): Html =>
  html`<p><code>${path}</code> ${description}</p>
<ul>${own.map((each) => html`<li id="${each.id}">${each.path} ${each.meaning}</li>`)}</ul>`;

const reference = ({ title, crumbs, contents, rules, endpoint, endpoints = [], statuses }: ApiReference): Html =>
  html`<p>${crumbs.map(link)}</p><h1>${title}</h1>${links(contents)}${rules && trustedHtml(rules.before)}<hr id="endpoints">
${endpoints.map(
  ({ title: name, path, page, description }) =>
    html`<h2>${link({ label: name, to: page })}</h2><p><code>${path}</code> ${description}</p>`,
)}${endpoint && endpointOf(endpoint)}${rules && trustedHtml(rules.errors)}${statuses.map(({ status, meaning }) => html`<p>${status} ${meaning}</p>`)}${rules && trustedHtml(rules.after)}`;

export const ledger: Theme = {
  body,
  main(page: MainModel, language) {
    switch (page.kind) {
      case 'view':
        return view(page, language);
      case 'article':
        return html`<p>${page.crumbs.map(link)}</p><h1>${page.title}</h1><p>${page.description}</p>${trustedHtml(page.body)}`;
      case 'reference':
        return reference(page);
      case 'news':
        return html`<p>${page.crumbs.map(link)}</p><h1>${page.title}</h1>${trustedHtml(page.body)}`;
      case 'news-list':
        return html`<p>${page.crumbs.map(link)}</p><h1>${page.title}</h1><a href="${page.feed}">Atom</a>${links(page.items.map(({ title, path }) => ({ label: title, to: path })))}`;
      case 'search':
        return html`<p>${page.crumbs.map(link)}</p><h1>${page.title}</h1><p>${page.description}</p>${page.lists.map((way) => html`<p>${renderCatalogueLine(way)}</p>`)}`;
      case 'missing':
        return html`${page.advice.map(({ title, text, ways, language: { tag, direction } }, i) => html`<div lang="${tag}" dir="${direction}">${i === 0 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}<p>${text}</p>${ways.map((way) => html`<p>${renderCatalogueLine(way)}</p>`)}</div>`)}`;
    }
  },
  style: (_look, extra = '') => `${style}${extra}`,
};
