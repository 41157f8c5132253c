import { schlicht } from '@foerderportal/values/suche/schlicht'

const KURZ: Readonly<Record<string, string>> = { sankt: 'st', doktor: 'dr' }

/** Also while it is still being typed: 'Hauptstra' must find what 'Hauptstr' finds. */
const STRASSE = /str(?:a(?:s(?:se?)?)?)?$/

const wortFalten = (wort: string): string => KURZ[wort] ?? wort.replace(STRASSE, 'str')

const NUR_LATEIN = /[^a-z0-9]+/g

/**
 * The form in which names are compared, the same for the directory and for what is typed: the one of every search (S10-06),
 * words of a to z and digits alone, and Straße is Str., Sankt St.
 */
export const falten = (text: string): string =>
  schlicht(text).replaceAll(NUR_LATEIN, ' ').trim().split(' ').map(wortFalten).join(' ')
