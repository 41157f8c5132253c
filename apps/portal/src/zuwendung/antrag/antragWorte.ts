import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { alleZeilen, zeileAn, type Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { TAFEL } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { isObject, type Fields } from '@foerderportal/values/object'
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
  // A field may have another name than the path of its answer.
  return alleZeilen(TAFEL).find(({ feld }) => feld === anfang)?.pfad ?? pfad.join('.')
}

/** The question behind a place in the form, as the page words it. */
export const frageZu = ({ pfad }: Pick<Stelle, 'pfad'>, formular: AntragFormular): string =>
  stelleInWorten(formular, stelleZu(pfad))

const kurz = (wert: Fields): string => {
  const texte = Object.values(wert).filter(
    (w) => typeof w === 'string' && w !== '' && !/^[\da-f-]{36}$/.test(w),
  )
  return texte.join(', ')
}

/** What stands in a field, in words: as its kind says it, and as it was typed where that can't be read. */
export const wertSchreiben =
  ({ pfad }: Pick<Stelle, 'pfad'>, formular: AntragFormular) =>
  (roh: unknown): string => {
    if (roh === undefined) return 'entfernt'
    const art = zeileAn(TAFEL, formular, stelleZu(pfad))?.art
    const gesagt = art?.sagen(art.lesen(roh)) ?? null
    if (gesagt !== null) return gesagt
    if (typeof roh === 'string' && roh !== '') return roh
    if (typeof roh === 'boolean') return roh ? 'Ja' : 'Nein'
    return isObject(roh) ? kurz(roh) : 'leer'
  }
