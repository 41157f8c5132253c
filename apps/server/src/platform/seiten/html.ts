import { htmlEscapen } from '../http/html.ts'

/** Text that is HTML already; only `html` makes it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Wert = string | number | Html | undefined | false | readonly Wert[]

const einsetzen = (wert: Wert): string => {
  if (wert === undefined || wert === false) return ''
  if (wert instanceof Html) return wert.text
  return typeof wert === 'object' ? wert.map(einsetzen).join('') : htmlEscapen(String(wert))
}

/**
 * HTML with values set in: every value is escaped unless it comes from `html` itself; lists are joined, `undefined`
 * and `false` vanish. Attributes always stand in quotes.
 */
export const html = (teile: TemplateStringsArray, ...werte: readonly Wert[]): Html =>
  new Html(String.raw({ raw: teile }, ...werte.map(einsetzen)))
