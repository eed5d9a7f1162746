/** Fills all slots in one pass, so that no value is taken for a slot. */
export function filled(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
