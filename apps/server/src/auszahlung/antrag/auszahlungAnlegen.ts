import { randomUUID } from 'node:crypto'
import { CLASS_VERSION } from '@foerderportal/contract/auszahlung/formular'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { Antwort } from '../kern/ansicht.ts'
import { anlageFinden, auszahlungEinfuegen, auszahlungSperren } from '../kern/auszahlungen.ts'
import { bewilligungLaden, bewilligungSperren } from '../kern/bewilligungen.ts'
import { anlegbarPruefen, gefunden } from '../kern/policy.ts'
import { ausVorlage } from '../kern/vorlage.ts'
import { anzahlDateien } from '../kern/dateien.ts'
import { anspruecheHalten } from './anspruecheHalten.ts'
import { auszahlungLesen } from './auszahlungLesen.ts'

export type Anlegen = {
  readonly principal: Pick<Principal, 'sub' | 'rollen' | 'vorname' | 'nachname'>
  readonly geschaeftGuid: string
  /** A rejected request of the case to start from. */
  readonly vorlage?: string | undefined
  /** Chosen by the caller, so that a repeat whose first answer was lost makes no second draft. */
  readonly guid?: string | undefined
}

/** Whether an earlier call of the same wish has made it. A guid that stands for something else is none of theirs. */
const istAngelegt = async (tx: Tx, guid: string, geschaeftGuid: string): Promise<boolean> => {
  const bisher = await anlageFinden(tx, guid)
  if (bisher !== undefined && bisher !== geschaeftGuid) throw absagen(AUSZAHLUNG_PROBLEME.auszahlungFehlt)
  return bisher !== undefined
}

const entwurfAnlegen = async (
  tx: Tx,
  a: Anlegen & { readonly unternehmenGuid: string; readonly jetzt: Date },
): Promise<string> => {
  const { principal, geschaeftGuid, unternehmenGuid, jetzt, guid = randomUUID() } = a
  const { sub } = principal
  const aus =
    a.vorlage === undefined ? undefined : await ausVorlage(tx, { guid: a.vorlage, geschaeftGuid, sub })
  const formular = { guid, classVersion: CLASS_VERSION, verwendungsnachweise: aus?.nachweise ?? [] } as const
  await auszahlungEinfuegen(tx, {
    guid,
    geschaeftGuid,
    unternehmenGuid,
    formular,
    anzahlDokumente: anzahlDateien(formular),
    vorlage: aus?.vorlage ?? null,
    person: { sub, name: nutzerName(principal) },
    jetzt,
  })
  if (aus !== undefined)
    await anspruecheHalten(tx, gefunden(await auszahlungSperren(tx, guid, sub)), formular)
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'auszahlungAnlegen',
    objektGuid: guid,
    ...(aus && { angaben: { vorlage: aus.vorlage.eingangsnummer } }),
  })
  return guid
}

/** Starts a payout request (R7.2-04, S6-01), empty or from one that the bank rejected. */
export const auszahlungAnlegen = async (services: Services, a: Anlegen): Promise<Antwort> => {
  const { principal, geschaeftGuid } = a
  const jetzt = services.clock.now()
  const guid = await services.db.transaction().execute(async (tx) => {
    await bewilligungSperren(tx, geschaeftGuid)
    const bewilligung = await bewilligungLaden(tx, geschaeftGuid, principal.sub)
    if (bewilligung === undefined) throw absagen(AUSZAHLUNG_PROBLEME.geschaeftFehlt)
    if (a.guid !== undefined && (await istAngelegt(tx, a.guid, geschaeftGuid))) return a.guid
    anlegbarPruefen(bewilligung, jetzt)
    return entwurfAnlegen(tx, { ...a, unternehmenGuid: bewilligung.unternehmen_guid, jetzt })
  })
  return auszahlungLesen(services, principal, guid)
}
