import { registerTheme } from './register/register.ts';
import type { Theme, ThemeModule } from './theme.ts';

const themes = new Map<string, Theme>();

/** Makes the theme of a project known by the digest of its files, which is how a site names it. */
export const addTheme = (theme: Theme, { digest }: Pick<ThemeModule, 'digest'>): void => void themes.set(digest, theme);

/** Theme of all pages of a site. */
export function themeOf({ theme }: { readonly theme?: string | undefined }): Theme {
  if (theme === undefined) return registerTheme;
  const found = themes.get(theme);
  if (!found) throw new Error(`The theme ${theme} was not loaded.`);
  return found;
}
