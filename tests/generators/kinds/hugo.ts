import { findCommand } from '../../hosts/servers.ts';
import { copied, type Generator, inFolder, matter, origin, relative } from '../generator.ts';
import { chrome, moved, without } from '../pages.ts';
import { bodyMarkdown } from '../write-markdown.ts';

const base = `<!DOCTYPE html>
<html lang="{{ .Site.LanguageCode }}">
<head>
  <meta charset="utf-8">
  {{ hugo.Generator }}
  <title>{{ .Title }} | Pumps</title>
  <meta name="description" content="{{ .Description }}">
  {{ if .Params.noindex }}<meta name="robots" content="noindex">{{ end }}
  <link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
  <nav class="navbar"><a href="{{ "/" | relURL }}">${chrome.navigation}</a></nav>
  <div role="main" class="content">{{ block "main" . }}{{ end }}
    <div class="sidebar" role="complementary"><h3>${chrome.aside}</h3></div>
  </div>
  <div class="gdpr-notice">${chrome.cookie} <a href="/">More</a></div>
  <footer>${chrome.footer}</footer>
</body>
</html>
`;
const single = '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}';
const list =
  '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ if not .IsHome }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}{{ end }}';

const config = `baseURL = "${origin}/"
languageCode = "en"
title = "Pumps"
disableKinds = ["taxonomy", "term", "RSS"]
[markup.goldmark.renderer]
unsafe = true
`;

export const hugo: Generator = {
  name: 'Hugo, as Debian has it',
  program: findCommand('hugo'),
  install: 'apt-get install hugo',
  args: ['--quiet'],
  packages: [],
  out: 'public',
  pages: 200,
  fileOf: inFolder,
  sources({ shown, hidden }) {
    const pages = [...shown, ...hidden].map((page, index) => {
      const { path, title, description } = page;
      const head = matter({
        title,
        description,
        ...(index === 1 && { aliases: [`/${moved}/`] }),
        ...(path === without.noindex && { noindex: true }),
        ...(path === without.unlinked && { _build: { list: 'never' } }),
      });
      const body = bodyMarkdown(page, { href: (to) => relative(path, to), terms: 'colons' });
      return [`content/${path || '_index'}.md`, `${head}\n${body}`];
    });
    return {
      ...copied('static/'),
      ...Object.fromEntries(pages),
      'layouts/_default/baseof.html': base,
      'layouts/_default/single.html': single,
      'layouts/_default/list.html': list,
      'config.toml': config,
    };
  },
};
