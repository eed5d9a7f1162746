/** Opens what a link leads into, for browsers that do not do that themselves. */
export function openTarget(): void {
  const open = () => {
    const target = document.querySelector(':target');
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
