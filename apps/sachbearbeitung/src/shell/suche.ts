/** What stands behind the question mark, as texts: the router's own reading would make a number of '1000'. */
export const sucheLesen = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

/** The same the other way; lists of values stay readable. */
export const sucheSchreiben = (suche: Record<string, unknown>): string => {
  const angaben = Object.entries(suche).filter(([, wert]) => wert !== undefined && wert !== '')
  const text = new URLSearchParams(angaben.map(([name, wert]) => [name, String(wert)])).toString()
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`
}
