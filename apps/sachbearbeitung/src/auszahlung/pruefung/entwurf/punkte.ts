import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { ERGEBNISSE, type Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { standVon } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import type { Eingabe } from '../../../shared/pruefung/eingabe.ts'
import type { Punktlage } from '../../../shared/pruefung/punktwahl.ts'
import type { Pruefwerte } from './werte.ts'

type Katalogpunkt = Bankpruefung['katalog'][number]

/** A point of the catalogue as it stands in the draft. */
export type Auszahlungspunkt = Katalogpunkt &
  Punktlage & {
    /** Its place in the draft. */
    readonly nr: number
    readonly vorschlag: Vorschlag | null
    /** Files that it reads. */
    readonly dateien: readonly string[]
  }

/** Where it ends: which way it is decided, and what is still missing. It comes after the last point. */
export const ERGEBNIS = 'Ergebnis'

/** The code of the point that something is missing of. */
export const punktVon = (pfad: string): string | undefined => /^punkte\.([A-Z]\d+)$/.exec(pfad)?.[1]

type Antwort = Pruefwerte['punkte'][number]

/** What is written of a point: an answer that nobody has touched is none. */
export const eingabeAus = ({ ergebnis, text, belege }: Omit<Antwort, 'id'>): Eingabe => ({
  ergebnis:
    ERGEBNISSE.find((eines) => eines === ergebnis) ?? (text === '' && belege.length === 0 ? '' : 'OFFEN'),
  text,
  belege,
})

const LEER: Omit<Antwort, 'id'> = { ergebnis: '', text: '', belege: [] }

/** Names of the papers of a point, among those of the request. */
const dateienZu = ({ liest }: Katalogpunkt, { unterlagen }: Pick<Bankpruefung, 'unterlagen'>): string[] =>
  liest.flatMap((feld) =>
    unterlagen
      .filter(({ stellen }) => stellen.some((stelle) => stelle.endsWith(`.${feld}`)))
      .map(({ uuid }) => uuid),
  )

/** Every point of the catalogue, and where it stands with what is written. */
export const punkteVon = (
  { punkte }: Pick<Pruefwerte, 'punkte'>,
  wert: Pick<Bankpruefung, 'katalog' | 'vorschlaege' | 'unterlagen'>,
): readonly Auszahlungspunkt[] =>
  wert.katalog.map((punkt) => {
    const nr = punkte.findIndex(({ id }) => id === punkt.code)
    const { ergebnis, text } = eingabeAus(punkte[nr] ?? LEER)
    const vorschlag = wert.vorschlaege.find(({ code }) => code === punkt.code) ?? null
    const gesagt = { ergebnis: ergebnis === '' || ergebnis === 'OFFEN' ? null : ergebnis, text }
    const vermerke = ergebnis === '' ? [] : [{ ...gesagt, gestrichen: false, ueberholt: false }]
    return {
      ...punkt,
      nr,
      vorschlag,
      dateien: dateienZu(punkt, wert),
      stand: standVon({ vermerkBei: punkt.vermerkBei, vorschlag, vermerke }),
    }
  })
