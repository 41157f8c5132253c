import {
  SEITE_HOECHSTENS,
  TREFFER_HOECHSTENS,
  type AdressAnfrage,
  type AdressAuskunft,
  type AdressTreffer,
} from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { Services } from '../../platform/services.ts'
import type { Ausschnitt } from './adresseRepository.ts'
import { alsAuskunft, alsOrtstreffer, alsStrassentreffer } from './adresseView.ts'
import { orteLesen, orteSuchen } from '../orte/orte.ts'
import type { Suchlauf } from './sitzungen.ts'
import { strassenSuchen } from './strassenSuchen.ts'
import { suchtextLesen, type Suchtext } from './suchtext.ts'

/** A page of hits, how many there are, and the words by which they were found. */
export type Seite = {
  readonly anzahl: number
  readonly treffer: readonly AdressTreffer[]
  readonly worte: readonly string[]
}

const ORTE = { PLZ_ORT: false, PLZ: true } as const

/** Places in the order of the directory; `nurPlz`: each postal code once. */
const ortsseite = async (
  services: Services,
  { plz, worte }: Suchtext,
  seite: Ausschnitt,
  nurPlz: boolean,
): Promise<Seite> => {
  const text = worte.filter((wort) => !/^\d/.test(wort))
  const anfang = plz ?? worte.find((wort) => /^\d/.test(wort))
  // A whole postal code says it all; without any word nothing is looked for.
  if (anfang === undefined && text.length === 0) return { anzahl: 0, treffer: [], worte: [] }
  const orte = orteSuchen(await orteLesen(services), {
    ...(anfang !== undefined && { plz: anfang }),
    ...(plz === undefined && { worte: text }),
  })
  const alle = alsOrtstreffer(orte, nurPlz).slice(0, TREFFER_HOECHSTENS)
  return {
    anzahl: alle.length,
    treffer: alle.slice(seite.ab, seite.ab + seite.anzahl),
    worte: anfang === undefined ? text : [anfang, ...text],
  }
}

/** Where no street is known, the place alone: the street is then typed by hand. */
const strassenseite = async (
  services: Services,
  suchtext: Suchtext,
  seite: Ausschnitt,
  { lauf, mitHausnummern }: { readonly lauf: Suchlauf; readonly mitHausnummern: boolean },
): Promise<Seite | undefined> => {
  const fund = await strassenSuchen(services.dbSuche, suchtext, seite, lauf.abgeloest)
  if (fund === undefined) return undefined
  if (fund.anzahl === 0) return ortsseite(services, suchtext, seite, false)
  const treffer = fund.strassen.map((s) =>
    alsStrassentreffer(s, mitHausnummern ? { beginntMit: suchtext.hausnummer ?? '' } : undefined),
  )
  const { plz } = suchtext
  return { anzahl: fund.anzahl, treffer, worte: plz === undefined ? fund.worte : [plz, ...fund.worte] }
}

/**
 * R7.3-02. Streets, places or postal codes for what was typed. Undefined: a newer search of the session has begun, and
 * nobody waits for this one.
 */
export const adresseSuchen = async (
  services: Services,
  anfrage: AdressAnfrage,
  lauf: Suchlauf,
): Promise<AdressAuskunft | undefined> => {
  const beginn = performance.now()
  const { mode, page } = anfrage
  const pageSize = Math.min(anfrage.pageSize, SEITE_HOECHSTENS)
  const ausschnitt = { ab: (page - 1) * pageSize, anzahl: pageSize }
  const suchtext = suchtextLesen(anfrage.searchWords)
  const seite =
    mode === 'PLZ' || mode === 'PLZ_ORT'
      ? await ortsseite(services, suchtext, ausschnitt, ORTE[mode])
      : await strassenseite(services, suchtext, ausschnitt, {
          lauf,
          mitHausnummern: mode === 'STR_HNR_PLZ_ORT',
        })
  if (seite === undefined) return undefined
  return alsAuskunft(anfrage, pageSize, seite, performance.now() - beginn)
}
