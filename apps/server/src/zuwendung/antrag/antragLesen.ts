import { istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Antwort } from './antragSpeichern.ts'
import { mitPruefstand } from '../kern/dateien.ts'
import { eingangLesen } from '../kern/eingangLesen.ts'
import { gesendeteEinreichung, type EinreichungRow } from '../kern/einreichungen.ts'
import { korrekturLesen } from './korrekturLesen.ts'
import { alsLeser, mitzeichnungAnsehen, type Leser } from '../mitzeichnung/mitzeichnungAnsehen.ts'
import { gefunden, istAenderbar } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragFinden, type AntragRow } from '../kern/repository.ts'
import { mitUnternehmensdaten } from '../kern/unternehmensdaten.ts'
import { antragAnsicht } from '../kern/view.ts'

/** The answer for an application that was sent, with the rates of the day on which it came in first. */
export const eingereichtAnsicht = async (
  db: Database | Tx,
  programme: Programme,
  antrag: AntragRow,
  { einreichung, leser }: { readonly einreichung: EinreichungRow; readonly leser: Leser },
): Promise<Antwort> => {
  const programm = geltendesProgramm(programme, antrag.programm, einreichung.erstmals_am)
  const eingang = await eingangLesen(db, einreichung)
  const mitzeichnung = await mitzeichnungAnsehen(db, programme, antrag, leser)
  return {
    body: antragAnsicht(antrag, programm, { aenderbar: false, eingang, mitzeichnung }),
    version: antrag.version,
  }
}

/**
 * Reads an application (R7.2-28). A draft shows the company of today, and whether this user may change it now: with the
 * permission to write and within the period.
 */
export const antragLesen = async (
  services: Services,
  principal: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const { db, clock } = services
  const antrag = gefunden(await antragFinden(db, guid, principal.sub))
  const leser = alsLeser(principal, services)
  const programme = await programmeLesen(services)
  if (antrag.nachforderung !== null) {
    return korrekturLesen(db, { antrag, programme, leser })
  }
  if (istEntwurf(antrag.status)) {
    const formular = await mitPruefstand(db, antrag.formular)
    const entwurf = await mitUnternehmensdaten(db, { ...antrag, formular })
    const programm = geltendesProgramm(programme, antrag.programm, clock.now())
    const aenderbar = leser.darfSchreiben && istAenderbar(antrag, clock.now())
    const mitzeichnung = await mitzeichnungAnsehen(db, programme, antrag, leser)
    return {
      body: antragAnsicht(entwurf, programm, { aenderbar, eingang: null, mitzeichnung }),
      version: antrag.version,
    }
  }
  const einreichung = await gesendeteEinreichung(db, guid)
  return eingereichtAnsicht(db, programme, antrag, { einreichung, leser })
}
