import { auszahlungSpeichern } from '@foerderportal/contract/auszahlung/antrag/routes'
import type { Principal } from '../../platform/auth/principal.ts'
import { alsLeser } from '../../platform/dokument/leser.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungBeantworten, type Antwort } from '../kern/ansicht.ts'
import { auszahlungFinden } from '../kern/auszahlungen.ts'
import { mitPruefstand } from '../kern/dateien.ts'
import { gefunden } from '../kern/policy.ts'

/** Reads a payout request (R7.2-05) with what is left of its case, and whether this user may change it now. */
export const auszahlungLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const { db } = services
  const auszahlung = gefunden(await auszahlungFinden(db, guid, principal.sub))
  const { darfSchreiben } = alsLeser(principal, services, auszahlungSpeichern.permission)
  const formular = await mitPruefstand(db, auszahlung.formular)
  return auszahlungBeantworten(db, auszahlung, { formular, darfSchreiben })
}
