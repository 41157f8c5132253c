import { istLeer } from '../../formular/leer.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import { KEINE_ANTWORT, type Antwort, type Antworten } from '../antwort/antwort.ts'
import { WERT, type Fragetyp } from '../arten.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import { teileVon } from '../definition/teile.ts'
import type { FrageEingabe } from '../schema.ts'
import type { Gestellt } from '../weg/weg.ts'

/** What somebody said, by the texts of the parts. */
type Gesagt = {
  readonly gewaehlt?: readonly string[]
  readonly neben?: readonly {
    readonly text: string
    readonly antwort?: number | null | undefined
    readonly zusaetzlicheBeschreibung?: { readonly antwort?: string | null | undefined } | null | undefined
  }[]
  readonly zahl?: number | null | undefined
  readonly worte?: string | null | undefined
}

type Eingabe<T extends Fragetyp> = Extract<FrageEingabe, { type: T }>

const SAGEN: { readonly [T in Fragetyp]: (eingabe: Eingabe<T>) => Gesagt } = {
  AuswahlFrage: ({ antwort, optionen = [] }) => ({
    gewaehlt: antwort === null || antwort === undefined || antwort === '' ? [] : [antwort],
    neben: optionen,
  }),
  MehrfachAuswahlFrage: ({ optionen }) => ({
    gewaehlt: optionen.filter(({ checked }) => checked).map(({ text }) => text),
    neben: optionen,
  }),
  DezimalFrage: ({ antwort }) => ({ zahl: antwort }),
  DezimalGruppeFrage: ({ eintraege }) => ({ neben: eintraege }),
  FreitextFrage: ({ antwort }) => ({ worte: antwort }),
  PrioritaetFrage: ({ aktiveWerte }) => ({ gewaehlt: aktiveWerte }),
  ProzentualeAufteilungFrage: ({ anteile }) => ({ neben: anteile }),
}

const sagen = (eingabe: FrageEingabe): Gesagt =>
  // The entry under the question's own type takes exactly that question.
  (SAGEN[eingabe.type] as (e: FrageEingabe) => Gesagt)(eingabe)

const alsAntwort = (frage: Fragedefinition, { gewaehlt = [], neben = [], zahl, worte }: Gesagt): Antwort => {
  const ids = new Map(teileVon(frage).map(({ id, text }) => [text, id]))
  const zahlen = neben.flatMap(({ text, antwort }) => {
    const id = ids.get(text)
    return id !== undefined && typeof antwort === 'number' ? [[id, antwort] as const] : []
  })
  const texte = neben.flatMap(({ text, zusaetzlicheBeschreibung: z }) => {
    const id = ids.get(text)
    return id !== undefined && !istLeer(z?.antwort) ? [[id, z?.antwort ?? ''] as const] : []
  })
  return {
    wahl: gewaehlt.flatMap((text) => ids.get(text) ?? []),
    zahlen: { ...Object.fromEntries(zahlen), ...(typeof zahl === 'number' && { [WERT]: zahl }) },
    texte: { ...Object.fromEntries(texte), ...(!istLeer(worte) && { [WERT]: worte ?? '' }) },
  }
}

/** What the question does not know: texts of parts that it does not have (an option was removed). */
const unbekannte = (frage: Fragedefinition, { gewaehlt = [], neben = [] }: Gesagt): Feldfehler[] => {
  const bekannte = new Set(teileVon(frage).map(({ text }) => text))
  return [...new Set([...gewaehlt, ...neben.map(({ text }) => text)])]
    .filter((text) => !bekannte.has(text))
    .map((text) => ({
      pfad: frage.id,
      text: `„${text}“ gibt es bei dieser Frage nicht. Laden Sie den Fragebogen neu.`,
    }))
}

/** The answer that a question brings, and what in it the question does not know. */
export const antwortLesen = (
  frage: Fragedefinition,
  eingabe: FrageEingabe,
): { readonly antwort: Antwort; readonly fehler: Feldfehler[] } => {
  if (eingabe.type !== frage.type) {
    const text = 'Diese Frage ist von anderer Art. Laden Sie den Fragebogen neu.'
    return { antwort: KEINE_ANTWORT, fehler: [{ pfad: frage.id, text }] }
  }
  const gesagt = sagen(eingabe)
  return { antwort: alsAntwort(frage, gesagt), fehler: unbekannte(frage, gesagt) }
}

/** The answers that questions bring with them, of those that the definition has. */
export const antwortenAus = (fragen: readonly FrageEingabe[], alle: readonly Gestellt[]): Antworten => {
  const nachId = new Map(alle.map(({ frage }) => [frage.id, frage]))
  return Object.fromEntries(
    fragen.flatMap((eingabe) => {
      const frage = nachId.get(eingabe.id)
      return frage === undefined ? [] : [[frage.id, antwortLesen(frage, eingabe).antwort] as const]
    }),
  )
}
