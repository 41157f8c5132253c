import { alsDatum, tageSpaeter } from '../../../shared/zeit/datum.ts'
import type { Vorhabenbeginn } from '../vorhabenbeginn.ts'

/** The day by which a decision can be expected on what is sent today. */
export const erwarteteBewilligung = (v: Vorhabenbeginn, heute: string): string =>
  tageSpaeter(heute, v.bearbeitungstage)

export type Kauftermin = {
  /** First day on which a purchase keeps the grant. */
  readonly ab: string
  readonly grund: 'BEWILLIGUNG' | 'PROGRAMM' | 'ZUSTIMMUNG'
}

/**
 * From which day on a machine may be bought (S4-09): after the expected approval, counted from today or from the day of
 * arrival; at once where the programme allows it; from the day that the bank has named for this case alone.
 */
export const fruehesterKauf = (v: Vorhabenbeginn, heute: string): Kauftermin => {
  const allgemein: Kauftermin = v.vorzeitigErlaubt
    ? { ab: heute, grund: 'PROGRAMM' }
    : { ab: tageSpaeter(erwarteteBewilligung(v, heute), 1), grund: 'BEWILLIGUNG' }
  return v.zustimmungAb !== null && v.zustimmungAb < allgemein.ab
    ? { ab: v.zustimmungAb, grund: 'ZUSTIMMUNG' }
    : allgemein
}

/** What stands at the field of a date that is too early. */
export const zuFrueh = (v: Vorhabenbeginn, heute: string): string => {
  const { ab, grund } = fruehesterKauf(v, heute)
  const tag = alsDatum(ab)
  if (grund === 'PROGRAMM') return `Geben Sie heute oder einen späteren Tag ein, also ab dem ${tag}.`
  if (grund === 'ZUSTIMMUNG')
    return `Die Bank hat einem Kauf ab dem ${tag} zugestimmt. Geben Sie keinen früheren Tag ein.`
  return (
    `Wir entscheiden voraussichtlich bis zum ${alsDatum(erwarteteBewilligung(v, heute))}. ` +
    `Geben Sie einen Tag ab dem ${tag} ein: Wer vor der Bewilligung bestellt, verliert den Zuschuss.`
  )
}

/** The same beforehand, as a sentence. */
export const kaufHinweis = (v: Vorhabenbeginn, heute: string): string => {
  const { ab, grund } = fruehesterKauf(v, heute)
  const tag = alsDatum(ab)
  if (grund === 'PROGRAMM')
    return `Frühestens am ${tag}. Das Programm erlaubt, vor der Bewilligung zu bestellen.`
  if (grund === 'ZUSTIMMUNG') return `Frühestens am ${tag}: So hat die Bank für diesen Antrag zugestimmt.`
  return `Frühestens am ${tag}, nach der voraussichtlichen Bewilligung. Bestellen Sie nicht vorher, sonst verfällt der Zuschuss.`
}
