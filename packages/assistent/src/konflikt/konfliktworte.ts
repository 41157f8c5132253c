import type { Listenart, Tafel, Zeile } from '@foerderportal/contract/formular/antwort'
import {
  alleZeilen,
  elementStelle,
  worteZu,
  zeileAn,
  type Stellenpfad,
} from '@foerderportal/contract/formular/tafel'
import { feldVon } from '@foerderportal/contract/formular/werte'
import type { Stelle } from '@foerderportal/entwurf/types'
import type { Feldworte } from '@foerderportal/shell/entwurf/Vergleich.tsx'
import { isObject, type Fields } from '@foerderportal/values/object'

type Pfad = readonly string[]

/** The place that a field of a correction is called by (korrekturwerte). It lies here, where it is needed first. */
export const stelleAus = (name: string): Stellenpfad => name.replaceAll('/', '.')

const beginnt = (pfad: Pfad, anfang: Pfad): boolean => anfang.every((name, i) => pfad[i] === name)

/** From an element's id on: into a list within it, or to its field. */
const imElement = <D>(
  art: Listenart<D>,
  stelle: string,
  [kennung, ...rest]: Pfad,
): Stellenpfad | undefined => {
  const innen = art.zeilen({}).find((zeile) => zeile.art.art === 'liste')
  if (innen?.art.art !== 'liste')
    return kennung === undefined ? undefined : elementStelle(stelle, kennung, rest[0] ?? '')
  const bisher = innen.pfad.split('.')
  return beginnt(rest, bisher) ? imElement(innen.art, stelle, rest.slice(bisher.length)) : undefined
}

/** The place that a path of the draft leads to; there lists go by the ids of their elements. */
export const stelleZu = <D>(tafel: Tafel<D>, pfad: Pfad): Stellenpfad => {
  const [anfang, stelle = ''] = pfad
  // The fields of a correction are called by their places.
  if (anfang === 'felder') return stelleAus(stelle)
  // A field may have another name than the path of its answer.
  const zeile = alleZeilen(tafel).find((eine) => beginnt(pfad, feldVon(eine).split('.')))
  if (zeile === undefined) return pfad.join('.')
  const { art, elemente } = zeile
  if (art.art !== 'liste' || elemente === undefined) return zeile.pfad
  return imElement(art, elemente.stelle, pfad.slice(feldVon(zeile).split('.').length)) ?? zeile.pfad
}

const kurz = (wert: Fields): string =>
  Object.values(wert)
    .filter((w) => typeof w === 'string' && w !== '' && !/^[\da-f-]{36}$/.test(w))
    .join(', ')

/** What stands in a field, in words: as its kind says it, and as it was typed where that can't be read. */
const inWorten = <D>(zeile: Zeile<D> | undefined, roh: unknown): string => {
  if (roh === undefined) return 'entfernt'
  const gesagt = zeile?.art.sagen(zeile.art.lesen(roh)) ?? null
  if (gesagt !== null) return gesagt
  if (typeof roh === 'string' && roh !== '') return roh
  if (typeof roh === 'boolean') return roh ? 'Ja' : 'Nein'
  return isObject(roh) ? kurz(roh) : 'leer'
}

/** A field of the draft in the words of its form. */
export const konfliktworte = <D>(
  tafel: Tafel<D>,
  formular: object,
  { pfad }: Pick<Stelle, 'pfad'>,
): Feldworte => {
  const stelle = stelleZu(tafel, pfad)
  return {
    frage: worteZu(tafel, formular, stelle),
    schreiben: (roh) => inWorten(zeileAn(tafel, formular, stelle), roh),
  }
}
