import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { ersterOrt, type Ort } from '../../shared/pruefung/belege.ts'
import { geltenderVermerk } from './vermerkentwurf.ts'

/** All answers as they were sent: what proves a point that reads no paper. */
const eingangsbestaetigung = (unterlagen: readonly FallUnterlage[], eingangsnummer: string) =>
  unterlagen.find((datei) => datei.art === 'beleg' && datei.eingangsnummern.includes(eingangsnummer))

/**
 * What is looked at beside a point at first: a paper that its Vermerk did not know, else the evidence that somebody chose, else
 * what proves it, else the receipt. Never a paper of another point.
 */
export const anfangsort = (
  punkt: PruefpunktAntwort,
  unterlagen: readonly FallUnterlage[],
  eingangsnummer: string,
): Ort | undefined => {
  if (punkt.neueDateien.length > 0) return ersterOrt([], punkt.neueDateien)
  const eingang = eingangsbestaetigung(unterlagen, eingangsnummer)
  const dateien = [
    ...punkt.nachweise.flatMap((nachweis) => nachweis.dateien),
    ...(eingang ? [eingang.uuid] : []),
  ]
  return ersterOrt(geltenderVermerk(punkt)?.belege ?? [], dateien)
}
