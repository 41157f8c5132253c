import type { FallUnterlage } from '@foerderportal/contract/zuwendung/fall/schema'
import type { FragbareStelle } from '@foerderportal/contract/zuwendung/nachforderung/fallSchema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'

/** A place to ask about, and what is said of it before somebody writes something better. */
export type Vorschlag = { readonly pfad: string; readonly grund: string }

const BITTE = 'Bitte ergänzen oder berichtigen Sie diese Angabe.'

export const ohneAnlass = (pfad: string): Vorschlag => ({ pfad, grund: BITTE })

/** Where the evidence of what failed lies: places, and those of its files; without evidence the first that the point reads. */
const stellenVon = (punkt: PruefpunktAntwort, unterlagen: readonly FallUnterlage[]): string[] => {
  const belege = punkt.vermerke.find(({ gestrichen }) => gestrichen === null)?.belege ?? []
  const belegt = belege.flatMap(({ stelle, dateiGuid }) =>
    stelle === null ? (unterlagen.find(({ uuid }) => uuid === dateiGuid)?.stellen ?? []) : [stelle],
  )
  return belegt.length > 0 ? belegt : punkt.stellen.slice(0, 1).map(({ pfad }) => pfad)
}

/**
 * What failed points ask for. A Vermerk is written for the bank: the applicant reads what the point is about, never its
 * words.
 */
export const ausPruefpunkten = (
  punkte: readonly PruefpunktAntwort[],
  unterlagen: readonly FallUnterlage[],
  moegliche: readonly FragbareStelle[],
): Vorschlag[] => {
  const alle = punkte
    .filter(({ stand }) => stand === 'NICHT_ERFUELLT')
    .flatMap((punkt) =>
      stellenVon(punkt, unterlagen).map((pfad) => ({ pfad, grund: `Es geht um: ${punkt.titel}. ${BITTE}` })),
    )
  return alle.filter(
    ({ pfad }, i) => moegliche.some((m) => m.pfad === pfad) && alle.findIndex((a) => a.pfad === pfad) === i,
  )
}
