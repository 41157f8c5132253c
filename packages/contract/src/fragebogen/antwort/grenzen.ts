import { zahlLesen, zahlSchreiben, zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import { zuLang } from '../../formular/zuLang.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import { WERT } from '../arten.ts'
import type { Fragedefinition, Option } from '../definition/definitionSchema.ts'
import { ZAHL_MAX } from '../grenzen.ts'
import { jeArt, type Antwort, type FrageVon, type JeArt } from './antwort.ts'

/** Where in an answer something is wrong, below the id of its question: 'zahlen.wert'. */
type Fehlerliste = readonly (readonly [stelle: string, text: string | null])[]

/** Between which limits a number lies, and how exact it is. */
export type Zahlgrenzen = {
  readonly einheit: string | null
  readonly min: number | null
  readonly max: number | null
  readonly nachkommastellen: number
}

/** The limits of each number of a group: its own, else those of the group. */
export const grenzenDesEintrags = (
  gruppe: FrageVon<'DezimalGruppeFrage'>,
  eintrag: FrageVon<'DezimalGruppeFrage'>['eintraege'][number],
): Zahlgrenzen => ({
  einheit: eintrag.einheit ?? gruppe.einheit,
  min: eintrag.min ?? gruppe.min,
  max: eintrag.max ?? gruppe.max,
  nachkommastellen: eintrag.nachkommastellen ?? gruppe.nachkommastellen,
})

const PROZENT: Zahlgrenzen = { einheit: '%', min: 0, max: 100, nachkommastellen: 0 }

/** Every number that a question asks for, by its part. */
export const zahlenVon = (frage: Fragedefinition): Readonly<Record<string, Zahlgrenzen>> => {
  switch (frage.type) {
    case 'DezimalFrage':
      return { [WERT]: frage }
    case 'DezimalGruppeFrage':
      return Object.fromEntries(frage.eintraege.map((e) => [e.id, grenzenDesEintrags(frage, e)]))
    case 'ProzentualeAufteilungFrage':
      return Object.fromEntries(frage.anteile.map(({ id }) => [id, PROZENT]))
    default:
      return {}
  }
}

/** In what the number is given that a condition asks about; `teil` null: the only one. */
export const einheitVon = (frage: Fragedefinition | undefined, teil: string | null): string | null =>
  (frage && zahlenVon(frage)[teil ?? WERT]?.einheit) ?? null

/** A number as somebody types it, within the limits: the browser reads by it what the server checks. */
export const zahlVerstehen = (text: string, { einheit, min, max, nachkommastellen }: Zahlgrenzen) =>
  zahlLesen(text, {
    nachkommastellen,
    mindestens: min ?? -ZAHL_MAX,
    hoechstens: max ?? ZAHL_MAX,
    schreiben: zahlSchreiber(einheit),
  })

const zahlFehler = (zahl: number, grenzen: Zahlgrenzen): string | null => {
  const gelesen = zahlVerstehen(zahlSchreiben(zahl), grenzen)
  return gelesen.ok ? null : gelesen.fehler
}

const zahlen = (frage: Fragedefinition, antwort: Antwort): Fehlerliste =>
  Object.entries(zahlenVon(frage)).flatMap(([teil, grenzen]) => {
    const zahl = antwort.zahlen?.[teil]
    return zahl === undefined ? [] : [[`zahlen.${teil}`, zahlFehler(zahl, grenzen)] as const]
  })

/** How long each text of a question may be, by its part. */
export const laengenVon = (frage: Fragedefinition): Readonly<Record<string, number>> => {
  if (frage.type === 'FreitextFrage') return { [WERT]: frage.laengeMax }
  return Object.fromEntries(
    beschreibbare(frage).flatMap(({ id, zusaetzlicheBeschreibung: z }) => (z ? [[id, z.laengeMax]] : [])),
  )
}

/** Options and shares: what may have words beside it. */
export const beschreibbare = (frage: Fragedefinition): readonly Option[] => {
  if (frage.type === 'ProzentualeAufteilungFrage') return frage.anteile
  return frage.type === 'AuswahlFrage' || frage.type === 'MehrfachAuswahlFrage' ? frage.optionen : []
}

const laengen = (frage: Fragedefinition, antwort: Antwort): Fehlerliste =>
  Object.entries(laengenVon(frage)).map(
    ([teil, max]) =>
      [`texte.${teil}`, (antwort.texte?.[teil]?.length ?? 0) > max ? zuLang(max) : null] as const,
  )

const GRENZEN: JeArt<Fehlerliste> = {
  AuswahlFrage: (frage: FrageVon<'AuswahlFrage'>, antwort: Antwort) => [
    ...laengen(frage, antwort),
    ['wahl', (antwort.wahl?.length ?? 0) > 1 ? 'Wählen Sie nur eine Antwort.' : null] as const,
  ],
  MehrfachAuswahlFrage: laengen,
  DezimalFrage: zahlen,
  DezimalGruppeFrage: zahlen,
  FreitextFrage: laengen,
  PrioritaetFrage: () => [],
  ProzentualeAufteilungFrage: (frage: FrageVon<'ProzentualeAufteilungFrage'>, antwort: Antwort) => [
    ...zahlen(frage, antwort),
    ...laengen(frage, antwort),
  ],
}

/** What can't be kept at all, at any time: a number beyond its limits, a text that is too long (R5-05). */
export const grenzFehler = (frage: Fragedefinition, antwort: Antwort): Feldfehler[] =>
  jeArt(GRENZEN, frage, antwort).flatMap(([stelle, text]) =>
    text === null ? [] : [{ pfad: `${frage.id}.${stelle}`, text }],
  )
