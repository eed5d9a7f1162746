import type { IdentifierScheme } from '../scheme.ts';
import { americasSchemes } from './americas.ts';
import { asiaSchemes } from './asia.ts';
import { britainIrelandSchemes } from './britain-ireland.ts';
import { easternEuropeSchemes } from './eastern-europe.ts';
import { frenchBeneluxSchemes } from './french-benelux.ts';
import { germanSpeakingSchemes } from './german-speaking.ts';
import { nordicSchemes } from './nordic.ts';
import { oceaniaAfricaSchemes } from './oceania-africa.ts';
import { southernEuropeSchemes } from './southern-europe.ts';
import { worldwideSchemes } from './world.ts';

/** Every scheme. Codes are those of org-id.guide where it has one; they are facts, its texts are not copied. */
export const schemes: readonly IdentifierScheme[] = [
  ...worldwideSchemes,
  ...britainIrelandSchemes,
  ...germanSpeakingSchemes,
  ...frenchBeneluxSchemes,
  ...southernEuropeSchemes,
  ...easternEuropeSchemes,
  ...nordicSchemes,
  ...americasSchemes,
  ...asiaSchemes,
  ...oceaniaAfricaSchemes,
];
