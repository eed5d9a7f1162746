/** Requests a document of this origin from the reference and shows status, header fields and body as they arrive. */
export const tryItScript = `
for (const place of document.querySelectorAll('[data-try]')) {
  const path = place.dataset.try;
  const button = document.createElement('button');
  const output = document.createElement('div');
  button.type = 'button';
  button.textContent = 'Try it';
  button.setAttribute('aria-label', 'Try it: GET ' + path);
  output.className = 'answer';
  output.setAttribute('aria-live', 'polite');
  place.append(button, output);

  const add = (parent, name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    output.replaceChildren();
    try {
      const response = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'omit', cache: 'no-cache' });
      const body = await response.text();
      add(output, 'p', response.status + (response.ok ? ' OK' : ' ' + response.statusText)).className = 'status-line';
      const fields = add(output, 'dl', '');
      for (const name of ['content-type', 'etag', 'cache-control']) {
        add(fields, 'dt', name);
        add(fields, 'dd', response.headers.get(name) ?? 'not sent');
      }
      add(fields, 'dt', 'size');
      add(fields, 'dd', new TextEncoder().encode(body).length + ' bytes');
      const pre = add(output, 'pre', '');
      pre.tabIndex = 0;
      pre.setAttribute('role', 'region');
      pre.setAttribute('aria-label', 'Body of ' + path);
      add(pre, 'code', body);
    } catch (error) {
      add(output, 'p', 'No answer: ' + error.message).className = 'status-line';
    }
    button.disabled = false;
  });
}
`;
