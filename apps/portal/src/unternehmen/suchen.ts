const ohneAkzente = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

const UMSCHRIFT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** As it is written where there are no umlauts: 'Müller' as 'mueller'. */
const umgeschrieben = (text: string): string =>
  ohneAkzente(text.replaceAll(/[äöüß]/g, (z) => UMSCHRIFT[z] ?? z))
/** As it is typed by who has no umlauts at hand: 'Müller' as 'muller'. */
const vereinfacht = (text: string): string => ohneAkzente(text.replaceAll('ß', 'ss'))

const SCHREIBWEISEN = [umgeschrieben, vereinfacht] as const

const klein = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de-DE')

/** Whether every word that is looked for occurs in the name, whichever way both write umlauts and accents. */
export const passtZu = (name: string, gesucht: string): boolean => {
  const worte = klein(gesucht).split(/\s+/).filter(Boolean)
  return worte.every((wort) => SCHREIBWEISEN.some((wie) => wie(klein(name)).includes(wie(wort))))
}
