/** The homepage: lead and index, then numbered sections with their heads in the margin. */
export const homeStyle = `
main { counter-reset: section; }
.lead { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem var(--gap); padding: clamp(2rem, 5vw, 4rem) 0 clamp(2.5rem, 6vw, 5rem); }
.lead-text { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; }
.lead .prose { font-size: 1.0625rem; }
.index { font-size: 1rem; align-self: start; }
.index h2 { font: 650 0.875rem/1.5 var(--sans); letter-spacing: 0; border-top: 2px solid; border-bottom: 1px solid; padding: 0.4rem 0; }
.index ol { list-style: none; padding: 0; counter-reset: index; }
.index li { counter-increment: index; border-bottom: 1px solid var(--line); }
.index a { display: flex; align-items: baseline; gap: 0.75rem; padding: 0.3rem 0; color: inherit; text-decoration: none; }
.index a::before { content: counter(index) / ""; width: 1.5rem; color: var(--soft); font: 0.8125rem var(--sans); font-variant-numeric: tabular-nums; }
.index a:hover span:first-child { text-decoration: underline; }
.index .number { margin-left: auto; font: 0.875rem var(--sans); font-variant-numeric: tabular-nums; color: var(--soft); }
.numbered { counter-increment: section; border-top: 2px solid; padding: 1rem 0 clamp(2.5rem, 6vw, 4.5rem); display: grid; gap: 1.25rem var(--gap); grid-template-columns: minmax(0, 1fr); }
.section-head { align-self: start; }
.section-head h2::before { content: counter(section) / ""; display: block; font: 0.8125rem/1.5 var(--sans); letter-spacing: 0; color: var(--soft); margin-bottom: 0.2rem; font-variant-numeric: tabular-nums; }
.section-note { font: 0.8125rem/1.6 var(--sans); color: var(--soft); margin-top: 0.35rem; }
.section-note a { display: inline-block; padding: 0.2rem 0; margin-right: 0.4rem; }
.section-body > .standfirst { margin-bottom: 1.5rem; color: var(--ink); }
.after { margin-top: 1rem; max-width: 40rem; }
.facts > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; padding: 0.55rem 0; border-top: 1px solid var(--line); }
.facts > div:first-child { border-top: 0; padding-top: 0; }
.facts dt { font: 0.875rem/1.65 var(--sans); color: var(--soft); }
.facts dd, .notes dd { margin: 0; }
.facts dd { font-variant-numeric: lining-nums tabular-nums; }
.register, .columns, .routes { list-style: none; padding: 0; }
.register > li { border-top: 1px solid var(--line); padding: 0.9rem 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.35rem 1.75rem; align-items: baseline; }
.register > li:first-child { border-top: 0; padding-top: 0; }
.notes { font: 0.8125rem/1.5 var(--sans); display: grid; gap: 0.35rem; }
.notes dt { color: var(--soft); display: inline; }
.notes dt::after { content: ": "; }
.notes dd { display: inline; font-variant-numeric: lining-nums tabular-nums; }
.notes a { padding-block: 0.2rem; }
.status { font-weight: 650; }
.status::before { content: ""; display: inline-block; width: 0.6em; height: 0.6em; margin-right: 0.4em; border: 1.5px solid; border-radius: 50%; }
:is(.status-certified, .status-registered, .status-compliant, .status-public)::before { background: currentColor; }
.columns { columns: 21rem 2; column-gap: var(--gap); column-rule: 1px solid var(--line); }
.columns > li { break-inside: avoid; padding-bottom: 1.75rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; }
.steps { padding-left: 1.4rem; font-size: 0.9375rem; line-height: 1.5; }
.steps ::marker { font: 0.8125rem var(--sans); color: var(--soft); font-variant-numeric: tabular-nums; }
.steps li + li { margin-top: 0.2rem; }
.oversight { font: 0.8125rem/1.5 var(--sans); border-left: 3px solid var(--accent); padding-left: 0.75rem; margin-top: 0.25rem; }
.group { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem 1.75rem; padding-bottom: 1.75rem; }
.group[hidden], details[hidden] { display: none; }
.group h3 { padding-top: 0.55rem; }
details { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.5rem 0; display: flex; gap: 0.75rem; align-items: baseline; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+" / ""; font: 1.0625rem/1 var(--mono); width: 1ch; flex: none; color: var(--accent); }
[open] > summary::before { content: "\\2212" / ""; }
summary:hover { color: var(--accent); }
[open] > summary { font-weight: 600; }
details .answer { padding: 0 0 1rem calc(1ch + 0.95rem); scroll-margin-top: 4.5rem; }
.permalink { font: 0.8125rem var(--sans); }
.permalink a { display: inline-block; padding: 0.25rem 0; }
details:has(:target) { background: var(--mark); box-shadow: -0.75rem 0 var(--mark), 0.75rem 0 var(--mark); }
@media (min-width: 56rem) {
  .lead { grid-template-columns: minmax(0, 1fr) 18rem; }
  .numbered { grid-template-columns: 13rem minmax(0, 1fr); }
  .section-head { position: sticky; top: 1.25rem; }
  .facts > div { grid-template-columns: 11rem minmax(0, 1fr); }
  .register > li { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) minmax(0, 4fr); }
  .register > li > .entry:last-child { grid-column: 2 / -1; max-width: 40rem; }
  .group { grid-template-columns: minmax(0, 4fr) minmax(0, 11fr); }
}
@media (min-width: 30rem) and (max-width: 55.99rem) {
  .facts > div { grid-template-columns: 10rem minmax(0, 1fr); }
}
`;
