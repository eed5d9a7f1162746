import { registerTheme } from './register/register.ts';
import type { Theme } from './theme.ts';

/** The theme of all pages; another one is a folder here, named here. */
export const theme: Theme = registerTheme;
