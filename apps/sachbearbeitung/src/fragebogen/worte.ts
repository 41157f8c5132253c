import type { Fassung, FassungZeile, Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import { pfade } from '../paths.ts'

/** What the version is called: 'Betrieb und Umwelt, Fassung 2'. */
export const fassungName = ({ bezeichnung, nummer }: Pick<Fassung, 'bezeichnung' | 'nummer'>): string =>
  `${bezeichnung}, Fassung ${nummer}`

/** The version that is asked now; undefined before the first is published. */
export const geltende = ({ fassungen }: Umfrage): FassungZeile | undefined =>
  fassungen.find(({ stand }) => stand === 'VEROEFFENTLICHT')

/** The one that is being written. */
export const entwurfVon = ({ fassungen }: Umfrage): FassungZeile | undefined =>
  fassungen.find(({ stand }) => stand === 'ENTWURF')

/** Where two versions are compared. */
export const vergleichVon = (
  { umfrageUuid }: Pick<Umfrage, 'umfrageUuid'>,
  von: Pick<Fassung, 'guid'>,
  nach: Pick<Fassung, 'guid'>,
): string => pfade.fragebogenVergleich(umfrageUuid, `von=${von.guid}&nach=${nach.guid}`)

/** Who answers: '3 in Arbeit, 12 abgeschlossen'. */
export const beantwortetWorte = ({
  begonnen,
  abgeschlossen,
}: Pick<FassungZeile, 'begonnen' | 'abgeschlossen'>): string =>
  begonnen === 0 ? 'noch niemand' : `${begonnen - abgeschlossen} in Arbeit, ${abgeschlossen} abgeschlossen`
