import { ANTRAGSTELLER_ART_TEXT, ANTRAGSTELLER_ARTEN } from '@foerderportal/contract/unternehmen/enums'
import { DOKUMENT_ARTEN, dokumentTitel } from '@foerderportal/contract/zuwendung/dokumentArten'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/stellen'
import type { Stelle } from '@foerderportal/entwurf/arten'
import { FRAGEN, FRAGEN_GEGENSTAND } from '@foerderportal/contract/zuwendung/fragen'

const ist = <K extends string>(tabelle: Readonly<Record<K, string>>, name: string): name is K =>
  Object.hasOwn(tabelle, name)

/** The machine or consultancy that an id in a path names, by its maker or purpose. */
const gegenstandName = (formular: AntragFormular, kennung: string | undefined): string => {
  const alle = (formular.foerdergegenstandSeiten ?? []).flatMap((s) => s.foerdergegenstaende ?? [])
  const stelle = alle.findIndex((g) => g.id === kennung)
  const g = alle[stelle]
  const name = g?.type === 'Beratungsdienstleistung' ? g.bezeichnung : g?.hersteller
  return name ?? `Gegenstand ${stelle + 1}`
}

const GEGENSTAND_FELD = 4
/** foerdergegenstandSeiten / class / foerdergegenstaende / item / field */
const gegenstandFrage = ([, , , kennung, feld]: readonly string[], formular: AntragFormular): string => {
  if (kennung === undefined) return 'Fördergegenstände'
  const name = gegenstandName(formular, kennung)
  return feld !== undefined && ist(FRAGEN_GEGENSTAND, feld)
    ? `${FRAGEN_GEGENSTAND[feld]} (${name})`
    : `Fördergegenstand: ${name}`
}

/** The question behind a place in the form, as the page words it. */
export const frageZu = ({ pfad }: Pick<Stelle, 'pfad'>, formular: AntragFormular): string => {
  const name = pfad.join('.')
  if (ist(FRAGEN, name)) return FRAGEN[name]
  // The fields of a correction are called by their places.
  if (pfad[0] === 'felder') return stelleInWorten(formular, (pfad[1] ?? '').replaceAll('/', '.'))
  if (pfad[0] === 'foerdergegenstandSeiten')
    return gegenstandFrage(pfad.slice(0, GEGENSTAND_FELD + 1), formular)
  const [dokumente, art] = pfad
  const dokument = dokumente === 'dokumente' && DOKUMENT_ARTEN.find((a) => a === art)
  return dokument ? dokumentTitel(dokument) : 'Angabe'
}

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
