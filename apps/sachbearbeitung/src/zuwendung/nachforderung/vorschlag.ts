import type { FragbareStelle } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { geltenderVermerk } from '../pruefung/vermerkentwurf.ts'

/** A place to ask about, and what is said of it before somebody writes something better. */
export type Vorschlag = {
  readonly pfad: string
  readonly grund: string
  /** The points whose words stand there. */
  readonly aus: readonly string[]
}

const BITTE = 'Bitte ergänzen oder berichtigen Sie diese Angabe.'

export const ohneAnlass = (pfad: string): Vorschlag => ({ pfad, grund: BITTE, aus: [] })

const name = ({ code, titel }: PruefpunktAntwort): string => `${code} ${titel}`

/** The words of the Vermerk that counts; where it has none, what the point is about. */
const grundVon = (punkt: PruefpunktAntwort): string =>
  geltenderVermerk(punkt)?.text.trim() || `Es geht um: ${punkt.titel}. ${BITTE}`

const einmal = (worte: readonly string[]): string[] => [...new Set(worte)]

const gescheiterte = (punkte: readonly PruefpunktAntwort[], moegliche: readonly FragbareStelle[]) =>
  punkte
    .filter(({ stand }) => stand === 'NICHT_ERFUELLT')
    .map((punkt) => ({
      punkt,
      stellen: punkt.zuFordern.filter((pfad) => moegliche.some((stelle) => stelle.pfad === pfad)),
    }))

/** What failed points ask for, with their Vermerke as reasons; a place that several of them name once, with the words of each. */
export const ausPruefpunkten = (
  punkte: readonly PruefpunktAntwort[],
  moegliche: readonly FragbareStelle[],
): Vorschlag[] => {
  const alle = gescheiterte(punkte, moegliche).flatMap(({ punkt, stellen }) =>
    stellen.map((pfad) => ({ pfad, punkt })),
  )
  return [...Map.groupBy(alle, ({ pfad }) => pfad)].map(([pfad, genannte]) => ({
    pfad,
    grund: einmal(genannte.map(({ punkt }) => grundVon(punkt))).join('\n'),
    aus: genannte.map(({ punkt }) => name(punkt)),
  }))
}

/** Failed points of which the applicant can change nothing. */
export const ohneStelle = (
  punkte: readonly PruefpunktAntwort[],
  moegliche: readonly FragbareStelle[],
): string[] =>
  gescheiterte(punkte, moegliche).flatMap(({ punkt, stellen }) => (stellen.length === 0 ? [name(punkt)] : []))
