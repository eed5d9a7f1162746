import type { Plugin } from 'rolldown';

/** Files that the program publishes as texts, and modules that it loads late. */
export function texts(options?: { readonly isApart?: boolean }): Plugin;
