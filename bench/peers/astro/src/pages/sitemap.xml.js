import { getCollection } from 'astro:content';
import { sitemapOf } from '../../template.mjs';

export const GET = async () =>
  new Response(sitemapOf((await getCollection('pages')).map(({ id, data }) => ({ ...data, path: `/${id}/` }))));
