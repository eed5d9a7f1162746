/** Opens the question that the address names, where the browser does not; searches the questions as one types. */
export const questionsScript = String.raw`
function revealTarget() {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { return; }
  const target = id === '' ? null : document.getElementById(id);
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', revealTarget);
revealTarget();

for (const place of document.querySelectorAll('[data-search]')) {
  const section = place.closest('section');
  const entries = [...section.querySelectorAll('details')].map((details) => ({ details, text: details.textContent.toLowerCase() }));
  const label = document.createElement('label');
  const input = document.createElement('input');
  const status = document.createElement('p');
  input.type = 'search';
  input.autocomplete = 'off';
  label.append('Search the questions', input);
  status.setAttribute('role', 'status');
  place.setAttribute('role', 'search');
  place.append(label, status);
  const filter = () => {
    const words = input.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    let found = 0;
    for (const { details, text } of entries) {
      details.hidden = !words.every((word) => text.includes(word));
      if (!details.hidden) found += 1;
    }
    for (const group of section.querySelectorAll('[data-group]'))
      group.hidden = [...group.querySelectorAll('details')].every((details) => details.hidden);
    const ofAll = found + ' of ' + entries.length + ' questions';
    status.textContent = words.length === 0 ? '' : found === 0 ? 'No question contains that. The contact form is below.' : ofAll;
  };
  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    input.value = '';
    filter();
  });
}
`;
