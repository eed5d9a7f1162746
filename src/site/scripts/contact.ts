/**
 * Hands the answers of the contact form to the visitor's mail program. The subject is part of the links that the page
 * brings; only the body is made here, as mailUrl() in src/site/request-mail.ts makes it.
 */
export const contactScript = String.raw`
for (const form of document.querySelectorAll('form[data-mail]')) {
  const fields = form.querySelector('[data-fields]');
  const status = form.querySelector('[role=status]');
  const named = () => [...form.elements].filter((control) => control.name);
  const answers = () => named()
    .map((control) => control.labels[0].querySelector('span').textContent + ': ' + control.value)
    .join('\n\n');
  // Half of a character cannot be encoded; it would stop the whole request.
  const encoded = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
  const urlWith = (body) => {
    const topic = form.querySelector('option:checked');
    return (topic ?? form).dataset.mail + '&body=' + encoded(body);
  };
  const box = document.createElement('textarea');
  box.readOnly = true;
  box.rows = 6;
  box.setAttribute('aria-label', 'The request as text');
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      box.remove();
      return true;
    } catch {
      box.value = text;
      status.after(box);
      box.focus();
      box.select();
      return false;
    }
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = answers();
    const url = urlWith(text);
    let said = 'Your mail program opens with the request. If it does not, copy the request as text.';
    if (url.length <= Number(form.dataset.longest)) {
      box.remove();
      location.href = url;
    } else if (await copy(text)) {
      said = 'The request is too long to be handed over, so it was copied: paste it into the email that opens.';
      location.href = urlWith('Please paste the copied request here.');
    } else {
      said = 'The request is too long to be handed over. Copy it from the box below, and paste it into the email that opens.';
      location.href = urlWith('Please paste the request here.');
    }
    status.textContent = said;
  });
  form.querySelector('[data-copy]').addEventListener('click', async () => {
    if (!form.reportValidity()) return;
    const done = await copy(answers());
    status.textContent = done ? 'Copied. Paste it into an email to the address above.' : 'Copy the request from the box below.';
  });
  fields.hidden = false;
  form.querySelector('[data-by-mail]').hidden = true;
}
`;
