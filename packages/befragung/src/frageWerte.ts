import type { Antwort } from '@foerderportal/contract/fragebogen/antwort/antwort'
import {
  beschreibbare,
  grenzFehler,
  zahlenVon,
  zahlVerstehen,
} from '@foerderportal/contract/fragebogen/antwort/grenzen'
import { luecken } from '@foerderportal/contract/fragebogen/antwort/luecken'
import type { Fragedefinition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { teileVon } from '@foerderportal/contract/fragebogen/definition/teile'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { zahlSchreiber } from '@foerderportal/schreibweise/zahl'

/** What stands in the fields of a question. */
export type Fragewerte = {
  /** Of one choice: its option. */
  readonly eine: string
  /** Of several: each option. */
  readonly haken: Readonly<Record<string, boolean>>
  readonly rang: readonly string[]
  /** As they are typed. */
  readonly zahlen: Readonly<Record<string, string>>
  readonly texte: Readonly<Record<string, string>>
}

/** The fields of a page, by the id of their question. */
export type Seitenwerte = Record<string, Fragewerte>

const jeTeil = <T>(frage: Fragedefinition, wert: (id: string) => T): Record<string, T> =>
  Object.fromEntries(teileVon(frage).map(({ id }) => [id, wert(id)]))

/** The fields of an answer. */
export const werteLesen = (
  frage: Fragedefinition,
  { wahl = [], zahlen = {}, texte = {} }: Antwort,
): Fragewerte => ({
  eine: frage.type === 'AuswahlFrage' ? (wahl[0] ?? '') : '',
  haken: frage.type === 'MehrfachAuswahlFrage' ? jeTeil(frage, (id) => wahl.includes(id)) : {},
  rang: frage.type === 'PrioritaetFrage' ? [...wahl] : [],
  zahlen: Object.fromEntries(
    Object.entries(zahlenVon(frage)).map(([teil, { einheit }]) => {
      const zahl = zahlen[teil]
      return [teil, zahl === undefined ? '' : zahlSchreiber(einheit)(zahl)]
    }),
  ),
  texte: { ...Object.fromEntries(beschreibbare(frage).map(({ id }) => [id, ''])), ...texte },
})

const gewaehlt = (frage: Fragedefinition, werte: Fragewerte): readonly string[] => {
  if (frage.type === 'AuswahlFrage') return werte.eine === '' ? [] : [werte.eine]
  if (frage.type === 'PrioritaetFrage') return werte.rang
  return Object.entries(werte.haken).flatMap(([id, da]) => (da ? [id] : []))
}

const gelesen = (frage: Fragedefinition, { zahlen }: Fragewerte) =>
  Object.entries(zahlenVon(frage)).flatMap(([teil, grenzen]) => {
    const text = zahlen[teil]?.trim() ?? ''
    return text === '' ? [] : [{ teil, ergebnis: zahlVerstehen(text, grenzen) }]
  })

/** The answer that the fields say; what can't be read, or lies beyond its limits, is a gap. */
export const antwortAus = (frage: Fragedefinition, werte: Fragewerte): Antwort => {
  const zahlen = gelesen(frage, werte).flatMap(({ teil, ergebnis }) =>
    ergebnis.ok ? [[teil, ergebnis.wert] as const] : [],
  )
  return { wahl: gewaehlt(frage, werte), zahlen: Object.fromEntries(zahlen), texte: werte.texte }
}

/** What of the fields the server would not keep: unreadable or beyond its limits. It stays on this device. */
export const unhaltbar = (frage: Fragedefinition, werte: Fragewerte): Feldfehler[] => [
  ...gelesen(frage, werte).flatMap(({ teil, ergebnis }) =>
    ergebnis.ok ? [] : [{ pfad: `${frage.id}.zahlen.${teil}`, text: ergebnis.fehler }],
  ),
  ...grenzFehler(frage, antwortAus(frage, werte)).map((fehler) => anFeld(frage, fehler)),
]

/** The field at which something missing is said: of a choice, its first one. */
const anFeld = (frage: Fragedefinition, { pfad, text }: Feldfehler): Feldfehler => {
  const wahl = { AuswahlFrage: 'eine', PrioritaetFrage: 'rang' } as const
  const feld = frage.type === 'AuswahlFrage' || frage.type === 'PrioritaetFrage' ? wahl[frage.type] : 'haken'
  return { pfad: pfad === `${frage.id}.wahl` ? `${frage.id}.${feld}` : pfad, text }
}

/** Everything that is wrong with the fields of a question. */
export const fehlerIn = (frage: Fragedefinition, werte: Fragewerte): Feldfehler[] => {
  const falsch = unhaltbar(frage, werte)
  return falsch.length > 0 ? falsch : luecken(frage, antwortAus(frage, werte)).map((f) => anFeld(frage, f))
}
