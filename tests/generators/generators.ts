import type { Generator } from './generator.ts';
import { astro } from './kinds/astro.ts';
import { eleventy } from './kinds/eleventy.ts';
import { hugo } from './kinds/hugo.ts';
import { next } from './kinds/next.ts';
import { vitepress } from './kinds/vitepress.ts';
import { wordpressLike } from './kinds/wordpress-like.ts';

/** THE TABLE of generators whose sites are attached to. */
export const generators: readonly Generator[] = [astro, eleventy, hugo, next, vitepress, wordpressLike];
