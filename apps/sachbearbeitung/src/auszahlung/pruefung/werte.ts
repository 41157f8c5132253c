import { fehlendes, inhaltFehler } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { BankpruefungInhalt, type Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { ERGEBNISSE } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import { merge, type Merged, type MergeRules } from '@foerderportal/entwurf/merge'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'

/** The form of a check: texts, under the paths that the server names; an invoice and a point each by its `id`. */
export type Pruefwerte = {
  ergebnis: BankpruefungInhalt['ergebnis']
  positionen: { id: string; betrag: string; grund: string }[]
  punkte: { id: string; ergebnis: string; text: string }[]
  begruendung: string
}

/** What was saved, with a row for each invoice that was sent and each point that is asked. */
export const werteVon = ({ inhalt, positionen, katalog }: Bankpruefung): Pruefwerte => ({
  ergebnis: inhalt.ergebnis,
  positionen: positionen.map(({ nachweis }) => {
    const id = nachweis.id ?? ''
    const gesagt = inhalt.positionen.find((p) => p.nachweis === id)
    return { id, betrag: gesagt ? betragSchreiben(gesagt.betrag) : '', grund: gesagt?.grund ?? '' }
  }),
  punkte: katalog.map(({ code }) => {
    const gesagt = inhalt.punkte.find((p) => p.code === code)
    return { id: code, ergebnis: gesagt?.ergebnis ?? '', text: gesagt?.text ?? '' }
  }),
  begruendung: inhalt.begruendung ?? '',
})

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** What the texts say, and what of them can't be read. */
export const inhaltAus = ({ ergebnis, positionen, punkte, begruendung }: Pruefwerte) => {
  const fehler: Feldfehler[] = []
  const betragAus = (text: string, i: number): number => {
    const gelesen = betragLesen(text)
    if (gelesen.ok) return gelesen.wert
    fehler.push({ pfad: `positionen.${i}.betrag`, text: gelesen.fehler })
    return 0
  }
  const inhalt: BankpruefungInhalt = {
    ergebnis,
    positionen: positionen.map(({ id, betrag, grund }, i) => ({
      nachweis: id,
      betrag: betragAus(betrag, i),
      grund: oderNull(grund),
    })),
    punkte: punkte.map((punkt) => ({
      code: punkt.id,
      ergebnis: ERGEBNISSE.find((eines) => eines === punkt.ergebnis) ?? null,
      text: oderNull(punkt.text),
    })),
    begruendung: oderNull(begruendung),
  }
  return { inhalt, fehler }
}

/** What is wrong with a draft, at its fields; gaps are none. */
export const wertePruefen = (werte: Pruefwerte, pruefung: Bankpruefung): readonly Feldfehler[] => {
  const { inhalt, fehler } = inhaltAus(werte)
  return [...fehler, ...schemaFehler(BankpruefungInhalt, inhalt), ...inhaltFehler(inhalt, pruefung)]
}

/** The field of the form that mends it: a point is answered first, and then gets its note. */
const feldZu = (pfad: string, { punkte }: Pruefwerte): string => {
  const i = punkte.findIndex(({ id }) => pfad === `punkte.${id}`)
  return i < 0 ? pfad : `punkte.${i}.${punkte[i]?.ergebnis === '' ? 'ergebnis' : 'text'}`
}

/** Of several invoices the sentence says which. */
const satzZu = ({ pfad, text }: Feldfehler, { positionen }: Pruefwerte): string => {
  const [teil, i] = pfad.split('.')
  return teil === 'positionen' && positionen.length > 1 ? `Rechnung ${Number(i) + 1}: ${text}` : text
}

/** What can't be read yet and what is missing before it can be presented: each sentence once, with its field. */
export const fehltNoch = (werte: Pruefwerte, pruefung: Bankpruefung): readonly Feldfehler[] => {
  const { inhalt } = inhaltAus(werte)
  const alle = [...wertePruefen(werte, pruefung), ...fehlendes(inhalt, pruefung)].map((fehler) => ({
    pfad: feldZu(fehler.pfad, werte),
    text: satzZu(fehler, werte),
  }))
  return alle.filter(({ text }, i) => alle.findIndex((einer) => einer.text === text) === i)
}

type Fassungen = { readonly neuere: Bankpruefung; readonly werte: Pruefwerte; readonly begonnen: Pruefwerte }

/** What two people typed, both of it; only where they contradict each other somebody is asked. */
export const werteVereinen = (
  { neuere, werte, begonnen }: Fassungen,
  wahl: Pick<MergeRules, 'wahl'>,
): Merged<Pruefwerte> => merge(werteVon(neuere), werte, begonnen, wahl)
