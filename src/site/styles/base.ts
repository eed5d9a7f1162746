import { accentColor, darkPaperColor, hexOf, inkColor, paperColor } from '../colors.ts';

/**
 * Colours, faces and the scale. Text grows a little with wide screens and always with the reader's setting
 * (WCAG 2.2 SC 1.4.4), hence rem in every size. Contrast of all text is 7:1 and more, of controls 3:1.
 */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --ink: light-dark(${hexOf(inkColor)}, #ecebe6);
  --soft: light-dark(#50545f, #b1b5bf);
  --paper: light-dark(${hexOf(paperColor)}, ${hexOf(darkPaperColor)});
  --panel: light-dark(#f1f2f3, #1b1e25);
  --line: light-dark(#cfd1d6, #393d47);
  --accent: light-dark(${hexOf(accentColor)}, #b3c2ff);
  --mark: light-dark(#e7ebfb, #232c4d);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Charter, "Bitstream Charter", Georgia, Gelasio, "Noto Serif", "Liberation Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
  --gap: clamp(1.5rem, 4vw, 4rem);
}
*, ::before, ::after { box-sizing: border-box; }
html {
  font: 400 max(1.0625rem, min(0.5rem + 0.55vw, 1.75rem))/1.55 var(--serif);
  color: var(--ink);
  background: var(--paper);
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
  hanging-punctuation: first;
  font-variant-numeric: lining-nums;
}
body { margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 2rem; max-width: 80rem; }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.15; text-wrap: balance; margin: 0; letter-spacing: -0.01em; }
h1 { font-size: clamp(2rem, 1.2rem + 3.4vw, 3.75rem); letter-spacing: -0.022em; line-height: 1.06; font-weight: 500; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.125rem; line-height: 1.25; }
h4 { font-size: 1rem; }
p, ul, ol, dl, figure { margin: 0; }
p, li, dd { text-wrap: pretty; }
a { color: var(--accent); text-decoration-thickness: 0.06em; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 0.14em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
:target { scroll-margin-top: 1.5rem; }
code, pre { font-family: var(--mono); font-size: 0.86em; }
.number, time { font-variant-numeric: lining-nums tabular-nums; }
.standfirst { font-size: 1.25rem; line-height: 1.4; color: var(--soft); max-width: 40rem; }
.skip, .unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.skip:focus { clip-path: none; width: auto; height: auto; left: 1rem; top: 0.5rem; z-index: 1; background: var(--paper); padding: 0.5rem 1rem; }
`;
