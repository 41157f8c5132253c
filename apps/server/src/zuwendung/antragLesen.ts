import { darf } from '@foerderportal/contract/shared/permissions'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/routes'
import type { Eingang } from '@foerderportal/contract/zuwendung/schema'
import type { Principal } from '../platform/auth/principal.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { dateienLesen } from '../platform/files/public.ts'
import type { Services } from '../platform/services.ts'
import type { Antwort } from './antragSpeichern.ts'
import { mitPruefstand } from './dateien.ts'
import { letzteEinreichung, type EinreichungRow } from './einreichungen.ts'
import { gefunden, istAenderbar } from './policy.ts'
import { geltendesProgramm, programmeLesen, type Programme } from './programmLesen.ts'
import { antragFinden, type AntragRow } from './repository.ts'
import { mitUnternehmensdaten } from './unternehmensdaten.ts'
import { antragAnsicht, eingangAnsicht } from './view.ts'

export const eingangLesen = async (db: Database | Tx, einreichung: EinreichungRow): Promise<Eingang> => {
  const [beleg] = await dateienLesen(db, einreichung.beleg_guid === null ? [] : [einreichung.beleg_guid])
  return eingangAnsicht(einreichung, beleg)
}

/** The answer for an application that was sent, with the rates of the day on which it came in. */
export const eingereichtAnsicht = async (
  db: Database | Tx,
  programme: Programme,
  antrag: AntragRow,
  einreichung: EinreichungRow,
): Promise<Antwort> => {
  const programm = geltendesProgramm(programme, antrag.programm, einreichung.eingegangen_am)
  const eingang = await eingangLesen(db, einreichung)
  return { body: antragAnsicht(antrag, programm, { aenderbar: false, eingang }), version: antrag.version }
}

/**
 * Reads an application (R7.2-28). A draft shows the company of today, and whether this user may change it now: with the
 * permission to write and within the period.
 */
export const antragLesen = async (
  services: Services,
  { sub, rollen }: Pick<Principal, 'sub' | 'rollen'>,
  guid: string,
): Promise<Antwort> => {
  const { db, clock } = services
  const antrag = gefunden(await antragFinden(db, guid, sub))
  const programme = await programmeLesen(services)
  if (antrag.status === 'NEUANTRAG_IN_BEARBEITUNG') {
    const formular = await mitPruefstand(db, antrag.formular)
    const entwurf = await mitUnternehmensdaten(db, { ...antrag, formular })
    const programm = geltendesProgramm(programme, antrag.programm, clock.now())
    const aenderbar = darf(rollen, antragSpeichern.permission) && istAenderbar(antrag, clock.now())
    return { body: antragAnsicht(entwurf, programm, { aenderbar, eingang: null }), version: antrag.version }
  }
  const einreichung = await letzteEinreichung(db, guid)
  if (einreichung === undefined) throw new Error(`application ${guid} is ${antrag.status} but was never sent`)
  return eingereichtAnsicht(db, programme, antrag, einreichung)
}
