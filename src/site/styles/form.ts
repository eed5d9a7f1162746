/** Search and contact. Room for what a script adds is kept wherever scripts run, so that nothing moves (CLS 0). */
export const formStyle = `
input, select, textarea, button { font: inherit; color: inherit; letter-spacing: inherit; }
label { font: 650 0.9375rem/1.45 var(--sans); }
input, select, textarea { display: block; width: 100%; margin-top: 0.3rem; font: 1rem/1.4 var(--sans); background: var(--paper); border: 1px solid var(--soft); border-radius: 0; padding: 0.55rem 0.65rem; }
textarea { resize: vertical; min-height: 4.25rem; }
button { font: 650 0.9375rem/1.4 var(--sans); min-height: 2.5rem; padding: 0.4rem 1.1rem; background: var(--ink); color: var(--paper); border: 1px solid var(--ink); border-radius: 0; cursor: pointer; white-space: nowrap; }
button:hover { background: var(--accent); border-color: var(--accent); }
button:disabled { opacity: 0.6; cursor: progress; }
button.second { background: transparent; color: inherit; }
button.second:hover { background: var(--ink); color: var(--paper); border-color: var(--ink); }
button.quiet { min-height: 1.75rem; padding: 0.1rem 0.6rem; font-size: 0.8125rem; background: transparent; color: inherit; border-color: var(--soft); }
button.quiet:hover { background: var(--ink); color: var(--paper); }
.hint { font: 0.8125rem/1.5 var(--sans); color: var(--soft); }
ul.hint { list-style: none; padding: 0; }
.search { display: none; max-width: 30rem; margin-bottom: 1.25rem; }
.search p { font: 0.8125rem/1.5 var(--sans); color: var(--soft); min-height: 1.5em; margin-top: 0.3rem; }
.contact { display: grid; gap: 2.5rem var(--gap); grid-template-columns: minmax(0, 1fr); }
.routes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.routes p { font-size: 0.9375rem; line-height: 1.5; }
.routes .reach { font-size: 1.0625rem; }
.routes .reach a { display: inline-block; padding-block: 0.1rem; }
.promise { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-variant-numeric: lining-nums tabular-nums; }
.request { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; align-content: start; border: 1px solid; padding: clamp(1rem, 3vw, 1.75rem); }
.warning { font: 0.875rem/1.5 var(--sans); border-left: 3px solid var(--accent); padding-left: 0.75rem; }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.3rem; }
.ways { display: grid; grid-template-columns: minmax(0, 1fr); }
.ways > * { grid-area: 1 / 1; }
.request-fields { display: grid; gap: 1.1rem; grid-template-columns: minmax(0, 1fr); }
.request-fields[hidden], .by-mail[hidden] { display: none; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.said:empty { margin-top: -1.1rem; }
.by-mail { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem; align-content: start; }
.by-mail ul { padding-left: 1.25rem; }
.mail-links a { display: inline-block; padding-block: 0.2rem; }
@media (scripting: enabled) {
  .search { display: block; min-height: 6rem; }
  .request-fields[hidden] { display: grid; visibility: hidden; }
}
@media (min-width: 56rem) { .contact { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }
`;
