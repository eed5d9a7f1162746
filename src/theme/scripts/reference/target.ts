/** Opens <details> around a link's target, for browsers that do not. */
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
