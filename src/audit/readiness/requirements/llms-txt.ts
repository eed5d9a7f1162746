import { parseLinkField } from '../../../checks/published/fields.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { fail, failIfAny, pass } from '../verdict.ts';
import { createDocumentRowFactory, requiredDocuments, servedRowId } from './service/documents.ts';
import { findMirrorPath } from './service/negotiation.ts';

const row = createRowFactory('llms');
const ownRow = createDocumentRowFactory('llms', 'llms');
const path = '/llms.txt';
const after = [servedRowId('llms')];
const lined = ({ text }: ReleaseOrigin): string[] =>
  text(path)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** llmstxt.org, version 2 (August 2026). */
export const llmsRows: readonly Requirement[] = [
  ownRow('title', 'format', 'The first line is a title, a heading of the first level, and the only one.', (origin) => {
    const [first = ''] = lined(origin);
    const titles = lined(origin).filter((line) => /^# /.test(line));
    return /^# \S/.test(first) && titles.length === 1 ? pass(`line 1: ${first}`) : fail(`line 1: ${first}`);
  }),
  ownRow('summary', 'format', 'A summary stands below it, as a quotation.', (origin) => {
    const second = lined(origin)[1] ?? '';
    return /^> \S/.test(second) ? pass(second) : fail(`below the title: ${second}`);
  }),
  ownRow('sections', 'format', 'Sections are headings of the second level, each with a list of links.', (origin) => {
    const [, ...sections] = origin.text(path).split(/^## /m);
    const deep = lined(origin).filter((line) => /^#{3,} /.test(line));
    const wrong = sections.flatMap((section) => {
      const [title = '', ...lines] = section.split('\n').filter((line) => line.trim() !== '');
      const odd = lines.find((line) => !/^[-*] \[[^\]]+\]\([^)\s]+\)(?:[:：].*)?$/.test(line));
      return lines.length === 0 || odd !== undefined ? [`"${title}": ${odd ?? 'no link'}`] : [];
    });
    if (sections.length === 0) return fail('no section');
    return failIfAny([...wrong, ...deep], `${sections.length} sections`);
  }),
  row('links', 'format', 'Every link of it leads to something, by a whole address.', {
    needs: ['discovery-documents'],
    paths: [path],
    after: [...requiredDocuments.map(({ id }) => servedRowId(id)), servedRowId('skill'), 'ard-served'],
    look(origin) {
      const links = origin.lines(path).flatMap((line) => line.links.map(({ to }) => to));
      const wrong = links.flatMap((to) => {
        if (!/^(?:https?|mailto|tel):/.test(to)) return [`${to} is no whole address`];
        const own = origin.pathOf(to);
        return own === undefined || origin.release.routes.has(own) ? [] : [`${to} is not served`];
      });
      return failIfAny(wrong, `${links.length} links`);
    },
  }),
  row('described-by', 'discovery', 'Every page names the llms.txt that covers it: rel="describedby".', {
    needs: ['pages'],
    after,
    look: ({ pages: all, url, languages }) => {
      const known = languages.map(({ prefix }) => `${url}${prefix}${path}`);
      const wrong = all.filter(
        ({ links }) => !links.some(({ rel, href }) => rel === 'describedby' && known.some((to) => covers(to, href))),
      );
      return failIfAny(wrong, `${all.length} pages`, (page) => `${page.path} names none`);
    },
  }),
  row('alternate', 'discovery', 'Every page names its Markdown: rel="alternate".', {
    needs: ['pages'],
    look(origin) {
      const wrong = origin.pages.filter(({ path: page, links }) => {
        const mirror = findMirrorPath(origin, page);
        const isNamed = links.some(
          ({ rel, type, href }) => rel === 'alternate' && type === 'text/markdown' && href === origin.url + mirror,
        );
        return !isNamed || !origin.release.routes.has(mirror);
      });
      return failIfAny(wrong, `${origin.pages.length} pages`, (page) => `${page.path} does not`);
    },
  }),
  row('alternate-field', 'discovery', 'Where the host can, an HTTP field names the Markdown of the homepage.', {
    needs: ['homepage-links'],
    paths: ['/'],
    after: ['agentready-linkHeaders'],
    look({ ask }) {
      return parseLinkField(ask('/').headers.link).some(({ to, rel }) => rel === 'alternate' && to.endsWith('.md'))
        ? pass('Link of /: rel="alternate"')
        : fail('Link of / names none');
    },
  }),
];

/** A section has an llms.txt of its own below that of the site. */
const covers = (to: string, href: string): boolean => href === to || /\/llms\.txt$/.test(href);
