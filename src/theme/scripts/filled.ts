/** A text with its slots filled in one pass, so that nothing that fills one is taken for another. */
export function filled(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
