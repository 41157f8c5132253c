import {
  SEITE_HOECHSTENS,
  TREFFER_HOECHSTENS,
  type AdressAnfrage,
  type AdressAuskunft,
  type AdressTreffer,
} from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import type { Strasse } from './adresseRepository.ts'
import { hervorheben } from './hervorheben.ts'

const oderNull = (text: string): string | null => (text === '' ? null : text)

/** '12 A' and '12a' are one number. */
export const hausnummerFalten = (nummer: string): string => nummer.toLowerCase().replaceAll(' ', '')

/** `hausnummern` undefined: they were not asked for. */
export const alsStrassentreffer = (
  { strasse, ort, ort_zusatz, ortsteil, plz, nummern }: Strasse,
  hausnummern: { readonly beginntMit: string } | undefined,
): AdressTreffer => ({
  address: { strasse, ort, ortZusatz: oderNull(ort_zusatz), ortsteil: oderNull(ortsteil), plz },
  hausnummer:
    hausnummern === undefined
      ? []
      : (nummern ?? []).filter((nummer) => hausnummerFalten(nummer).startsWith(hausnummern.beginntMit)),
})

/** `nurPlz`: each postal code once. */
export const alsOrtstreffer = (orte: readonly Ort[], nurPlz: boolean): readonly AdressTreffer[] => {
  const treffer = new Map<string, AdressTreffer>()
  for (const { plz, ort, ortsteil } of orte) {
    const address = {
      strasse: null,
      ort: nurPlz ? null : ort,
      ortZusatz: null,
      ortsteil: nurPlz ? null : ortsteil,
      plz,
    }
    const schluessel = JSON.stringify(address)
    if (!treffer.has(schluessel)) treffer.set(schluessel, { address, hausnummer: [] })
  }
  return [...treffer.values()]
}

const texte = function* (treffer: readonly AdressTreffer[]) {
  for (const { address } of treffer) for (const text of Object.values(address)) if (text !== null) yield text
}

const HUNDERTSTEL = 100

export const alsAuskunft = (
  { correlation, session, page }: AdressAnfrage,
  pageSize: number,
  {
    anzahl,
    treffer,
    worte,
  }: {
    readonly anzahl: number
    readonly treffer: readonly AdressTreffer[]
    readonly worte: readonly string[]
  },
  dauerMs: number,
): AdressAuskunft => ({
  correlation,
  session,
  page,
  pageSize,
  pageSizeMax: SEITE_HOECHSTENS,
  pages: Math.ceil(anzahl / pageSize),
  resultSize: anzahl,
  resultSizeMax: TREFFER_HOECHSTENS,
  results: [...treffer],
  highlightWords: hervorheben(texte(treffer), worte),
  runtimeInMs: Math.round(dauerMs * HUNDERTSTEL) / HUNDERTSTEL,
})
