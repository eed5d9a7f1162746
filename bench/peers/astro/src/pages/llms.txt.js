import { getCollection } from 'astro:content';
import { llmsOf } from '../../template.mjs';

export const GET = async () =>
  new Response(llmsOf((await getCollection('pages')).map(({ id, data }) => ({ ...data, path: `/${id}/` }))));
