// A table: pages as generators write them, and their mirrors as a person has written them.

export interface HandMade {
  readonly generator: string;
  readonly selector?: string;
  readonly html: string;
  readonly mirror: string;
}

const chrome = {
  head: '<header><a class="skip-link" href="#m">Skip to content</a><nav><ul><li><a href="/">Home</a><li><a href="/shop/">Shop</a></ul></nav></header>',
  foot: '<footer><p>© 2026 Pumpen. All rights reserved.</p></footer><div class="cookie-consent" role="dialog">We use cookies. <button>Accept all</button></div><script>window.x = "tracking words";</script>',
};

export const handMade: readonly HandMade[] = [
  {
    generator: 'Astro',
    html: `<!doctype html><html lang="en"><head><title>Install | Pumpen</title><meta name="description" content="How to install the pump."></head><body>${chrome.head}<main id="m"><article>
<h1>Install the pump</h1><p>Screw the <em>adapter</em> onto the tap, then open it <strong>slowly</strong>. See <a href="../care/">care</a>.</p>
<h2 id="steps">Steps</h2><ol><li>Close the tap.</li><li>Screw on:<ul><li>the adapter</li><li>the hose</li></ul></li></ol>
<pre class="astro-code github-dark" tabindex="0" data-language="sh"><code><span class="line"><span style="color:#B392F0">pump</span> --set 3</span>
<span class="line">pump --run</span></code></pre>
<table><thead><tr><th>Model</th><th style="text-align:right">Litres</th></tr></thead><tbody><tr><td>P1</td><td>12</td></tr><tr><td>P2</td><td>30</td></tr></tbody></table>
<p><img src="/_astro/pump.png" alt="The pump on a tap" loading="lazy"></p>
<aside class="related"><h2>Read on</h2><p>Other texts</p></aside></article></main>${chrome.foot}</body></html>`,
    mirror: `# Install the pump

> How to install the pump.

Screw the *adapter* onto the tap, then open it **slowly**. See [care](https://pumpen.example/care/).

## Steps

1. Close the tap.
2. Screw on:
   - the adapter
   - the hose

\`\`\`sh
pump --set 3
pump --run
\`\`\`

| Model | Litres |
| --- | --- |
| P1 | 12 |
| P2 | 30 |

![The pump on a tap](https://pumpen.example/_astro/pump.png)
`,
  },
  {
    generator: 'VitePress',
    html: `<!doctype html><html lang="en-US"><head><title>Config | Docs</title><meta name="description" content="All settings."></head><body><div id="app"><div class="Layout"><header class="VPNav"><div class="VPNavBar">Docs <button>Search</button></div></header><aside class="VPSidebar"><nav>Guide Config</nav></aside><div class="VPContent"><div class="VPDoc"><main class="main"><div class="vp-doc"><div>
<h1 id="config" tabindex="-1">Config <a class="header-anchor" href="#config" aria-label="Permalink to &quot;Config&quot;">&ZeroWidthSpace;</a></h1><p>Set <code>flow_rate</code> in litres. It is &lt; 40.</p>
<div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki" tabindex="0" v-pre=""><code><span class="line"><span>export default { flow: 3 }</span></span></code></pre></div>
<div class="tip custom-block"><p class="custom-block-title">TIP</p><p>Start low.</p></div>
<details class="details custom-block"><summary>Why litres</summary><p>They are metric.</p></details></div></div></main><footer class="VPDocFooter"><nav>Previous page Install</nav></footer></div></div></div></div></body></html>`,
    mirror: `# Config

> All settings.

Set \`flow_rate\` in litres. It is \\< 40.

\`\`\`ts
export default { flow: 3 }
\`\`\`

TIP

Start low.

**Why litres**

They are metric.
`,
  },
  {
    generator: 'Next',
    html: `<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><title>ポンプ</title><meta name="description" content="小さなポンプ。"/></head><body><div><nav>ホーム</nav><main><h1>小さな<b>ポンプ</b></h1><p>水を<strong>静かに</strong>運びます。<!-- -->価格は<!-- -->12<!-- -->ユーロです。</p><dl><dt>重さ</dt><dd>1.2 kg</dd><dt>長さ</dt><dd>20 cm</dd></dl><section id="share"><h2>Share</h2><p>Shares are sold in March.</p></section><div class="share-links"><a href="https://social.example/share?u=x">Tweet this</a></div></main></div><script>self.__next_f.push([1,"payload words"])</script></body></html>`,
    mirror: `# 小さなポンプ

> 小さなポンプ。

水を静かに運びます。価格は12ユーロです。

- **重さ**: 1.2 kg
- **長さ**: 20 cm

## Share

Shares are sold in March.
`,
  },
  {
    generator: 'DocBook',
    selector: 'div.sect1',
    html: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>5.1. Valves</title></head><body><div class="navheader"><table width="100%"><tr><th colspan="3">5.1. Valves</th></tr><tr><td><a href="a.html">Prev</a></td><td>Chapter 5</td><td><a href="b.html">Next</a></td></tr></table><hr/></div><div class="sect1"><div class="titlepage"><div><div><h2 class="title">5.1. Valves</h2></div></div></div><p>A valve has a <em class="replaceable"><code>size</code></em>.</p><div class="variablelist"><dl class="variablelist"><dt><span class="term"><code class="literal">open</code></span></dt><dd><p>Lets water pass.</p></dd><dt><span class="term"><code class="literal">shut</code></span></dt><dd><p>Stops it.</p><p>At once.</p></dd></dl></div><div class="table"><table class="table" summary="Sizes"><colgroup><col/></colgroup><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr><td><p class="type_entry"><code>bool</code></p><p>Role of it</p></td><td>one</td></tr></tbody></table></div></div><div class="navfooter"><hr/>Up Home</div></body></html>`,
    mirror: `# 5.1. Valves

A valve has a *\`size\`*.

- **\`open\`**: Lets water pass.
- **\`shut\`**: Stops it. At once.

| Name | Type |
| --- | --- |
| \`bool\` Role of it | one |
`,
  },
  {
    generator: 'WordPress',
    html: `<!DOCTYPE html><html lang="de"><head><title>Über uns – Pumpen</title><meta name="description" content="Wer wir sind."></head><body class="page"><div id="page"><header id="masthead" class="site-header"><p class="site-title">Pumpen</p><nav id="site-navigation">Start Laden</nav></header><div id="content"><div id="primary"><main id="main" class="site-main"><article class="page type-page hentry"><header class="entry-header"><h1 class="entry-title">Über uns</h1></header><div class="entry-content"><p>Wir bauen seit 1999 <a href="/pumpen/">Pumpen</a>.</p><figure class="wp-block-image"><img src="/wp-content/uploads/werk.jpg" alt="Das Werk"/><figcaption>Unser Werk in Köln</figcaption></figure><blockquote class="wp-block-quote"><p>Leise und klein.</p><cite>Eine Kundin</cite></blockquote><div class="sharedaddy"><div class="sd-sharing sharing">Teilen auf <a href="https://www.facebook.example/sharer?u=x">Facebook</a></div></div></div></article></main></div><aside id="secondary" class="widget-area">Archiv Juni</aside></div><footer id="colophon">Datenschutz Impressum</footer></div></body></html>`,
    mirror: `# Über uns

> Wer wir sind.

Wir bauen seit 1999 [Pumpen](https://pumpen.example/pumpen/).

![Das Werk](https://pumpen.example/wp-content/uploads/werk.jpg)

Unser Werk in Köln

> Leise und klein.
>
> Eine Kundin
`,
  },
];
