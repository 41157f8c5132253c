import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Services } from '../../platform/services.ts'
import { mitPruefstand } from '../kern/dateien.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { alsLeser } from '../../platform/dokument/leser.ts'
import { gefunden, istAenderbar } from '../kern/policy.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { antragFinden } from '../kern/repository.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import type { Antwort } from '../kern/view.ts'
import { antragBeantworten, eingereichtBeantworten } from './antragBeantworten.ts'
import { korrekturLesen } from './korrekturLesen.ts'

/**
 * Reads an application (R7.2-28). A draft shows the company of today, and whether this user may change it now: with the
 * permission to write and within the period.
 */
export const antragLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const { db } = services
  const antrag = gefunden(await antragFinden(db, guid, principal.sub))
  const leser = alsLeser(principal, services, antragSpeichern.permission)
  const lage = { programme: await programmeLesen(services), antrag, leser }
  if (antrag.nachforderung !== null) return korrekturLesen(db, lage)
  if (istEntwurf(antrag.status)) {
    const stand = { ...antrag, formular: await mitPruefstand(db, antrag.formular) }
    const { formular } = await mitUnternehmensdaten(db, stand)
    const aenderbar = leser.darfSchreiben && istAenderbar(antrag, leser.jetzt)
    return antragBeantworten(db, lage, { formular, aenderbar })
  }
  return eingereichtBeantworten(db, { ...lage, einreichung: await gesendeteEinreichung(db, guid) })
}
