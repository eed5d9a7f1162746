/** The API reference: fields on the left, programs and the real document on the right. */
export const apiStyle = `
.reference { margin-top: clamp(2rem, 5vw, 3.5rem); }
.reference h1 { font-size: clamp(2rem, 1.2rem + 2.4vw, 3rem); padding-bottom: 1.25rem; }
.version { color: var(--soft); font-weight: 400; }
.reference > div > h2 { margin: 2.5rem 0 0.75rem; }
.endpoint { border-top: 2px solid; margin-top: 3rem; padding-top: 1rem; display: grid; gap: 1.5rem 2.25rem; grid-template-columns: minmax(0, 1fr); }
.endpoint + .prose { border-top: 2px solid; margin-top: 3rem; padding-top: 1rem; max-width: none; }
.endpoint + .prose > :is(p, ul) { max-width: 40rem; }
.endpoint-text { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem; align-content: start; }
.route { font: 0.9375rem/1.5 var(--mono); background: var(--panel); padding: 0.45rem 0.75rem; }
.route b { color: var(--accent); }
.fields { table-layout: fixed; margin-top: 0.5rem; }
.fields th[scope=row] { font-weight: 400; }
.fields th { width: 48%; }
.fields th code { font-weight: 600; font-size: 0.8125rem; }
.fields .parent { font-weight: 400; color: var(--soft); }
.fields .type { display: block; color: var(--soft); font-size: 0.8125rem; }
.fields .type code { font-weight: 400; }
.endpoints th { width: 52%; }
.type em { color: var(--ink); }
.endpoint-code { display: grid; gap: 0.6rem; align-content: start; grid-template-columns: minmax(0, 1fr); }
.endpoint-code h3 { font: 650 0.875rem/1.5 var(--sans); letter-spacing: 0; }
.snippets + .try { margin-top: 0.75rem; }
.snippets { border-bottom: 1px solid var(--line); }
.snippets summary { font: 0.9375rem/1.4 var(--sans); padding: 0.4rem 0; }
.snippets figure { margin-bottom: 0.75rem; }
figure.code { background: var(--panel); }
figcaption { display: flex; gap: 0.5rem 1rem; justify-content: space-between; align-items: center; min-height: 2.5rem; padding: 0.3rem 0.4rem 0.3rem 1rem; font: 0.8125rem/1.35 var(--sans); color: var(--soft); border-bottom: 1px solid var(--line); }
figcaption button { flex: none; color: var(--ink); }
.endpoint-code pre { max-height: 32rem; overflow-y: auto; }
.member { color: var(--accent); }
.try { display: grid; gap: 0.6rem; grid-template-columns: minmax(0, 1fr); }
.try-head { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.try-head h3 { margin-inline-end: auto; }
.answer { background: var(--panel); scroll-margin-block: 4.5rem 1rem; }
.answer dl, .answer .status-line:not(:empty) { padding-inline: 1rem; }
.answer section { max-height: min(22rem, 45vh); overflow: auto; border-top: 1px solid var(--line); }
.endpoint-code .answer pre { max-height: none; overflow: visible; width: max-content; min-width: 100%; }
.answer dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.1rem 1rem; font: 0.8125rem/1.6 var(--mono); margin: 0.35rem 0 0.75rem; }
.answer dt { color: var(--soft); }
.answer dd { margin: 0; overflow-wrap: anywhere; }
.status-line { font: 600 0.9375rem/1.5 var(--mono); }
.status-line:not(:empty) { padding-top: 0.6rem; }
@media (scripting: enabled) { .try-head { min-height: 2.75rem; } }
@media (min-width: 75rem) {
  .endpoint { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .endpoint-code { position: sticky; top: 1.25rem; align-self: start; max-height: calc(100vh - 2.5rem); overflow-y: auto; }
  .endpoint-code pre { max-height: 22rem; }
}
`;
