// The desk: every document through three lenses, all problems, and the negotiation to play with. Text from the site
// is only ever set as text, never as HTML.
const $ = (id) => document.getElementById(id);

/** element('a', { href: '#' }, 'text', child …): members that begin with aria- or data- become attributes. */
const element = (name, members = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(members)) {
    if (value === undefined || value === null || value === false) continue;
    if (/^(?:aria-|data-|role$)/.test(key)) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return made;
};
const get = async (path) => {
  const response = await fetch(path);
  if (response.ok) return response.json();
  const text = await response.text();
  const isFailure = response.status === 500 && response.headers.get('Content-Type') === 'application/json';
  throw Object.assign(new Error(text), { status: response.status, failure: isFailure ? JSON.parse(text) : undefined });
};
const thousands = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
const count = (number, noun) => `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
const link = ({ place, open }) => (open ? element('a', { href: open }, place) : element('span', {}, place));

const kinds = {
  page: 'Pages',
  mirror: 'Markdown mirrors',
  posture: 'Access and OAuth',
  api: 'API',
  discovery: 'Discovery',
  asset: 'Assets',
  public: 'Files of public/',
};

let state = { problems: [], edition: undefined, isStale: false };
let rows = [];
let filter = '';
let lens = 'person';

new EventSource('/__gazette/events').onmessage = ({ data }) => {
  const message = JSON.parse(data);
  const isNew = message.edition !== state.edition || message.isChecked !== state.isChecked;
  state = message;
  drawStatus();
  if (isNew) load();
  else if (location.hash === '#problems') draw();
};
addEventListener('hashchange', draw);
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.gazette === 'open') location.hash = `document=${data.path}`;
});

async function load() {
  try {
    rows = await get('/__gazette/documents.json');
  } catch (error) {
    rows = [];
    // 503: there is no edition yet, and the problems say why.
    if (error.status !== 503) return show(failureOf(error));
  }
  draw();
}

function drawStatus() {
  const errors = state.problems.filter(({ severity }) => severity === 'error').length + (state.failure ? 1 : 0);
  const status = $('status');
  status.className = errors > 0 ? 'bad' : '';
  status.textContent = state.failure
    ? `${state.failure.title}.`
    : state.isStale
      ? 'The content has errors; this is the last version without.'
      : errors > 0
        ? 'This version cannot be published yet.'
        : state.isChecked
          ? `All is well. Edition ${state.edition.split('.').at(-1)}.`
          : 'Checking links …';
  const badge = $('problem-count');
  const all = state.problems.length + (state.failure ? 1 : 0);
  badge.hidden = all === 0;
  badge.className = errors > 0 ? 'count' : 'count warn';
  badge.textContent = all;
}

async function draw() {
  const hash = decodeURIComponent(location.hash.slice(1));
  const [view, path] = hash.includes('=') ? hash.split(/=(.*)/s) : [hash, undefined];
  const current = view === 'problems' || view === 'negotiation' ? view : 'documents';
  for (const each of document.querySelectorAll('[data-view]'))
    each.toggleAttribute('aria-current', each.dataset.view === current);
  $('frame').classList.toggle('has-document', view === 'document');
  try {
    if (view === 'document') drawSide(path);
    show(await viewOf(view, path));
  } catch (error) {
    show(failureOf(error));
  }
}

function viewOf(view, path) {
  if (view === 'problems') return problems();
  if (view === 'negotiation') return negotiation(path ?? '/');
  if (view === 'document') return documentView(path);
  return documentTable();
}

function show(...content) {
  const scroll = scrollY;
  $('main').replaceChildren(...content);
  scrollTo({ top: scroll, behavior: 'instant' });
}

// Documents

const matches = (row) => `${row.path} ${row.title}`.toLowerCase().includes(filter.toLowerCase());

function documentTable() {
  const body = element('tbody');
  const fill = () =>
    body.replaceChildren(
      ...rows
        .filter(matches)
        .map((row) =>
          element(
            'tr',
            {},
            element('td', {}, element('a', { href: `#document=${row.path}` }, row.path), problemBadge(row)),
            element('td', { className: 'wide' }, row.title),
            element('td', { className: 'wide soft' }, row.kind),
            element('td', { className: 'num' }, row.bytes === null ? '…' : thousands(row.bytes)),
            element('td', { className: 'num' }, row.tokens === null ? '' : thousands(row.tokens)),
            element('td', { className: 'num wide' }, row.updated ?? ''),
          ),
        ),
    );
  fill();
  const total = rows.reduce((sum, row) => sum + (row.bytes ?? 0), 0);
  return element(
    'div',
    {},
    element(
      'div',
      { className: 'head' },
      element('h2', {}, count(rows.length, 'document')),
      element('span', { className: 'soft' }, total > 0 ? `${thousands(total)} bytes` : ''),
    ),
    element('div', { className: 'tools' }, search(fill)),
    element(
      'div',
      { className: 'scroll' },
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...[
              ['Path'],
              ['Title', 'wide'],
              ['Kind', 'wide'],
              ['Bytes', 'num'],
              ['Tokens', 'num'],
              ['Updated', 'num wide'],
            ].map(([text, className = '']) => element('th', { className, scope: 'col' }, text)),
          ),
        ),
        body,
      ),
    ),
  );
}

