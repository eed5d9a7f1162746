import { escapeHtml, Html, html } from '../../core/html.ts';

/** A code block with a caption, to which a script may add a button. Focusable, as it scrolls. */
export function renderCodeFigure(caption: string, label: string, code: Html): Html {
  return html`<figure class="code" aria-label="${label}">
<figcaption><span>${caption}</span></figcaption>
<pre tabindex="0"><code>${code}</code></pre>
</figure>`;
}

/** A value as indented JSON with highlighted member names. */
export function renderHighlightedJson(value: unknown): Html {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return new Html(text.replace(/^( *)(&quot;\w+&quot;)(?=: )/gm, '$1<span class="member">$2</span>'));
}
