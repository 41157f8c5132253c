import {
  mitzeichnungHindernis,
  type MitzeichnungAktion,
} from '@foerderportal/contract/formular/mitzeichnungLauf'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { akteurVon } from './mitzeichnungAnsehen.ts'
import { mitzeichnungMail, type MitzeichnungEreignis } from './mitzeichnungMail.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import { alsLeser, type Leser } from '../kern/leser.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragFinden, antragSperren, type AntragRow } from '../kern/repository.ts'
import type { Antwort } from '../kern/view.ts'

export type Auftrag = {
  readonly principal: Pick<Principal, 'sub' | 'rollen'>
  /** Of the application. */
  readonly guid: string
  /** When the request arrived. */
  readonly eingang: Date
  /** How the application is answered as it stands after the call. */
  readonly antworten: (
    tx: Tx,
    lage: { readonly antrag: AntragRow; readonly programme: Programme; readonly leser: Leser },
  ) => Promise<Antwort>
}

/** A request under the lock of its application, with what moving it needs. */
export type Bewegung = {
  readonly tx: Tx
  readonly antrag: AntragRow
  readonly row: MitzeichnungRow | undefined
  readonly leser: Leser
  readonly programme: Programme
  readonly mitglieder: readonly Mitglied[]
  readonly eingang: Date
  readonly mitglied: (sub: string) => Mitglied | undefined
  /** Audit row, in the transaction that moves. */
  readonly vermerken: (handlung: string, angaben?: Readonly<Record<string, unknown>>) => Promise<void>
  /** Mail to a member, of who acts now. */
  readonly mitteilen: (an: string, ereignis: MitzeichnungEreignis) => Promise<void>
}

/** 412 with the reason unless the table of the request allows it. */
export const bewegungErlauben = (aktion: MitzeichnungAktion, { antrag, row, leser }: Bewegung): void => {
  const grund = mitzeichnungHindernis(aktion, row?.status ?? null, akteurVon(antrag, row, leser.sub))
  if (grund !== null) throw nichtMoeglich(grund)
}

const bewegungIn = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { leser, programme, eingang }: Pick<Bewegung, 'leser' | 'programme' | 'eingang'>,
): Promise<Bewegung> => {
  const mitglieder = await mitgliederLaden(tx, antrag.unternehmen_guid)
  const mitglied = (sub: string) => mitglieder.find((m) => m.sub === sub)
  const ich = mitglied(leser.sub)
  return {
    tx,
    // As it is now: signing authority may have been taken away while the call waited for the application.
    antrag: { ...antrag, zeichnungsberechtigung: ich?.zeichnungsberechtigung ?? false },
    row: await mitzeichnungLaden(tx, antrag),
    leser,
    programme,
    mitglieder,
    eingang,
    mitglied,
    vermerken: (handlung, angaben = {}) =>
      protokollieren(tx, {
        unternehmenGuid: antrag.unternehmen_guid,
        sub: leser.sub,
        handlung,
        objektGuid: antrag.guid,
        angaben,
      }),
    mitteilen: (an, ereignis) =>
      mitzeichnungMail(tx, services, an === leser.sub ? undefined : mitglied(an), {
        ereignis,
        antrag,
        wer: nutzerName(ich),
      }),
  }
}

/**
 * Moves the request of an application: under its lock, change, audit row and mail together or not at all. Answers the
 * application as it would then be sent.
 */
export const mitzeichnungBewegen = async (
  services: Services,
  { principal, guid, eingang, antworten }: Auftrag,
  bewegen: (b: Bewegung) => Promise<void>,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  const leser = alsLeser(principal, services)
  return services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, guid, leser.sub))
    await bewegen(await bewegungIn(services, tx, antrag, { leser, programme, eingang }))
    const danach = gefunden(await antragFinden(tx, guid, leser.sub))
    return antworten(tx, { antrag: danach, programme, leser })
  })
}
