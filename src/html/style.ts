/** Styles of all pages: system fonts, both colour schemes, no external request. */
export const style = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1b1f24, #e8e6e1);
  --soft: light-dark(#575e66, #a9aeb4);
  --paper: light-dark(#fdfcf9, #14171a);
  --panel: light-dark(#f3f1eb, #1d2125);
  --line: light-dark(#dcd8ce, #343a40);
  --accent: light-dark(#0b5d57, #6fd3c9);
}
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
body { margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 62rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; margin: 2em 0 0.5em; }
h1 { font-size: clamp(1.8rem, 5vw, 2.8rem); margin-top: 1.2em; }
p, ul, ol, dl { max-width: 42rem; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: 0.5rem 1rem; }
.notice { margin: 0 -1.25rem; padding: 0.5rem 1.25rem; max-width: none; background: var(--panel); border-bottom: 1px solid var(--line); font-size: 0.9rem; }
header.site { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; padding: 1.25rem 0; border-bottom: 1px solid var(--line); }
header.site .name { font-weight: 700; color: inherit; text-decoration: none; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0; padding: 0; max-width: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; list-style: none; padding: 0; max-width: none; }
.cards > li { background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; }
.cards h3 { margin: 0 0 0.25rem; font-size: 1.05rem; }
.cards p { margin: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
pre { background: var(--panel); border: 1px solid var(--line); padding: 1rem; overflow-x: auto; font-size: 0.9rem; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.95rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid var(--line); }
details { border-bottom: 1px solid var(--line); padding: 0.6rem 0; max-width: 42rem; }
summary { cursor: pointer; font-weight: 600; }
form { display: grid; gap: 1rem; max-width: 30rem; }
label { display: grid; gap: 0.25rem; font-weight: 600; }
input, select, textarea, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 0.35rem; padding: 0.5rem 0.6rem; }
button { background: var(--accent); color: var(--paper); border-color: var(--accent); font-weight: 600; min-height: 2.75rem; cursor: pointer; }
small, .meta { color: var(--soft); }
footer.site { margin-top: 4rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: 0.9rem; color: var(--soft); }
@media print { header.site nav, form, .skip { display: none; } }
`;
