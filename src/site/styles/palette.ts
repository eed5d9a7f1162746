import { accentColor, darkPaperColor, hexOf, inkColor, paperColor } from '../colors.ts';

/** Every colour of the pages: by day and by night. Those that the pictures have too come from there. */
const palette: Readonly<Record<string, readonly [day: string, night: string]>> = {
  ink: [hexOf(inkColor), '#ecebe6'],
  soft: ['#50545f', '#b1b5bf'],
  paper: [hexOf(paperColor), hexOf(darkPaperColor)],
  panel: ['#f1f2f3', '#1b1e25'],
  line: ['#cfd1d6', '#393d47'],
  accent: [hexOf(accentColor), '#b3c2ff'],
  mark: ['#e7ebfb', '#232c4d'],
};

/** The colours as custom properties, which the stylesheets name. */
export const paletteStyle = `:root {
${Object.entries(palette)
  .map(([name, [day, night]]) => `  --${name}: light-dark(${day}, ${night});\n`)
  .join('')}}`;
