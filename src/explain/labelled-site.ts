import { bodyRenderOptions } from '../content/check/body/body.ts';
import { collectFacts } from '../content/facts.ts';
import { listPictures } from '../content/pictures.ts';
import type { Sources } from '../content/read/load.ts';
import type { MarkdownSource, ValuePath } from '../content/read/source.ts';
import type { Page, Site } from '../content/site.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import type { Pictures } from '../core/picture.ts';
import { claimFacts } from '../language/claims.ts';
import { expandFacts } from '../markdown/facts.ts';
import { renderMarkdown } from '../markdown/render/render.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { listSites } from './language-paths.ts';
import { addLabel, addLabelToProse, removeLabels } from './leaf-labels.ts';

/**
 * A copy of the site in which every text of `leaves` carries the label that `idOf` gives it, also where Markdown names
 * it as a {{fact}}. Documents made of it are those of the site, with labels in them.
 */
export function labelSite(
  site: Site,
  sources: Sources,
  leaves: readonly ContentLeaf[],
  idOf: (leaf: ContentLeaf) => number | undefined,
): Site {
  const copy = copyOf(site);
  for (const leaf of leaves) {
    const id = idOf(leaf);
    if (id === undefined || typeof leaf.value !== 'string') continue;
    for (const path of leaf.paths) change(copy, path, (text) => labelled(text, path, id));
  }
  fillFacts(copy, sources, leaves, idOf);
  return copy;
}

function copyOf({ publicFiles, skills, home, pages, translations, ...plain }: Site): Site {
  return {
    ...structuredClone({ ...plain, home: withBody(home), pages: pages.map(withBody) }),
    publicFiles,
    skills: skills.map((skill) => ({ ...structuredClone({ ...skill, bytes: undefined }), bytes: skill.bytes })),
    ...(translations && { translations: translations.map(copyOf) }),
  };
}

/** Copies the body, which is no own member of a page. */
function withBody(page: Page): Page {
  const { markdown, html, facts, siteLinks } = page;
  return { ...page, markdown, html, facts, ...omitUndefined({ siteLinks }) };
}

function labelled(text: string, path: ValuePath, id: number): string {
  return path.at(-1) === 'html' || path.at(-1) === 'markdown' ? addLabelToProse(text, id) : addLabel(text, id);
}

function markedFacts(site: Site): Map<string, string> {
  const { company, access, solutions, workflows, industries } = site;
  const facts = collectFacts({ site, company, access, solutions, workflows, industries }, {});
  // Markdown links a bare URL by its end, where the label would stand.
  const plain = (value: string) => (value.startsWith('https://') ? removeLabels(value).text : value);
  return new Map([...facts].map(([name, value]) => [removeLabels(name).text, plain(value)]));
}

/** Fills facts in again, with labels. Counts and what else is unknown here stay as the site has them. */
function fillFacts(
  site: Site,
  sources: Sources,
  leaves: readonly ContentLeaf[],
  idOf: (leaf: ContentLeaf) => number | undefined,
): void {
  const known = listSites(site).map(([from, each]) => {
    return [from, new Map([...countsOf(each), ...claimFacts(each), ...markedFacts(each)])] as const;
  });
  const factsFor = (path: ValuePath) =>
    known.findLast(([from]) => from.every((key, i) => path[i] === key))?.[1] ?? new Map();
  const pictures = listPictures(site.publicFiles);
  const byFile = new Map(
    [...sources.pages, ...sources.faq, ...(sources.news ?? [])].map((source) => [source.file, source]),
  );
  for (const leaf of leaves) {
    const source = byFile.get(leaf.at.file);
    if (!source || typeof leaf.value !== 'string' || !leaf.value.includes('{{')) continue;
    const id = idOf(leaf);
    for (const path of leaf.paths)
      change(site, path, () => {
        const text = filled(source, leaf.value as string, path, factsFor(path), pictures);
        return id === undefined ? text : labelled(text, path, id);
      });
  }
}

function filled(
  source: MarkdownSource,
  text: string,
  path: ValuePath,
  facts: ReadonlyMap<string, string>,
  pictures: Pictures,
): string {
  if (text !== source.body)
    return text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, name: string) => facts.get(name.replace(/\s+/g, ' ')) ?? whole);
  const expanded = expandFacts(text, facts).text;
  return path.at(-1) === 'html' ? renderMarkdown(expanded, bodyRenderOptions(source, pictures)).html : expanded;
}

function countsOf(site: Site): [string, string][] {
  const lists = {
    solutions: site.solutions,
    workflows: site.workflows,
    industries: site.industries,
    layers: site.technologyStack,
    products: site.company.products,
    interfaces: site.access.interfaces,
    questions: site.questions,
    skills: site.skills,
    pages: [site.home, ...site.pages],
  };
  return Object.entries(lists).map(([name, list]) => [`count ${name}`, String(list.length)]);
}

/** Replaces the text at a path, if there is one. */
function change(root: object, path: ValuePath, to: (text: string) => string): void {
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) holder = (holder as Record<PropertyKey, unknown> | undefined)?.[key];
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) return;
  const members = holder as Record<PropertyKey, unknown>;
  const text = members[key];
  if (typeof text === 'string') members[key] = to(text);
}
