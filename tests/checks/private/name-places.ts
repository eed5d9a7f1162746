import type { Planted } from './items.ts';
import { nothing, page } from './places.ts';

/** The name that a person would give a file that is about it: signs that no name has are hyphens. */
export const named = (text: string) =>
  text
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 95);

/** The name in content/, where names are slugs. */
export const slugged = (text: string) =>
  named(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/-$/, '');

/** From these values a name keeps nothing that anybody could use: what it has no sign for made them what they are. */
const lost =
  /^(?:Slack webhook|.* key$(?<=private key|SSH key|PGP key)|password in (?:French|Spanish|Polish|Japanese|Arabic)|connection string|basic in a URL|Japanese My Number|Saudi ID|birth in (?:French|Japanese|Arabic)|mail .*|mobile abroad|local URL|(?:home|Windows|Mac) folder)$/;
/** From these values no slug keeps anything: without capitals and dots they are no keys and no hosts. */
const lostInSlugs = /^(?:private address of class A|internal host|host of a network|TODO|FIXME)$/;

export const isInName = ({ kind }: Planted) => !lost.test(kind);
/** Without capitals no key is one, but a password may have none. */
export const isInSlug = (item: Planted) =>
  isInName(item) &&
  !lostInSlugs.test(item.kind) &&
  (item.code !== 'private-secret' || item.kind.startsWith('password'));

type At = (name: string, id: string) => readonly [file: string, text: string];

/** Files of public/ that are named after what is planted. */
export const inNames: Readonly<Record<string, At>> = {
  'the name of a text of public/': (name, id) => [`public/names/${id}/${name}.txt`, 'Nothing.\n'],
  'the name of a picture': (name, id) => [
    `public/pictures/${id}/${name}.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
  ],
  'the name of a folder of public/': (name, id) => [`public/folders/${id}/${name}/x.txt`, 'Nothing.\n'],
};

/** Names in content/, where names are slugs. */
export const inSlugs: Readonly<Record<string, At>> = {
  'the name of a page': (name, id) => [`content/pages/p${id}/${name}.md`, page('A page', nothing, nothing)],
  'the name of a folder of pages': (name, id) => [
    `content/pages/f${id}/${name}/x.md`,
    page('A page', nothing, nothing),
  ],
  'the address of a page': (name, id) => [
    `content/pages/s${id}/x.md`,
    page('A page', nothing, nothing).replace('updated', `slug: ${JSON.stringify(name)}\nupdated`),
  ],
  'an old address of a page': (name, id) => [
    `content/pages/o${id}/x.md`,
    page('A page', nothing, nothing).replace('updated', `formerly: [${JSON.stringify(`/${name}/`)}]\nupdated`),
  ],
  'the name of a piece of news': (name, id) => [
    `content/news/${name}-n${id}.md`,
    '---\ntitle: News\ndescription: What is new.\ndate: 2026-01-01\n---\n\nNothing else.\n',
  ],
  'the name of a question': (name, id) => [
    `content/faq/${name}-q${id}.md`,
    `---\nquestion: Question ${id}?\ncategory: general\norder: ${3000 + Number(id)}\nupdated: 2026-01-01\n---\n\nNothing else.\n`,
  ],
  'the name of a skill': (name, id) => [
    `content/skills/${name}-s${id}/SKILL.md`,
    `---\nname: ${JSON.stringify(`${name}-s${id}`)}\ndescription: A skill.\nmetadata:\n  updated: "2026-01-01"\n---\n\n# Skill\n\nNothing else.\n`,
  ],
};
