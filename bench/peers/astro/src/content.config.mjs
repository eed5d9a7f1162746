import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

export const collections = {
  pages: defineCollection({
    loader: glob({ base: process.env.SRC, pattern: '**/*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') }),
    schema: z.object({ title: z.string(), description: z.string(), updated: z.coerce.date() }),
  }),
};
