import { z } from 'zod';
import { isReservedForPages } from '../../core/reserved-paths.ts';
import { type RenamablePage, renamablePages } from '../renamable-pages.ts';
import { fieldMeta } from './field-meta.ts';
import { slug, slugMeta } from './fields.ts';
import { rule } from './rule.ts';

/** The first segments of what service.md fixes: no page is renamed into them. */
const fixed = ['docs', 'auth', 'all-pages', 'news', 'search'];

const pageName = () =>
  slug()
    .refine(
      (name) => !isReservedForPages(name) && !fixed.includes(name),
      rule('expected a name that no part of the site has', { code: 'path-reserved' }),
    )
    .register(fieldMeta, { ...slugMeta, inLanguages: 'name' });

/** Names for generated pages: a member for each that may be renamed. */
export const pagePaths = () =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(renamablePages).map(([page, name]) => [
        page,
        pageName().optional().describe(`Instead of ${name}, such as impressum.`),
      ]),
    ) as Record<RenamablePage, z.ZodOptional<ReturnType<typeof pageName>>>,
  );
