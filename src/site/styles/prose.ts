/** Pages of prose: head, contents beside the text, and everything that Markdown can make. */
export const proseStyle = `
.page-head { padding: clamp(2rem, 5vw, 3.5rem) 0 clamp(1.5rem, 3vw, 2.5rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.page-head h1 { max-width: 50rem; }
.with-contents, .without-contents { border-top: 1px solid; padding-top: 1.5rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem var(--gap); }
.contents { font: 0.875rem/1.4 var(--sans); }
.contents-title { font-weight: 650; padding-bottom: 0.35rem; }
.contents ul { list-style: none; padding: 0; }
.contents a { display: block; padding: 0.28rem 0; color: inherit; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.prose { max-width: 40rem; }
.prose > * + *, .prose li > p + p, .prose blockquote > * + * { margin-top: 0.9rem; }
.prose > h2 { margin-top: 2.5rem; }
.prose > h3 { margin-top: 2rem; }
.prose > h4 { margin-top: 1.5rem; }
.prose > :first-child { margin-top: 0; }
.prose :is(h2, h3, h4) + * { margin-top: 0.5rem; }
.prose :is(ul, ol) { padding-left: 1.25rem; }
.prose li + li { margin-top: 0.35rem; }
.prose ::marker { color: var(--soft); font-variant-numeric: lining-nums tabular-nums; }
.prose blockquote { margin-inline: 0; padding-left: 1.25rem; border-left: 1px solid; }
.prose hr { border: 0; border-top: 1px solid var(--line); margin-block: 2rem; }
.prose img { max-width: 100%; height: auto; }
pre { margin: 0; background: var(--panel); padding: 0.9rem 1rem; overflow-x: auto; line-height: 1.55; tab-size: 2; font-size: 0.8125rem; }
pre code { font-size: inherit; }
.table { overflow-x: auto; overflow-wrap: break-word; }
table { border-collapse: collapse; width: 100%; font: 0.875rem/1.45 var(--sans); font-variant-numeric: lining-nums tabular-nums; border-top: 2px solid; border-bottom: 1px solid; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 1.25rem 0.5rem 0; border-top: 1px solid var(--line); min-width: 5.5rem; }
:is(th, td):last-child { padding-right: 0; }
thead th { border-top: 0; border-bottom: 1px solid; font-weight: 650; }
.align-right { text-align: right; }
.align-center { text-align: center; }
.missing { padding: clamp(2rem, 8vw, 6rem) 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
.missing::before { content: "404" / ""; font-size: clamp(5rem, 22vw, 15rem); line-height: 0.8; letter-spacing: -0.04em; font-variant-numeric: lining-nums; color: var(--line); }
.missing ul { padding-left: 1.25rem; }
.missing li { padding: 0.2rem 0; }
@media (min-width: 56rem) {
  .with-contents { grid-template-columns: 13rem minmax(0, 1fr); }
  .without-contents { padding-left: calc(13rem + var(--gap)); }
  .contents { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
}
`;
