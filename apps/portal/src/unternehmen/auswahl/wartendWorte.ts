import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { mitBescheiden } from '../../shared/vorgaenge/bescheidWorte.ts'
import { mitUnterschriften } from '../../shared/vorgaenge/unterschriften.ts'
import { aufgabenVon } from '../../shared/vorgaenge/aufgabenVon.ts'
import { vorgaengeSammeln, type Listen } from '../../shared/vorgaenge/vorgaengeSammeln.ts'

export type Wartendes = {
  readonly listen: Listen
  readonly bescheide: readonly BescheidAnsicht[]
  readonly ungelesen: number
}

const zahl = (anzahl: number, eine: string, mehrere: string): string[] =>
  anzahl === 0 ? [] : [anzahl === 1 ? `1 ${eine}` : `${anzahl} ${mehrere}`]

/**
 * What waits in a company, counted as its dashboard lists it: without the right to write, a draft is no task. Undefined
 * where nothing does.
 */
export const wartendWorte = (
  { listen, bescheide, ungelesen }: Wartendes,
  darfSchreiben: boolean,
  jetzt: Date,
): string | undefined => {
  const vorgaenge = mitBescheiden(mitUnterschriften(vorgaengeSammeln(listen, jetzt), jetzt), bescheide, jetzt)
  const aufgaben = darfSchreiben ? vorgaenge.flatMap(aufgabenVon).length : 0
  const teile = [
    ...zahl(aufgaben, 'Aufgabe', 'Aufgaben'),
    ...zahl(ungelesen, 'ungelesene Mitteilung', 'ungelesene Mitteilungen'),
  ]
  return teile.join(' · ') || undefined
}
