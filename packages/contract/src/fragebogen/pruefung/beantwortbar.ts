import { jeArt, KEINE_ANTWORT, type FrageVon, type JeArt } from '../antwort/antwort.ts'
import { zahlenVon, type Zahlgrenzen } from '../antwort/grenzen.ts'
import type { Fragedefinition, Option } from '../definition/definitionSchema.ts'

const hatZahl = ({ min, max, nachkommastellen }: Zahlgrenzen): boolean => {
  if (min === null || max === null) return true
  const stufe = 10 ** nachkommastellen
  return Math.ceil(min * stufe - 1e-6) <= Math.floor(max * stufe + 1e-6)
}

const zahlen = (frage: Fragedefinition): string | null =>
  Object.values(zahlenVon(frage)).every(hatZahl)
    ? null
    : 'Zwischen der kleinsten und der größten Zahl liegt keine, die sich eingeben lässt.'

const unschreibbar = (optionen: readonly Option[]): string | null =>
  optionen.some(({ zusaetzlicheBeschreibung: z }) => z?.obligatorisch === true && z.laengeMax < 1)
    ? 'Eine Beschreibung ist Pflicht, darf aber kein Zeichen lang sein.'
    : null

const mindestens = (anzahl: number, teile: readonly unknown[], text: string): string | null =>
  teile.length < anzahl ? text : null

const wahl = ({ optionen }: { readonly optionen: readonly Option[] }): string | null =>
  mindestens(2, optionen, 'Geben Sie mindestens zwei Antworten zur Auswahl.') ?? unschreibbar(optionen)

const UNBEANTWORTBAR: JeArt<string | null> = {
  AuswahlFrage: wahl,
  MehrfachAuswahlFrage: ({ optionen }: FrageVon<'MehrfachAuswahlFrage'>) =>
    mindestens(1, optionen, 'Geben Sie mindestens eine Antwort zur Auswahl.') ?? unschreibbar(optionen),
  DezimalFrage: zahlen,
  DezimalGruppeFrage: (frage) =>
    mindestens(1, frage.eintraege, 'Fragen Sie mindestens eine Zahl.') ?? zahlen(frage),
  FreitextFrage: ({ laengeMin, laengeMax }) =>
    laengeMax < Math.max(1, laengeMin) ? 'Die größte Länge ist kleiner als die kleinste.' : null,
  PrioritaetFrage: ({ werte }) => mindestens(2, werte, 'Geben Sie mindestens zwei Punkte zum Einordnen.'),
  ProzentualeAufteilungFrage: ({ anteile }) =>
    mindestens(2, anteile, 'Geben Sie mindestens zwei Anteile.') ?? unschreibbar(anteile),
}

/** Why nobody can answer a question, whoever comes to it: a dead end. null where one can. */
export const unbeantwortbar = (frage: Fragedefinition): string | null =>
  jeArt(UNBEANTWORTBAR, frage, KEINE_ANTWORT)
