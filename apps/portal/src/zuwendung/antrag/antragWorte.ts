import { ANTRAGSTELLER_ART_TEXT, ANTRAGSTELLER_ARTEN } from '@foerderportal/contract/unternehmen/enums'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { gegenstandStelle, stelleInWorten } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { Stelle } from '@foerderportal/entwurf/arten'

/** The place of the form that a path of the draft leads to. */
const stelleZu = (pfad: readonly string[]): Stellenpfad => {
  const [anfang = '', zweites = '', , kennung, feld = ''] = pfad
  // The fields of a correction are called by their places.
  if (anfang === 'felder') return zweites.replaceAll('/', '.')
  if (anfang === 'dokumente') return `${anfang}.${zweites}`
  // foerdergegenstandSeiten / class / foerdergegenstaende / item / field
  if (anfang === 'foerdergegenstandSeiten')
    return kennung === undefined ? anfang : gegenstandStelle(kennung, feld)
  return pfad.join('.')
}

/** The question behind a place in the form, as the page words it. */
export const frageZu = ({ pfad }: Pick<Stelle, 'pfad'>, formular: AntragFormular): string =>
  stelleInWorten(formular, stelleZu(pfad))

const dateiname = (wert: unknown): string =>
  typeof wert === 'object' && wert !== null && 'dateiname' in wert ? String(wert.dateiname) : 'Eintrag'

const kurz = (wert: object): string => {
  const texte = Object.values(wert).filter(
    (w) => typeof w === 'string' && w !== '' && !/^[\da-f-]{36}$/.test(w),
  )
  return texte.join(', ')
}

/** A value as it stands in its field. */
export const wertSchreiben = (wert: unknown): string => {
  if (wert === undefined) return 'entfernt'
  if (wert === null || wert === '') return 'leer'
  if (typeof wert === 'boolean') return wert ? 'Ja' : 'Nein'
  if (Array.isArray(wert)) return wert.length === 0 ? 'leer' : wert.map(dateiname).join(', ')
  if (typeof wert === 'object') return 'dateiname' in wert ? dateiname(wert) : kurz(wert)
  const art = ANTRAGSTELLER_ARTEN.find((a) => a === wert)
  if (art) return ANTRAGSTELLER_ART_TEXT[art]
  return typeof wert === 'string' ? wert : JSON.stringify(wert)
}
