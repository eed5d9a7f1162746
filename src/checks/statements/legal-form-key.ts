/** Legal forms as they stand behind names; spellings of one form are one. */
const forms = /^(.*\S)[ ,]+(Limited|Ltd\.?|LLP|PLC|plc|Inc\.?|LLC|GmbH|AG|UG|KG|OHG|SE|e\. ?V\.|S\.A\.|SARL|B\.V\.)$/;
/** One legal form under several spellings. */
const classOf = (form: string): string =>
  ({ limited: 'ltd', plc: 'plc' })[form.toLowerCase()] ?? form.toLowerCase().replace(/[. ]/g, '');

/** `tarrowfen voice|ltd`: a name and the class of its legal form; undefined where it has none. */
export function toLegalFormKey(name: string): string | undefined {
  const [, base, form] = forms.exec(name) ?? [];
  return base === undefined || form === undefined
    ? undefined
    : `${base.toLowerCase().replace(/[ ,]+/g, ' ').trim()}|${classOf(form)}`;
}
