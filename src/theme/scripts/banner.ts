/** Hides banners from their `until` day on, between builds. */
export function hideOldBanners(): void {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  for (const banner of document.querySelectorAll<HTMLElement>('[data-until]'))
    banner.hidden = today >= (banner.dataset.until ?? '');
}
