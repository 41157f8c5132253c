import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Database } from '../../platform/database/database.ts'
import { korrekturLaden, type Korrektur } from '../kern/korrektur.ts'
import { istAenderbar } from '../kern/policy.ts'
import type { AntragRow } from '../kern/repository.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import type { Antwort } from '../kern/view.ts'
import { antragBeantworten, type Lage } from './antragBeantworten.ts'

const entwurfMitUnternehmen = async (
  db: Database,
  antrag: AntragRow,
  { entwurf }: Korrektur,
): Promise<AntragFormular> => (await mitUnternehmensdaten(db, { ...antrag, formular: entwurf })).formular

/**
 * An application that the bank gave back: the answers as they are being corrected, once the deadline has passed those
 * that were sent last; they are what counts then.
 */
export const korrekturLesen = async (
  db: Database,
  lage: Pick<Lage, 'antrag' | 'programme' | 'leser'>,
): Promise<Antwort> => {
  const { antrag, programme, leser } = lage
  const korrektur = await korrekturLaden(db, antrag, programme)
  if (korrektur === null) throw new Error(`application ${antrag.guid} was not given back`)
  const { einreichung, eingereicht } = korrektur
  const rechtzeitig = istAenderbar(antrag, leser.jetzt)
  const formular = rechtzeitig ? await entwurfMitUnternehmen(db, antrag, korrektur) : eingereicht
  const aenderbar = leser.darfSchreiben && rechtzeitig
  return antragBeantworten(db, { ...lage, korrektur, einreichung }, { formular, aenderbar })
}
