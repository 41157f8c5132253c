import type { Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { laidOver } from '@foerderportal/entwurf/unsaved'
import { zusammen, type Lesen } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import { useGelesenes } from '@foerderportal/shell/entwurf/liegendes/useGelesenes'
import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import { alsFormular, kopiename, PLAN, type Ueberholt } from './editor/fassungsentwurf.ts'
import { ungespeichertes } from './editor/ungespeichertes.ts'

const gegen =
  ({ wert }: Fassungsstand): Lesen =>
  (fund) => {
    const { getippt, jetzt } = laidOver(wert.definition, PLAN, fund)
    const felder = ungespeichertes(alsFormular(getippt), alsFormular(jetzt))
    return felder.length > 0 ? felder : undefined
  }

/** Of one that was discarded: there is nothing to be compared with but what it began on. */
const ohneFassung: Lesen = ({ roh, basis }) => ungespeichertes(alsFormular(roh), alsFormular(basis))

/**
 * Somebody published or discarded the version while this device had more of it than the server, and nobody looked: who
 * comes back is told what was not saved, as whoever still writes is. It stays where it is until he gives it up.
 */
export const useUeberholt = (
  guid: string,
  stand: Fassungsstand | undefined,
): { readonly ueberholt: Ueberholt | undefined; readonly nachgesehen: boolean } => {
  const liegendes = useLiegendes(kopiename(guid))
  const gelesene = useGelesenes(liegendes, stand ? gegen(stand) : ohneFassung)
  const ueberholt = {
    stand,
    ungespeichert: zusammen(gelesene),
    aufgeben: () => liegendes.aufgeben(gelesene.map(({ fund }) => fund)),
  }
  return { ueberholt: gelesene.length > 0 ? ueberholt : undefined, nachgesehen: liegendes.nachgesehen }
}
