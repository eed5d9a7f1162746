import { fileURLToPath } from 'node:url';
import { attached } from './attached.mjs';

/** For astro.config.mjs, last of `integrations`, since the sitemap is written by one: `integrations: [sitemap(), gazette()]`. */
export default function gazette(options = {}) {
  return {
    name: 'gazette',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const mirrors = await attached(fileURLToPath(dir), options, (text) => logger.warn(text));
        logger.info(`attached, with ${mirrors} Markdown mirrors`);
      },
    },
  };
}
