import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { PUNKT_ANZEIGE, PUNKTSTAENDE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Stelle } from '@foerderportal/entwurf/types'
import { belegWorte, kurznamen } from '../../../shared/pruefung/belege.ts'
import { rechnungName } from '../worte.ts'

const WORT: Readonly<Record<string, string>> = {
  betrag: 'Ausgezahlt wird',
  grund: 'Grund der Kürzung',
  ergebnis: 'Ergebnis',
  text: 'Vermerk',
  belege: 'Belege',
  begruendung: 'Begründung',
}

/** Evidence in words: 'Rechnung RE 4711, S. 2'. */
const belegeSchreiben = (belege: readonly unknown[], namen: ReadonlyMap<string, string>): string =>
  // what lies there was written as evidence
  (belege as readonly Beleg[]).map((beleg) => belegWorte(beleg, namen, OHNE_STELLEN)).join('; ')

const OHNE_STELLEN: ReadonlyMap<string, string> = new Map()

/** What a value is called where two contradict each other. */
const schreiben =
  (namen: ReadonlyMap<string, string>) =>
  (wert: unknown): string => {
    if (Array.isArray(wert) && wert.length > 0) return belegeSchreiben(wert, namen)
    if (wert === 'BEWILLIGT') return 'Auszahlen'
    if (wert === 'ABGELEHNT') return 'Ablehnen'
    const punktstand = PUNKTSTAENDE.find((einer) => einer === wert)
    if (punktstand !== undefined) return PUNKT_ANZEIGE[punktstand].wort
    return typeof wert === 'string' && wert !== '' ? wert : 'nichts'
  }

/** Names a field of the check in words: of which invoice, of which point. */
export const konfliktWorte =
  ({ positionen, katalog, unterlagen }: Bankpruefung) =>
  ({ pfad }: Pick<Stelle, 'pfad'>) => {
    const [liste, id] = pfad
    const feld = WORT[pfad.at(-1) ?? ''] ?? ''
    const position = positionen.find(({ nachweis }) => liste === 'positionen' && nachweis.id === id)
    const punkt = katalog.find(({ code }) => liste === 'punkte' && code === id)
    const wovon = position ? rechnungName(position) : punkt && `${punkt.code} ${punkt.titel}`
    return {
      frage: wovon === undefined ? feld : `${wovon}: ${feld}`,
      schreiben: schreiben(kurznamen(unterlagen)),
    }
  }
