import { zahlenVon } from '../antwort/grenzen.ts'
import type { Teilbedingung } from '../definition/bedingungSchema.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import { teileVon } from '../definition/teile.ts'
import { WERT } from '../arten.ts'

type Von<A extends Teilbedingung['art']> = Extract<Teilbedingung, { art: A }>

const nur = <A extends Teilbedingung['art']>(art: A, teile: readonly Teilbedingung[]): Von<A>[] =>
  teile.filter((teil): teil is Von<A> => teil.art === art)

/** Some option is in every list that is wanted and in none that is not. */
const eineWahl = (frage: Fragedefinition, teile: readonly Von<'OPTION'>[]): boolean =>
  teileVon(frage).some(({ id }) =>
    teile.every(({ optionen, gewaehlt }) => optionen.includes(id) === gewaehlt),
  )

/** Of several choices each list that is wanted needs one that no other list forbids. */
const mehrereWahlen = (frage: Fragedefinition, teile: readonly Von<'OPTION'>[]): boolean => {
  const verboten = teile.filter(({ gewaehlt }) => !gewaehlt).flatMap(({ optionen }) => optionen)
  const moegliche = teileVon(frage)
    .map(({ id }) => id)
    .filter((id) => !verboten.includes(id))
  const gewollt = teile.filter(({ gewaehlt }) => gewaehlt)
  return (
    moegliche.length > 0 && gewollt.every(({ optionen }) => moegliche.some((id) => optionen.includes(id)))
  )
}

/** Limits of the part, or of the sum of all parts. */
const spanne = (frage: Fragedefinition, teil: string | null): readonly [number, number] => {
  const zahlen = zahlenVon(frage)
  const gemeint = teil === null && !(WERT in zahlen) ? Object.values(zahlen) : [zahlen[teil ?? WERT]]
  const summe = (wert: (z: (typeof gemeint)[number]) => number) => gemeint.reduce((s, z) => s + wert(z), 0)
  return [summe((z) => z?.min ?? -Infinity), summe((z) => z?.max ?? Infinity)]
}

const zahlen = (frage: Fragedefinition, teile: readonly Von<'ZAHL'>[]): boolean =>
  [...new Set(teile.map(({ teil }) => teil))].every((teil) => {
    const [min, max] = spanne(frage, teil)
    const eigene = teile.filter((t) => t.teil === teil)
    const von = Math.max(min, ...eigene.map((t) => t.von ?? -Infinity))
    return von <= Math.min(max, ...eigene.map((t) => t.bis ?? Infinity))
  })

/** Values that have to stand among the first n: never more than n of them. */
const raenge = (teile: readonly Von<'RANG'>[]): boolean => {
  const frueheste = new Map<string, number>()
  for (const { wert, bis } of teile) frueheste.set(wert, Math.min(bis, frueheste.get(wert) ?? Infinity))
  return [...frueheste.values()].toSorted((a, b) => a - b).every((bis, i) => bis > i)
}

/** Whether one answer can fulfil all these conditions on its question at once. */
export const vereinbar = (frage: Fragedefinition, teile: readonly Teilbedingung[]): boolean => {
  const gefragt = nur('BEANTWORTET', teile)
  if (gefragt.some(({ ja }) => !ja)) return gefragt.length === teile.length && gefragt.every(({ ja }) => !ja)
  const wahl = nur('OPTION', teile)
  const einig = frage.type === 'AuswahlFrage' ? eineWahl : mehrereWahlen
  return (
    (wahl.length === 0 || einig(frage, wahl)) &&
    zahlen(frage, nur('ZAHL', teile)) &&
    raenge(nur('RANG', teile))
  )
}
