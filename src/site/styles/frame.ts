/** What stands around every page: notice, masthead, colophon. */
export const frameStyle = `
.notice { font: 0.8125rem/1.45 var(--sans); padding: 0.6rem 0; border-bottom: 1px solid var(--line); color: var(--soft); text-wrap: balance; }
.title-line { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; align-items: baseline; justify-content: space-between; padding: 1.75rem 0 0.7rem; }
.masthead .name { font-size: 1.625rem; font-weight: 600; letter-spacing: -0.015em; line-height: 1.2; color: inherit; text-decoration: none; }
.masthead .name:hover { color: var(--accent); }
.dateline { font: 0.8125rem/1.5 var(--sans); color: var(--soft); }
.dateline a { margin-left: 0.75rem; padding: 0.3rem 0; display: inline-block; }
.masthead nav { border-top: 5px solid; border-bottom: 1px solid; position: relative; }
.masthead nav::before { content: ""; position: absolute; inset: 2px 0 auto; border-top: 1px solid; }
.masthead nav ul { display: flex; flex-wrap: wrap; gap: 0 1.75rem; list-style: none; padding: 0.35rem 0 0.25rem; font: 0.9375rem/1.4 var(--sans); }
.masthead nav a { display: inline-block; white-space: nowrap; padding: 0.4rem 0; color: inherit; text-decoration: none; }
.masthead nav a:hover { text-decoration: underline; }
.masthead nav a[aria-current] { font-weight: 650; box-shadow: 0 2px 0 var(--accent); }
main { display: block; }
.colophon { margin-top: clamp(3rem, 8vw, 6rem); border-top: 5px solid; font: 0.875rem/1.55 var(--sans); position: relative; }
.colophon::before { content: ""; position: absolute; inset: 2px 0 auto; border-top: 1px solid; }
.colophon-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1.5rem var(--gap); padding: 1.25rem 0; }
.colophon ul { list-style: none; padding: 0; columns: 9rem 2; column-gap: 1.5rem; }
.colophon li { break-inside: avoid; }
.colophon li a { display: inline-block; padding: 0.2rem 0; }
.licence { border-top: 1px solid var(--line); padding: 0.75rem 0; color: var(--soft); }
`;
