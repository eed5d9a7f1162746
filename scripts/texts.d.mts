import type { Plugin } from 'rolldown';

/** What is no part of the program but is published by it, as texts; and what is loaded late. */
export function texts(options?: { readonly isApart?: boolean }): Plugin;
