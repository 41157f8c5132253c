import { zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import { WERT } from '../arten.ts'
import type { Fragedefinition, Option } from '../definition/definitionSchema.ts'
import { jeArt, type Antwort, type FrageVon, type JeArt } from './antwort.ts'
import { grenzenDesEintrags } from './grenzen.ts'

const mitEinheit = (zahl: number, einheit: string | null): string =>
  [zahlSchreiber(einheit)(zahl), ...(einheit ? [einheit] : [])].join('\u00a0')

const mitWorten = (text: string, worte: string | undefined): string =>
  worte === undefined ? text : `${text}: ${worte}`

const wahl = (
  { optionen }: { readonly optionen: readonly Option[] },
  { wahl: ids = [], texte = {} }: Antwort,
) => optionen.filter(({ id }) => ids.includes(id)).map(({ id, text }) => mitWorten(text, texte[id]))

const eintraege = (frage: FrageVon<'DezimalGruppeFrage'>, { zahlen = {} }: Antwort): string[] =>
  frage.eintraege.flatMap((eintrag) => {
    const zahl = zahlen[eintrag.id]
    return zahl === undefined
      ? []
      : [`${eintrag.text}: ${mitEinheit(zahl, grenzenDesEintrags(frage, eintrag).einheit)}`]
  })

const rang = ({ werte }: FrageVon<'PrioritaetFrage'>, { wahl: ids = [] }: Antwort): string[] =>
  ids.map((id, i) => `${i + 1}. ${werte.find((wert) => wert.id === id)?.text ?? id}`)

const anteile = (
  { anteile: alle }: FrageVon<'ProzentualeAufteilungFrage'>,
  { zahlen = {}, texte = {} }: Antwort,
) =>
  alle.flatMap(({ id, text }) => {
    const zahl = zahlen[id]
    return zahl === undefined ? [] : [mitWorten(`${text}: ${mitEinheit(zahl, '%')}`, texte[id])]
  })

const WORTE: JeArt<string[]> = {
  AuswahlFrage: wahl,
  MehrfachAuswahlFrage: wahl,
  DezimalFrage: ({ einheit }: FrageVon<'DezimalFrage'>, { zahlen = {} }: Antwort): string[] =>
    zahlen[WERT] === undefined ? [] : [mitEinheit(zahlen[WERT], einheit)],
  DezimalGruppeFrage: eintraege,
  FreitextFrage: (_: FrageVon<'FreitextFrage'>, { texte = {} }: Antwort): string[] =>
    texte[WERT] === undefined ? [] : [texte[WERT]],
  PrioritaetFrage: rang,
  ProzentualeAufteilungFrage: anteile,
}

/** An answer in words, exactly: one line for each part. Screens, PDF, comparison and export say the same. */
export const inWorten = (frage: Fragedefinition, antwort: Antwort): string[] => jeArt(WORTE, frage, antwort)

/** What a question is called where only a line is: its first text. */
export const frageKurz = ({ fragetexte, id }: Pick<Fragedefinition, 'fragetexte' | 'id'>): string =>
  fragetexte[0] ?? id
