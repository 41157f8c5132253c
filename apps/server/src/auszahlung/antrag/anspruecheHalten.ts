import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import type { Tx } from '../../platform/database/database.ts'
import { gehalteneAnsprueche } from '../kern/ansprueche.ts'
import { postenLaden, type Auszahlungsantrag } from '../kern/auszahlungen.ts'
import { bewilligungSperren } from '../kern/bewilligungen.ts'
import { positionenErsetzen } from '../kern/positionen.ts'

/** Lets a locked draft hold what it claims of what is left by now (S6-02): no other request has it meanwhile. */
export const anspruecheHalten = async (
  tx: Tx,
  auszahlung: Auszahlungsantrag,
  formular: AuszahlungFormular,
): Promise<void> => {
  await bewilligungSperren(tx, auszahlung.geschaeft_guid)
  const posten = await postenLaden(tx, auszahlung)
  await positionenErsetzen(tx, auszahlung, gehalteneAnsprueche(formular, posten))
}
