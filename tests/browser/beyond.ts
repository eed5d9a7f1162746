// Programs for the page are text: the project is not checked with the types of a browser.
/** Visible elements with text of their own that reach beyond the window, unless they stand in what scrolls. */
export const beyond = `(() => {
  const scrolls = (e) => e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const width = document.documentElement.clientWidth;
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    const range = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || node.data.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if ((box.right > width + 0.5 || box.left < -0.5) && !scrolls(element) && !element.closest('.unseen, .skip, option'))
        found.push(element.tagName + ' ' + node.data.trim().slice(0, 40) + ' to ' + Math.round(box.right));
    }
  }
  return found;
})()`;
