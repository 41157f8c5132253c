import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { korrekturLaden } from '../kern/korrektur.ts'
import { alsLeser } from '../../platform/dokument/leser.ts'
import { gefunden } from '../kern/policy.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { antragFinden } from '../kern/repository.ts'
import { ohneAblage, sendefassung } from '../kern/sendefassung.ts'
import type { Antwort } from '../kern/view.ts'
import { antragBeantworten, eingereichtBeantworten, type Lage } from './antragBeantworten.ts'

/** The application as it would be sent, or was, with the latest request. */
export const mitzeichnungBeantworten = async (
  db: Database | Tx,
  lage: Pick<Lage, 'antrag' | 'programme' | 'leser'>,
): Promise<Antwort> => {
  const { antrag, programme, leser } = lage
  const einreichung = istEntwurf(antrag.status) ? undefined : await letzteEinreichung(db, antrag.guid)
  if (einreichung !== undefined) return eingereichtBeantworten(db, { ...lage, einreichung })
  const { formular } = await sendefassung(db, antrag, programme, leser.jetzt)
  const korrektur = await korrekturLaden(db, antrag, programme)
  return antragBeantworten(db, { ...lage, korrektur }, { formular: ohneAblage(formular), aenderbar: false })
}

/** What is to be signed, and who is asked (S4-07). */
export const mitzeichnungLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const antrag = gefunden(await antragFinden(services.db, guid, principal.sub))
  const programme = await programmeLesen(services)
  return mitzeichnungBeantworten(services.db, {
    programme,
    antrag,
    leser: alsLeser(principal, services, antragSpeichern.permission),
  })
}
