import type { Akteur } from './akteure.ts'
import { mitOder } from './aufzaehlung.ts'
import type { StatusAnzeige } from './lauf.ts'

/** One row of a life cycle: who moves it, from where, to where. */
export type Uebergang<Status extends string> = {
  readonly von: readonly Status[]
  readonly wer: readonly Akteur[]
  /** null: it leaves the applicant's view, no status of its own (S4-10). */
  readonly nach: Status | null
  /** The verb in a refusal: 'Sie können den Antrag nicht mehr …'. */
  readonly verb: string
}

type Frage<Status extends string> = {
  /** What moves, masculine: 'Antrag'. */
  readonly was: string
  readonly uebergang: Pick<Uebergang<Status>, 'von' | 'wer' | 'verb'>
  readonly anzeige: Readonly<Record<Status, StatusAnzeige>>
}

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)

const falscherAkteur = (zugelassen: readonly Akteur[], was: string, verb: string) =>
  zugelassen.includes('ZEICHNUNGSBERECHTIGT')
    ? `Nur Personen mit Zeichnungsberechtigung können den ${was} ${verb}.`
    : `Nur die Bank kann den ${was} ${verb}.`

/** Why a transition is not possible, as a sentence for the screen and for `detail`; null when it is possible. */
export const hindernisIn = <Status extends string>(
  { was, uebergang: { von, wer: zugelassen, verb }, anzeige }: Frage<Status>,
  status: Status,
  wer: Akteur,
): string | null => {
  if (von.includes(status)) return zugelassen.includes(wer) ? null : falscherAkteur(zugelassen, was, verb)
  const noetig = mitOder(von.map((s) => `„${anzeige[s].wort}“`))
  return `Der ${was} hat den Stand „${anzeige[status].wort}“. ${gross(verb)} lässt er sich nur im Stand ${noetig}.`
}
