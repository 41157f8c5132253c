import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'

const einfach = (text: string) => text.normalize('NFC').toLocaleLowerCase('de')

/** The files that hold every word of the search in their name, kind or the number of their form. */
export const suchen = (alle: readonly VorhandeneDatei[], suche: string): readonly VorhandeneDatei[] => {
  const worte = einfach(suche).split(/\s+/).filter(Boolean)
  return alle.filter(({ datei, verwendungen }) => {
    const text = einfach(
      [datei.dateiname, ...verwendungen.flatMap(({ geNr, wozu }) => [geNr, wozu])].join(' '),
    )
    return worte.every((wort) => text.includes(wort))
  })
}
