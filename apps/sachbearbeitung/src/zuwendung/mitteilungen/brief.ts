/** What is written to a company. */
export type Brief = { readonly betreff: string; readonly inhalt: string }

/** What is missing before it can be sent. */
export const briefPruefen = ({ betreff, inhalt }: Brief) => [
  ...(betreff.trim() === '' ? [{ pfad: 'betreff', text: 'Geben Sie einen Betreff ein.' }] : []),
  ...(inhalt.trim() === '' ? [{ pfad: 'inhalt', text: 'Schreiben Sie einen Text.' }] : []),
]

/** A module behind what stands there already: nothing typed goes. */
export const angefuegt = (bisher: string, baustein: string): string =>
  bisher.trim() === '' ? baustein : `${bisher.trimEnd()}\n\n${baustein}`
