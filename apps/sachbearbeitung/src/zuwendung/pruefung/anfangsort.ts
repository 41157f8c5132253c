import type { FallUnterlage } from '@foerderportal/contract/zuwendung/fall/schema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import type { Ort } from '../../shared/pruefung/belege.ts'
import { geltenderVermerk } from './vermerkentwurf.ts'

/** All answers as they were sent: what proves a point that reads no paper. */
const eingangsbestaetigung = (unterlagen: readonly FallUnterlage[], eingangsnummer: string) =>
  unterlagen.find((datei) => datei.art === 'beleg' && datei.eingangsnummern.includes(eingangsnummer))

const anfangVon = (uuid: string | undefined): Ort | undefined =>
  uuid === undefined ? undefined : { dateiGuid: uuid, seite: null, zitat: null }

/**
 * What is looked at beside a point at first: a paper that its Vermerk did not know, else the evidence that somebody chose, else
 * what proves it, else the receipt. Never a paper of another point.
 */
export const anfangsort = (
  punkt: PruefpunktAntwort,
  unterlagen: readonly FallUnterlage[],
  eingangsnummer: string,
): Ort | undefined => {
  const beleg = geltenderVermerk(punkt)?.belege.find(({ dateiGuid }) => dateiGuid !== null)
  const [neue] = punkt.neueDateien
  if (neue === undefined && beleg?.dateiGuid)
    return { dateiGuid: beleg.dateiGuid, seite: beleg.seite, zitat: null }
  const [nachweis] = punkt.nachweise.flatMap(({ dateien }) => dateien)
  return anfangVon(neue ?? nachweis ?? eingangsbestaetigung(unterlagen, eingangsnummer)?.uuid)
}
