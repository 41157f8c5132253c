import { nachAlphabet } from '../../shared/alphabet.ts'
import { KEINE_ANTWORT, type Antwort, type Antworten } from '../antwort/antwort.ts'
import { zahlenVon } from '../antwort/grenzen.ts'
import { istBeantwortet } from '../antwort/luecken.ts'
import { frageKurz } from '../antwort/worte.ts'
import { WERT } from '../arten.ts'
import type { Definition, Fragedefinition } from '../definition/definitionSchema.ts'
import { teileVon } from '../definition/teile.ts'
import { KLEINSTE_GRUPPE } from '../grenzen.ts'
import { alleFragen, gestellteFragen, type Gestellt } from '../weg.ts'
import type { FrageAuswertung } from './schema.ts'

type Zaehlung = { readonly text: string; readonly anzahl: number }

const istKlein = (anzahl: number): boolean => anzahl > 0 && anzahl < KLEINSTE_GRUPPE

/**
 * Counts without the small groups. Where one alone is hidden the others would tell it: then the next smallest goes too.
 */
export const verdecken = (zaehlungen: readonly Zaehlung[], gesamt: number): FrageAuswertung['balken'] => {
  const kleine = zaehlungen.filter(({ anzahl }) => istKlein(anzahl))
  const andere = zaehlungen.filter(({ anzahl }) => anzahl >= KLEINSTE_GRUPPE)
  const naechste = andere.toSorted((a, b) => a.anzahl - b.anzahl).slice(0, kleine.length === 1 ? 1 : 0)
  return zaehlungen.map((zaehlung) => {
    const { text, anzahl } = zaehlung
    return kleine.includes(zaehlung) || naechste.includes(zaehlung)
      ? { text, anzahl: null, prozent: null }
      : { text, anzahl, prozent: gesamt === 0 ? 0 : Math.round((100 * anzahl) / gesamt) }
  })
}

/** How often each part was chosen; of a ranking, how often it stood first. */
const zaehlen = (frage: Fragedefinition, antworten: readonly Antwort[]): Zaehlung[] => {
  const gewaehlt = ({ wahl = [] }: Antwort) => (frage.type === 'PrioritaetFrage' ? wahl.slice(0, 1) : wahl)
  const mitWahl = ['AuswahlFrage', 'MehrfachAuswahlFrage', 'PrioritaetFrage'].includes(frage.type)
  return (mitWahl ? teileVon(frage) : []).map(({ id, text }) => ({
    text,
    anzahl: antworten.filter((antwort) => gewaehlt(antwort).includes(id)).length,
  }))
}

const runden = (zahl: number): number => Math.round(zahl * 100) / 100

const median = (sortiert: readonly number[]): number => {
  const mitte = sortiert.length / 2
  const unten = sortiert[Math.ceil(mitte) - 1] ?? 0
  return (unten + (sortiert[Math.floor(mitte)] ?? unten)) / 2
}

/** The middle of the numbers of each part; what fewer gave is not shown, the largest and smallest of nobody. */
const mitten = (frage: Fragedefinition, antworten: readonly Antwort[]): FrageAuswertung['zahlen'] =>
  Object.entries(zahlenVon(frage)).flatMap(([teil, { einheit }]) => {
    const zahlen = antworten.flatMap(({ zahlen: z = {} }) => z[teil] ?? []).toSorted((a, b) => a - b)
    if (zahlen.length < KLEINSTE_GRUPPE) return []
    const mittel = zahlen.reduce((summe, zahl) => summe + zahl, 0) / zahlen.length
    const text = teileVon(frage).find(({ id }) => id === teil)?.text ?? ''
    return [{ text, einheit, mittel: runden(mittel), median: runden(median(zahlen)) }]
  })

const frageAuswerten = ({ frage, block }: Gestellt, gestellt: readonly Antwort[]): FrageAuswertung => {
  const beantwortet = gestellt.filter(istBeantwortet)
  const verdeckt = beantwortet.length < KLEINSTE_GRUPPE
  const sichtbare = verdeckt ? [] : beantwortet
  const texte = sichtbare.flatMap((antwort) => antwort.texte?.[WERT] ?? [])
  return {
    frageId: frage.id,
    type: frage.type,
    blockTitel: block.titel,
    frage: frageKurz(frage),
    gestellt: gestellt.length,
    beantwortet: beantwortet.length,
    verdeckt,
    balken: verdeckt ? [] : verdecken(zaehlen(frage, sichtbare), sichtbare.length),
    zahlen: mitten(frage, sichtbare),
    texte: texte.toSorted(nachAlphabet),
  }
}

/** What all who have finished said, question by question. */
export const auswerten = (definition: Definition, alle: readonly Antworten[]): FrageAuswertung[] => {
  const gestellt = new Map<string, Antwort[]>()
  for (const antworten of alle)
    for (const { frage } of gestellteFragen(definition, antworten))
      gestellt.set(frage.id, [...(gestellt.get(frage.id) ?? []), antworten[frage.id] ?? KEINE_ANTWORT])
  return alleFragen(definition).map((eine) => frageAuswerten(eine, gestellt.get(eine.frage.id) ?? []))
}
