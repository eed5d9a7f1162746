/** A button that copies, on every code block with a caption; the caption keeps room for it, so nothing moves. */
export const codeScript = `
const said = document.createElement('p');
said.className = 'unseen';
said.setAttribute('role', 'status');
document.body.append(said);

for (const figure of document.querySelectorAll('figure.code')) {
  const pre = figure.querySelector('pre');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  const name = figure.getAttribute('aria-label');
  if (name) button.setAttribute('aria-label', 'Copy: ' + name);
  button.addEventListener('click', async () => {
    let result = 'Copied';
    try {
      await navigator.clipboard.writeText(pre.textContent);
    } catch {
      getSelection().selectAllChildren(pre);
      result = 'Selected';
    }
    button.textContent = result;
    said.textContent = result + '.';
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });
  (figure.querySelector('[data-tools]') ?? figure.querySelector('figcaption')).append(button);
}
`;
