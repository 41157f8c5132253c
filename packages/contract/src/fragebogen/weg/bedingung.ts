import { istBeantwortet } from '../antwort/luecken.ts'
import { KEINE_ANTWORT, type Antwort, type Antworten } from '../antwort/antwort.ts'
import { WERT } from '../arten.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'

type Teil<A extends Teilbedingung['art']> = Extract<Teilbedingung, { art: A }>

/** The number that a condition speaks of: a part, the only one, or the sum of a group. */
const zahlVon = ({ zahlen = {} }: Antwort, teil: string | null): number | undefined => {
  if (teil !== null) return zahlen[teil]
  const alle = Object.values(zahlen)
  return zahlen[WERT] ?? (alle.length === 0 ? undefined : alle.reduce((summe, zahl) => summe + zahl, 0))
}

const zahlGilt = ({ teil, von, bis }: Teil<'ZAHL'>, antwort: Antwort): boolean => {
  const zahl = zahlVon(antwort, teil)
  return zahl !== undefined && zahl >= (von ?? -Infinity) && zahl <= (bis ?? Infinity)
}

const rangGilt = ({ wert, bis }: Teil<'RANG'>, { wahl = [] }: Antwort): boolean => {
  const platz = wahl.indexOf(wert)
  return platz >= 0 && platz < bis
}

/** Whether an answer is as a condition wants it. */
export const teilGilt = (teil: Teilbedingung, antwort: Antwort): boolean => {
  if (teil.art === 'BEANTWORTET') return istBeantwortet(antwort) === teil.ja
  if (!istBeantwortet(antwort)) return false
  if (teil.art === 'ZAHL') return zahlGilt(teil, antwort)
  if (teil.art === 'RANG') return rangGilt(teil, antwort)
  return teil.optionen.some((id) => antwort.wahl?.includes(id) === true) === teil.gewaehlt
}

/** Whether the answers so far fulfil a condition; none is always fulfilled. */
export const bedingungGilt = (bedingung: Fragebedingung | null, bisher: Antworten): boolean => {
  if (bedingung === null) return true
  const gilt = (teil: Teilbedingung) => teilGilt(teil, bisher[teil.frage] ?? KEINE_ANTWORT)
  return bedingung.verknuepfung === 'ALLE' ? bedingung.teile.every(gilt) : bedingung.teile.some(gilt)
}