function search(onChange) {
  const input = element('input', { type: 'search', value: filter, placeholder: 'privacy, /api/, …' });
  input.oninput = () => {
    filter = input.value;
    onChange();
  };
  return element('label', {}, 'Find a document', input);
}

const problemBadge = ({ problems: number }) =>
  number > 0 && element('span', {}, ' ', element('span', { className: 'count' }, number));

function drawSide(path) {
  const list = element('div', { className: 'list' });
  const fill = () =>
    list.replaceChildren(
      ...Object.entries(kinds).flatMap(([kind, label]) => {
        const found = rows.filter((row) => row.kind === kind && matches(row));
        if (found.length === 0) return [];
        return [
          element('h2', {}, label),
          ...found.map((row) =>
            element(
              'a',
              { href: `#document=${row.path}`, 'aria-current': row.path === path && 'page' },
              element('span', {}, row.path),
              element('span', { className: 'num soft' }, row.tokens === null ? '' : `${thousands(row.tokens)} t`),
            ),
          ),
        ];
      }),
    );
  fill();
  const side = $('list');
  const scroll = side.scrollTop;
  side.replaceChildren(search(fill), list);
  side.scrollTop = scroll;
}

// The three lenses

async function documentView(path) {
  let view;
  try {
    view = await get(`/__gazette/document.json?path=${encodeURIComponent(path)}`);
  } catch (error) {
    if (error.status !== 404) throw error;
    return element('p', { className: 'empty' }, `Nothing is published at ${path}.`);
  }
  const lenses = element('div', { className: 'lenses', 'data-lens': lens }, person(view), agent(view), data(view));
  const tabs = [
    ['person', 'A person'],
    ['agent', 'An agent'],
    ['data', 'The data'],
  ].map(([name, label]) => {
    const tab = element('button', { type: 'button', 'aria-pressed': String(lens === name) }, label);
    tab.onclick = () => {
      lens = name;
      lenses.dataset.lens = name;
      for (const each of tabs) each.setAttribute('aria-pressed', String(each === tab));
    };
    return tab;
  });
  return element(
    'div',
    {},
    element(
      'div',
      { className: 'head' },
      element('h2', {}, view.path),
      element('span', { className: 'soft' }, view.title),
      view.source && link({ ...view.source, place: `Edit ${view.source.place}` }),
      element('a', { href: view.path }, 'Open'),
      element('a', { href: `#negotiation=${view.path}` }, 'Negotiate'),
    ),
    element('div', { className: 'lens-tabs', role: 'group', 'aria-label': 'Lens' }, tabs),
    lenses,
  );
}

function heading(text, note) {
  return element('h3', {}, text, note && element('small', {}, note));
}

function person({ person: seen, path, title }) {
  const content =
    seen.type === 'page'
      ? frame(seen.path, title)
      : seen.type === 'image'
        ? element('img', { src: seen.path, alt: title })
        : element('pre', { tabIndex: 0 }, seen.text);
  return element(
    'section',
    { className: 'lens person' },
    heading('What a person sees', seen.path !== undefined && seen.path !== path && `on ${seen.path}`),
    content,
  );
}

