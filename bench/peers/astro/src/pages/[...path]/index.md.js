import { getCollection } from 'astro:content';
import { markdownOf } from '../../../template.mjs';

export async function getStaticPaths() {
  return (await getCollection('pages')).map((page) => ({ params: { path: page.id }, props: { page } }));
}

export const GET = ({ props: { page } }) => new Response(markdownOf(page.data, page.body));
