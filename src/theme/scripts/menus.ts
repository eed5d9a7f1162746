/** Closes lists that hang from the header when a reader presses Escape or goes elsewhere; without it, a press closes them. */
export function closeLeftMenus(): void {
  const closeOutside = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.masthead details[open]'))
      menu.open = menu.contains(target as Node);
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLDetailsElement>('.masthead details[open]');
    if (key !== 'Escape' || open === null) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
