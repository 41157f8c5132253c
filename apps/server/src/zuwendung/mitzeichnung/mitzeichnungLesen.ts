import { istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { eingereichtAnsicht } from '../antrag/antragLesen.ts'
import type { Antwort } from '../antrag/antragSpeichern.ts'
import { letzteEinreichung } from '../kern/einreichungen.ts'
import { korrekturAnsicht, korrekturLaden } from '../kern/korrektur.ts'
import { alsLeser, mitzeichnungAnsehen, type Leser } from './mitzeichnungAnsehen.ts'
import { gefunden, stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragFinden, type AntragRow } from '../kern/repository.ts'
import { ohneAblage, sendefassung } from '../kern/sendefassung.ts'
import { antragAnsicht } from '../kern/view.ts'

/** The application as it would be sent, or was, with the latest request. */
export const mitzeichnungAntwort = async (
  db: Database | Tx,
  programme: Programme,
  antrag: AntragRow,
  leser: Leser,
): Promise<Antwort> => {
  const einreichung = istEntwurf(antrag.status) ? undefined : await letzteEinreichung(db, antrag.guid)
  if (einreichung !== undefined) return eingereichtAnsicht(db, programme, antrag, { einreichung, leser })
  const mitzeichnung = await mitzeichnungAnsehen(db, programme, antrag, leser)
  const { formular } = await sendefassung(db, antrag, programme, leser.jetzt)
  const nachforderung = korrekturAnsicht(await korrekturLaden(db, antrag, programme))
  const body = antragAnsicht(
    { ...antrag, formular: ohneAblage(formular) },
    geltendesProgramm(programme, antrag.programm, stichtagVon(antrag, leser.jetzt)),
    { aenderbar: false, eingang: null, mitzeichnung, nachforderung },
  )
  return { body, version: antrag.version }
}

/** What is to be signed, and who is asked (S4-07). */
export const mitzeichnungLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const antrag = gefunden(await antragFinden(services.db, guid, principal.sub))
  return mitzeichnungAntwort(
    services.db,
    await programmeLesen(services),
    antrag,
    alsLeser(principal, services),
  )
}
