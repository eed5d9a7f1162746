import { moduleNames } from '../site.ts';

/** The most modules, fields of a module, levels of fields and items of a module that are read. */
export const factLimits = { modules: 32, fields: 40, depth: 3, items: 5000 } as const;

/** The form of the name of a module, which is that of its document: `/api/v1/<name>.json`. */
export const moduleNamePattern = /^[a-z]+(?:-[a-z]+)*$/;

/** The form of the name of a field, which is that of its member. */
export const fieldNamePattern = /^[a-z][A-Za-z0-9]{0,39}$/;

/** Names that the API and the content have, or will have, for something else. */
const takenModules: ReadonlySet<string> = new Set([
  ...moduleNames,
  ...['index', 'status', 'openapi', 'faq', 'questions', 'workflows', 'technology-stack', 'pages', 'skills', 'facts'],
  ...[
    'locations',
    'people',
    'brands',
    'parties',
    'products',
    'compliance',
    'identifiers',
    'public-records',
    'legal',
    'languages',
  ],
  ...[
    'changes',
    'page',
    'news',
    'skill',
    'generator',
    'api',
    'auth',
    'docs',
    'assets',
    'all-pages',
    'contact',
    'legal-notice',
    'search',
    'openapi',
  ],
]);

/** Members that every document or item has: a field of such a name would say two things. */
const takenFields: ReadonlySet<string> = new Set(['id', 'url', 'updated', 'notice', 'language', 'translations']);

/** Whether a name is taken by what is built in. Two or three letters are a language: `/en/…`. */
export const isReservedModuleName = (name: string): boolean => takenModules.has(name) || /^[a-z]{2,3}$/.test(name);

/** Also what every object of a program has (constructor, toString): where an item leaves it out, programs find theirs. */
export const isReservedFieldName = (name: string): boolean => takenFields.has(name) || name in Object.prototype;
