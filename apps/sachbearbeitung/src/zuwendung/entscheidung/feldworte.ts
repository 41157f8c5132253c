import { inCent, alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import {
  ARTEN,
  ENTSCHEIDUNG_ARTEN,
  type EntscheidungArt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Stelle } from '@foerderportal/entwurf/types'
import type { Feldworte } from '@foerderportal/shell/entwurf/Vergleich.tsx'

type Wert = Pick<EntscheidungAntwort, 'gegenstaende' | 'vorlage'>

const istArt = (wert: unknown): wert is EntscheidungArt => ENTSCHEIDUNG_ARTEN.some((art) => art === wert)
const datum = (wert: unknown) => (typeof wert === 'string' ? alsDatum(wert) : 'leer')
const betrag = (wert: unknown) => (typeof wert === 'number' ? alsEuro(inCent(wert)) : 'leer')
const gewaehlt = (wert: unknown) => (wert === undefined ? 'nicht gewählt' : 'gewählt')
const wieGetippt = (wert: unknown) =>
  typeof wert === 'string' || typeof wert === 'number' ? String(wert) : 'leer'

const vomGegenstand = ({ gegenstaende }: Wert, [id, feld]: readonly string[]): Feldworte => {
  const name = gegenstaende.find(({ gegenstand }) => gegenstand === id)?.name ?? 'Gegenstand'
  return {
    frage: `${feld === 'foerderfaehig' ? 'förderfähig' : 'bewilligt'}: ${name}`,
    schreiben: betrag,
  }
}

/** How a value of each kind is written. */
const SCHREIBWEISE = {
  BETRAG: betrag,
  TAG: datum,
  ZAHL: wieGetippt,
  TEXT: wieGetippt,
} as const

const vomBaustein = ({ vorlage }: Wert, [code, , name]: readonly string[]): Feldworte => {
  const baustein = vorlage.bausteine.find((einer) => einer.code === code)
  const titel = baustein?.titel ?? 'Textbaustein'
  if (name === undefined) return { frage: titel, schreiben: gewaehlt }
  const variable = baustein?.variablen.find((eine) => eine.name === name)
  if (variable === undefined) return { frage: titel, schreiben: wieGetippt }
  return {
    frage: `${titel}: ${variable.bezeichnung}`,
    schreiben: SCHREIBWEISE[variable.typ],
  }
}

/** A field of the draft in the words of its page. */
export const feldworte =
  (wert: Wert) =>
  ({ pfad: [feld, ...rest] }: Pick<Stelle, 'pfad'>): Feldworte => {
    if (feld === 'betraege') return vomGegenstand(wert, rest)
    if (feld === 'bausteine') return vomBaustein(wert, rest)
    if (feld === 'kenntnisAm') return { frage: 'Die Bank weiß davon seit', schreiben: datum }
    return {
      frage: 'Art',
      schreiben: (art) => (istArt(art) ? ARTEN[art].wort : 'leer'),
    }
  }
