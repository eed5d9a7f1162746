/** Other media and other wishes: paper, forced colours, less motion. */
export const mediaStyle = `
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); } }
@media (forced-colors: active) {
  .status::before { forced-color-adjust: none; border-color: CanvasText; }
  :is(.status-certified, .status-registered, .status-compliant, .status-public)::before { background: CanvasText; }
  button { color: ButtonText; background: ButtonFace; border-color: ButtonText; }
  details:has(:target) { outline: 2px solid Highlight; }
  pre, figure.code, .route { border: 1px solid; }
}
@media print {
  :root { color-scheme: light; --soft: #333; --accent: #000; }
  @page { margin: 18mm 16mm; }
  html { font-size: 10pt; }
  body { max-width: none; padding: 0; }
  .skip, .masthead nav ul, .dateline a, .contents, .index, .search, .try-head button, .request, .permalink, .colophon nav { display: none; }
  .masthead nav { border-bottom: 0; height: 6px; }
  details::details-content { content-visibility: visible; block-size: auto; }
  summary::before { content: none; }
  summary { font-weight: 600; }
  h1, h2, h3, summary, .section-head { break-after: avoid; }
  li, tr, figure, .facts > div { break-inside: avoid; }
  .section-head, .endpoint-code, .contents { position: static; }
  .endpoint-code, .endpoint-code pre { max-height: none; overflow: visible; }
  pre { white-space: pre-wrap; }
  a { color: inherit; text-decoration: none; }
  main a[href^="http"]::after { content: " (" attr(href) ")"; overflow-wrap: anywhere; font-size: 0.85em; }
}
`;