/** A fragment in the address would scroll the desk too: the frame is scrolled by hand. */
function frame(path, title) {
  const [address, id] = path.split('#');
  const made = element('iframe', { src: `/__gazette/frame${address}`, title: `The page ${title}` });
  made.onload = () => {
    const target = id && made.contentDocument?.getElementById(id);
    if (target) made.contentWindow.scrollTo(0, target.getBoundingClientRect().top);
  };
  return made;
}

function agent({ agent: answer }) {
  const rows = Object.entries(answer.headers).map(([name, value]) => ({
    name,
    row: [
      element('dt', {}, name),
      element('dd', {}, name === 'Link' ? value.split(/, (?=<)/).map((each) => element('span', {}, each)) : value),
    ],
  }));
  const isMain = ({ name }) => /^(?:content-type|etag|cache-control|vary|link|x-markdown-tokens|location)$/i.test(name);
  const others = rows.filter((each) => !isMain(each)).map(({ row }) => row);
  return element(
    'section',
    { className: 'lens agent' },
    heading('What an agent gets', answer.tokens !== null && `about ${count(answer.tokens, 'token')}`),
    element(
      'dl',
      { className: 'facts' },
      element('dt', {}, 'Status'),
      element('dd', {}, answer.status),
      rows.filter(isMain).map(({ row }) => row),
    ),
    element(
      'details',
      {},
      element('summary', {}, `${others.length} more header fields`),
      element('dl', { className: 'facts' }, others),
      answer.onHostsOnly.length > 0 &&
        element(
          'p',
          { className: 'soft' },
          `Hosts send these. The desk itself keeps back ${answer.onHostsOnly.join(', ')}: no other website may read what is not published.`,
        ),
    ),
    answer.text === null
      ? element('p', { className: 'soft' }, 'No text.')
      : element('pre', { tabIndex: 0 }, answer.text),
  );
}

function data({ data: { values, schema, issues } }) {
  const traced = values.filter(({ by }) => by !== 'none').length;
  return element(
    'section',
    { className: 'lens data' },
    heading('The data', values.length > 0 && `${traced} of ${count(values.length, 'value')} from the content`),
    issues !== null &&
      element(
        'p',
        { className: issues.length === 0 ? 'badge good' : 'badge bad' },
        issues.length === 0 ? 'Valid against its published schema' : issues.join('; '),
      ),
    schema !== null &&
      element(
        'details',
        {},
        element('summary', {}, 'Schema'),
        element('pre', { tabIndex: 0 }, JSON.stringify(schema, null, 2)),
      ),
    values.length === 0 && element('p', { className: 'soft' }, 'No values of the content in it.'),
    element(
      'ul',
      { className: 'values' },
      values.map(({ where, value, by, sources }) =>
        element(
          'li',
          {},
          element('div', { className: 'where' }, where),
          element('div', { className: 'value' }, typeof value === 'string' ? value : JSON.stringify(value)),
          sources.map((source) =>
            element('div', { className: 'from' }, by === 'equal' ? '≈ ' : '← ', link(source), ` ${source.name}`),
          ),
          sources.length === 0 && element('div', { className: 'from soft' }, 'made by Gazette'),
        ),
      ),
    ),
  );
}

// Problems

function problems() {
  if (state.problems.length === 0 && !state.failure)
    return element(
      'p',
      { className: 'empty' },
      state.isChecked ? 'No problems.' : 'No problems so far; links are being checked.',
    );
  return element(
    'div',
    {},
    state.failure && failureCard(state.failure),
    state.problems.length > 0 &&
      element('div', { className: 'head' }, element('h2', {}, count(state.problems.length, 'problem'))),
    state.problems.map(({ severity, place, open, field, message, hint, code, frame }) =>
      element(
        'article',
        { className: `problem ${severity}` },
        open ? element('a', { href: open }, place) : element('span', { className: 'where' }, place),
        element('h3', {}, field ? `${field}: ` : '', message),
        hint && element('p', {}, `→ ${hint}`),
        frame && element('pre', { tabIndex: 0 }, frameText(frame)),
        element('code', { className: 'soft' }, `${severity} ${code}`),
      ),
    ),
  );
}

/** What the desk itself failed at is shown in its place; the other views go on. */
function failureOf({ failure, message }) {
  return failureCard(failure ?? { title: 'The desk does not answer', during: 'asking it', message });
}

