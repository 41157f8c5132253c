import { nachAlphabet } from '../../../shared/alphabet.ts'
import { KEINE_ANTWORT, type Antwort, type Antworten } from '../../antwort/antwort.ts'
import { zahlenVon } from '../../antwort/grenzen.ts'
import { istBeantwortet } from '../../antwort/luecken.ts'
import { frageKurz } from '../../antwort/worte.ts'
import { WERT } from '../../arten.ts'
import type { Definition, Fragedefinition } from '../../definition/definitionSchema.ts'
import { teileVon } from '../../definition/teile.ts'
import { KLEINSTE_GRUPPE } from '../../grenzen.ts'
import { alleFragen, gestellteFragen } from '../../weg/weg.ts'
import type { FrageAuswertung } from '../schema.ts'
import { zeigbareFragen, type Gezaehlt } from './gefragte.ts'
import { istKlein } from './verdecken.ts'
import { OHNE, zellenVon, type Zelle } from './zellen.ts'

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

const balken = (zellen: readonly Zelle[], gestellt: number): FrageAuswertung['balken'] =>
  zellen
    .filter(({ id, anzahl }) => id !== OHNE || anzahl > 0)
    .map(({ text, anzahl, verdeckt }) =>
      verdeckt
        ? { text, anzahl: null, prozent: null }
        : { text, anzahl, prozent: gestellt === 0 ? 0 : Math.round((100 * anzahl) / gestellt) },
    )

const NICHTS = { verdeckt: true, beantwortet: null, balken: [], zahlen: [], texte: [] }

/** What is shown of a question that may say how many were asked. */
const gezeigt = ({ frage, zellen }: Gezaehlt, gestellt: readonly Antwort[]) => {
  const beantwortet = gestellt.filter(istBeantwortet)
  if (istKlein(beantwortet.length)) return NICHTS
  const ohneVerdeckt = zellen.some(({ id, verdeckt }) => id === OHNE && verdeckt)
  // As many texts as there are say how many wrote none.
  const texte = ohneVerdeckt ? [] : beantwortet.flatMap((antwort) => antwort.texte?.[WERT] ?? [])
  return {
    verdeckt: false,
    beantwortet: ohneVerdeckt ? null : beantwortet.length,
    balken: zellen.length > 1 ? balken(zellen, gestellt.length) : [],
    zahlen: mitten(frage, beantwortet),
    texte: texte.toSorted(nachAlphabet),
  }
}

const antwortenJeFrage = (definition: Definition, alle: readonly Antworten[]) => {
  const je = new Map<string, Antwort[]>(alleFragen(definition).map(({ frage }) => [frage.id, []]))
  for (const antworten of alle)
    for (const { frage } of gestellteFragen(definition, antworten))
      je.get(frage.id)?.push(antworten[frage.id] ?? KEINE_ANTWORT)
  return je
}

/** What all who have finished said, question by question; nothing in it speaks of a few (ADR 0085). */
export const auswerten = (definition: Definition, alle: readonly Antworten[]): FrageAuswertung[] => {
  const je = antwortenJeFrage(definition, alle)
  const gestellt = (frage: Fragedefinition): readonly Antwort[] => je.get(frage.id) ?? []
  const fragen = alleFragen(definition).map((eine) => ({
    ...eine,
    zellen: zellenVon(eine.frage, gestellt(eine.frage)),
  }))
  const zeigbar = zeigbareFragen(fragen, alle)
  return fragen.map((eine) => {
    const { block, frage } = eine
    const kopf = { frageId: frage.id, type: frage.type, blockTitel: block.titel, frage: frageKurz(frage) }
    const antworten = gestellt(frage)
    return zeigbar.has(frage)
      ? { ...kopf, gestellt: antworten.length, ...gezeigt(eine, antworten) }
      : { ...kopf, gestellt: null, ...NICHTS }
  })
}
