// Runs in pages that the desk serves to browsers: loads a page again when there is a newer edition of the site, and
// shows the errors of the content, and those of Gazette itself, over the page while there are any.
(() => {
  const shownEdition = document.currentScript.dataset.edition;
  const isFramed = window !== window.top;

  const events = new EventSource('/__gazette/events');
  events.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.edition !== shownEdition) location.reload();
    else if (!isFramed) overlay.show(message);
  };
  // A page that is left keeps no connection: browsers allow six to one origin.
  addEventListener('pagehide', () => events.close());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

  if (isFramed)
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href]');
      if (!link || link.origin !== location.origin || event.metaKey || event.ctrlKey) return;
      const path = link.pathname.replace(/^\/__gazette\/frame/, '');
      if (path === location.pathname.replace(/^\/__gazette\/frame/, '')) return;
      event.preventDefault();
      window.parent.postMessage({ gazette: 'open', path }, location.origin);
    });

  const style = `
:host { all: initial; }
* { box-sizing: border-box; }
section, button.pill { font: 15px/1.5 system-ui, sans-serif; color-scheme: light dark; color: light-dark(#221c18, #f1ece4); }
section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: clamp(16px, 4vw, 56px); background: light-dark(#fbf7f0f2, #16130ff2); backdrop-filter: blur(6px); }
.sheet { max-width: 62rem; margin: 0 auto; }
h1 { font: 600 clamp(22px, 3.4vw, 34px)/1.15 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; margin: 0 0 6px; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 14px; color: light-dark(#6a5f55, #b9aea2); max-width: 46rem; }
article { margin: 22px 0; padding: 16px 18px; background: light-dark(#fff, #1f1b17); border: 1px solid light-dark(#e2d8ca, #3a332b); border-left: 4px solid light-dark(#b3261e, #ff8a7d); border-radius: 4px; }
a { color: light-dark(#8c1d18, #ffb4a9); font: 600 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h2 { font: 600 16px/1.4 system-ui, sans-serif; margin: 6px 0; overflow-wrap: anywhere; }
h2 b { font-family: ui-monospace, monospace; }
pre { margin: 12px 0 0; padding: 10px 0; overflow-x: auto; font: 13px/1.6 ui-monospace, monospace; background: light-dark(#f6f0e6, #16130f); border-radius: 3px; }
pre span { display: block; padding: 0 12px; white-space: pre; width: max-content; min-width: 100%; }
pre span.here { background: light-dark(#fbdcd7, #4a1f1b); }
pre span.mark { color: light-dark(#b3261e, #ff8a7d); font-weight: 700; }
article p { margin: 10px 0 0; color: inherit; }
article p::before { content: "→ "; }
code { font: 12px ui-monospace, monospace; opacity: 0.7; }
.bar { display: flex; gap: 12px; flex-wrap: wrap; align-items: center; margin-top: 26px; font-size: 14px; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 99px; padding: 5px 14px; min-height: 32px; cursor: pointer; }
button.pill { position: fixed; right: 16px; bottom: 16px; z-index: 2147483647; background: light-dark(#b3261e, #ffb4a9); color: light-dark(#fff, #3c0703); border: 0; font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#8c1d18, #ffb4a9); outline-offset: 2px; }`;

  const element = (name, members = {}, ...children) => {
    const made = Object.assign(document.createElement(name), members);
    made.append(...children.filter((child) => child !== undefined && child !== null));
    return made;
  };

  const overlay = {
    host: undefined,
    isDismissed: false,
    shown: '',
    show({ problems, failure, isStale }) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      const key = JSON.stringify([errors, failure, isStale]);
      if (key === this.shown) return;
      this.shown = key;
      this.isDismissed = false;
      this.draw({ errors, failure, isStale });
    },
    draw(shown) {
      this.host?.remove();
      this.host = undefined;
      const { errors, failure } = shown;
      if (errors.length === 0 && !failure) return;
      this.host = document.createElement('gazette-desk');
      const root = this.host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      const toggle = (isDismissed) => {
        this.isDismissed = isDismissed;
        this.draw(shown);
      };
      const count = errors.length === 1 ? 'One error' : `${errors.length} errors`;
      const label = failure ? failure.title : count;
      if (this.isDismissed) root.append(element('button', { className: 'pill', onclick: () => toggle(false) }, label));
      else root.append(panel(shown, count, () => toggle(true)));
      document.documentElement.append(this.host);
    },
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !overlay.host || overlay.isDismissed) return;
    overlay.host.shadowRoot.querySelector('.bar button').click();
  });

  const last = 'The page behind this is the last version that could be made.';
  const explanations = {
    failed: `${last} The desk goes on: it tries again as soon as anything is saved. Undoing the last change brings the site back.`,
    failedAfter:
      'The page behind this has your change. The desk goes on, and tries again as soon as anything is saved.',
    stale: `${last} The next one comes as soon as these are mended; nothing needs to be reloaded.`,
    shown: 'The page behind this has your change. It cannot be published while there are errors.',
  };

  function panel({ errors, failure, isStale }, count, dismiss) {
    const text = explanations[failure ? (isStale ? 'failed' : 'failedAfter') : isStale ? 'stale' : 'shown'];
    const section = element(
      'section',
      {},
      element(
        'div',
        { className: 'sheet' },
        element('h1', { textContent: failure ? failure.title : `${count} in the content` }),
        element('p', { textContent: text }),
        failure ? failureCard(failure) : undefined,
        ...errors.slice(0, 20).map(card),
        errors.length > 20 ? element('p', { textContent: `And ${errors.length - 20} more.` }) : undefined,
        element(
          'div',
          { className: 'bar' },
          element('button', { type: 'button', onclick: dismiss }, 'Show the page (Esc)'),
          element('a', { href: '/__gazette/#problems' }, 'All problems at the desk'),
        ),
      ),
    );
    section.setAttribute('role', 'alert');
    return section;
  }

  function failureCard({ during, message, trace }) {
    return element(
      'article',
      {},
      element('code', {}, `while ${during}`),
      element('h2', { textContent: message }),
      trace ? element('p', { textContent: 'Please report it with these lines:' }) : undefined,
      trace
        ? element('pre', { tabIndex: 0 }, ...trace.split('\n').map((line) => element('span', {}, line.trim())))
        : undefined,
    );
  }

  function card({ place, open, field, message, hint, code, frame }) {
    const title = element('h2', {}, field ? element('b', {}, `${field}: `) : undefined, message);
    return element(
      'article',
      {},
      open ? element('a', { href: open }, place) : element('code', {}, place),
      title,
      hint ? element('p', { textContent: hint }) : undefined,
      frame ? drawFrame(frame) : undefined,
      element('code', {}, code),
    );
  }

  function drawFrame({ first, lines, line, col }) {
    const width = String(first + lines.length - 1).length;
    return element(
      'pre',
      { tabIndex: 0 },
      ...lines.flatMap((text, i) => {
        const number = first + i;
        const row = element('span', {}, `${String(number).padStart(width)}  ${text}`);
        if (number !== line) return [row];
        row.className = 'here';
        return [row, element('span', { className: 'mark' }, `${' '.repeat(width + 1 + col)}^`)];
      }),
    );
  }
})();