function failureCard({ title, during, message, trace }) {
  return element(
    'article',
    { className: 'problem failure' },
    element('h2', {}, title),
    element('span', { className: 'where' }, `while ${during}`),
    element('h3', {}, message),
    trace && element('p', {}, 'Please report it with these lines:'),
    trace && element('pre', { tabIndex: 0 }, trace.replace(/^ +/gm, '')),
  );
}

function frameText({ first, lines, line, col }) {
  const width = String(first + lines.length - 1).length;
  return lines
    .flatMap((text, i) => {
      const number = first + i;
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line ? [row, `  ${' '.repeat(width)} | ${' '.repeat(col - 1)}^`] : [row];
    })
    .join('\n');
}

// Negotiation

const presets = [
  ['A browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['An agent', 'text/markdown, text/html'],
  ['Markdown only', 'text/markdown'],
  ['Rather HTML', 'text/html, text/markdown;q=0.9'],
  ['curl', '*/*'],
  ['JSON', 'application/json'],
  ['Markdown refused', 'text/markdown;q=0, text/html'],
  ['No header', undefined],
];
let accept = presets[1][1];

const ask = (path, value) =>
  get(
    `/__gazette/negotiate.json?path=${encodeURIComponent(path)}${value === undefined ? '' : `&accept=${encodeURIComponent(value)}`}`,
  );

async function negotiation(path) {
  const answer = element('div', { 'aria-live': 'polite' });
  const table = element('tbody');
  const paths = element(
    'datalist',
    { id: 'paths' },
    rows.map((row) => element('option', { value: row.path })),
  );
  const pathInput = element('input', { value: path });
  pathInput.setAttribute('list', 'paths');
  const acceptInput = element('input', { value: accept ?? '', className: 'mono', spellcheck: false });
  const update = async () => {
    const view = await ask(pathInput.value, accept);
    answer.replaceChildren(...answerView(view));
    const all = await Promise.all(presets.map(([, value]) => ask(pathInput.value, value)));
    table.replaceChildren(
      ...presets.map(([label, value], i) =>
        element(
          'tr',
          {},
          element('td', {}, label),
          element('td', { className: 'mono wide' }, value ?? 'none'),
          element('td', {}, all[i].status),
          element('td', {}, all[i].headers['Content-Type'] ?? all[i].headers.Location ?? ''),
        ),
      ),
    );
  };
  pathInput.onchange = update;
  acceptInput.oninput = () => {
    accept = acceptInput.value;
    update();
  };
  const buttons = presets.map(([label, value]) =>
    element(
      'button',
      {
        type: 'button',
        onclick: () => {
          accept = value;
          acceptInput.value = value ?? '';
          update();
        },
      },
      label,
    ),
  );
  await update();
  return element(
    'div',
    {},
    element('div', { className: 'head' }, element('h2', {}, 'Accept in, answer out')),
    element(
      'div',
      { className: 'negotiation' },
      element(
        'div',
        { className: 'fields' },
        element('label', {}, 'Path', pathInput, paths),
        element('label', {}, 'Accept', acceptInput),
        element('div', { className: 'presets' }, buttons),
      ),
      answer,
    ),
    element(
      'div',
      { className: 'scroll' },
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...['Who asks', 'Accept', 'Status', 'Answer'].map((text) =>
              element('th', { scope: 'col', className: text === 'Accept' ? 'wide' : '' }, text),
            ),
          ),
        ),
        table,
      ),
    ),
  );
}

function answerView({ status, headers, bytes, ranges, why }) {
  return [
    element('p', { className: 'answer' }, `${status} ${headers['Content-Type'] ?? headers.Location ?? ''}`),
    element(
      'ul',
      { className: 'why' },
      why.map((sentence) => element('li', {}, sentence)),
    ),
    ranges.length > 0 &&
      element(
        'p',
        { className: 'soft' },
        `Read as ${ranges.map(({ range, weight }) => `${range} (${weight})`).join(', ')}.`,
      ),
    element(
      'dl',
      { className: 'facts' },
      Object.entries(headers).map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
      element('dt', {}, 'Body'),
      element('dd', {}, `${thousands(bytes)} bytes`),
    ),
  ].filter(Boolean);
}
