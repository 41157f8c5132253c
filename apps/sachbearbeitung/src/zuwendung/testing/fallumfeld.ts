import { fallLesen, fallUnterlagenLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { pruefpunkteLesen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { PruefungStand } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Tisch } from '../../testing/tisch.ts'
import { UNTERLAGEN, fallkopf, pruefung } from './faelle.ts'

/** What every tab of a case asks for besides its own. */
export const fallumfeld = ({ server }: Tisch, stand: PruefungStand = { ...pruefung(), punkte: [] }): void => {
  server.otherwise(fallLesen, 200, fallkopf())
  server.otherwise(fallUnterlagenLesen, 200, [...UNTERLAGEN])
  server.otherwise(pruefpunkteLesen, 200, stand)
}
