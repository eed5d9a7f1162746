import { asFile, copied, type Generator, origin, toolOf } from '../generator.ts';
import { chrome, moved, without } from '../pages.ts';
import { bodyHtml } from '../write-html.ts';

const layout = `export const metadata = { metadataBase: new URL('${origin}') };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header><nav><a href="/">${chrome.navigation}</a></nav></header>
        <main>{children}</main>
        <aside>${chrome.aside}</aside>
        <div className="CookieBanner" role="dialog">${chrome.cookie}<button>OK</button></div>
        <footer>${chrome.footer}</footer>
      </body>
    </html>
  );
}
`;
const page = `import pages from '../../pages.json';

export const dynamicParams = false;
export const generateStaticParams = () => pages.map(({ path }) => ({ path: path === '' ? [] : path.split('/') }));
const pageOf = async (params) => {
  const { path = [] } = await params;
  return pages.find((each) => each.path === path.join('/'));
};

export async function generateMetadata({ params }) {
  const { path, title, description, hidden } = await pageOf(params);
  return {
    title: title + ' | Pumps',
    description,
    ...(hidden ? { robots: { index: false } } : { alternates: { canonical: '/' + path } }),
  };
}

export default async function Page({ params }) {
  const { title, html } = await pageOf(params);
  return (
    <>
      <h1>{title}</h1>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
`;
const leadingOn = (target: string) => `import { redirect } from 'next/navigation';

export default function Page() {
  redirect('/${target}');
}
`;
const sitemap = `import pages from '../pages.json';

export const dynamic = 'force-static';
export default function sitemap() {
  return pages.filter(({ listed }) => listed).map(({ path }) => ({ url: '${origin}/' + path }));
}
`;

export const next: Generator = {
  name: 'Next 16.4',
  program: toolOf('next/dist/bin/next'),
  install: 'npm run test:tools',
  args: ['build'],
  packages: ['next', 'react', 'react-dom'],
  out: 'out',
  pages: 60,
  fileOf: asFile,
  sources({ shown, hidden }) {
    const href = (path: string) => `/${path}`;
    const pages = [...shown, ...hidden].map((each) => ({
      path: each.path,
      title: each.title,
      description: each.description,
      html: bodyHtml(each, href),
      hidden: each.path === without.noindex,
      listed: shown.includes(each),
    }));
    return {
      ...copied('public/'),
      'pages.json': JSON.stringify(pages),
      'app/layout.js': layout,
      'app/[[...path]]/page.js': page,
      [`app/${moved}/page.js`]: leadingOn(shown[1]?.path ?? ''),
      'app/sitemap.js': sitemap,
      // Its packages are links that lead out of the site.
      'next.config.mjs': "export default { output: 'export', turbopack: { root: '/' }, experimental: { cpus: 1 } };\n",
      'package.json': '{ "type": "module", "private": true }',
    };
  },
};
