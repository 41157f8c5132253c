import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { NutzerInfo, VerwaltungEingabe } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { ZUORDNUNG_NICHT_MOEGLICH } from '@foerderportal/contract/unternehmen/problems'
import { nutzerSperren } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { bankSchreibenPruefen } from '../bank/bankSchreibenPruefen.ts'
import {
  beziehungenLaden,
  beziehungenSperren,
  beziehungVon,
  verwaltendeZaehlen,
  type Beziehung,
} from '../kern/beziehungen.ts'
import { nutzerInfo } from '../kern/beziehungView.ts'
import { verwaltungsrolleSetzen } from '../kern/rollen.ts'
import { verwaltungMail } from './verwaltungMail.ts'
import { zuordnungWechseln } from '../kern/zuordnungWechseln.ts'

type VerwaltungAendern = {
  /** Who of the provider decides. */
  readonly sub: string
  readonly unternehmenGuid: string
  readonly eingabe: VerwaltungEingabe
}

const EIGENE =
  'Ihre eigene Verwaltung können Sie nicht ändern. Das macht jemand anderes aus der Sachbearbeitung.'
const INZWISCHEN = 'Jemand hat diese Zuordnung inzwischen geändert. Hier steht der neue Stand.'
const LETZTE =
  'Diese Person verwaltet das Unternehmen als einzige. Geben Sie zuerst einer anderen Person die Verwaltung.'

/**
 * False when it is so already. The company is locked before the user, as where a company changes and its change names
 * who made it; his account comes last.
 */
const aendern = async (
  services: Services,
  tx: Tx,
  { unternehmenGuid, eingabe }: VerwaltungAendern,
): Promise<boolean> => {
  const { subjectId, guid, isAdmin } = eingabe
  await beziehungenSperren(tx, unternehmenGuid)
  const geaendert = await zuordnungWechseln(tx, {
    wer: { unternehmenGuid, sub: subjectId },
    guid,
    neu: { istAdmin: isAdmin },
    inzwischen: INZWISCHEN,
    erlauben: async () => {
      if (!isAdmin && (await verwaltendeZaehlen(tx, unternehmenGuid)) === 1)
        throw absagen(ZUORDNUNG_NICHT_MOEGLICH, LETZTE)
      await nutzerSperren(tx, subjectId)
    },
  })
  if (geaendert) await verwaltungsrolleSetzen(services, tx, subjectId)
  return geaendert
}

/** Audit row, and a mail to the person: nobody manages, or stops managing, without knowing. */
const mitteilen = async (
  { config, clock }: Services,
  tx: Tx,
  { sub, unternehmenGuid, eingabe }: VerwaltungAendern,
  beziehungen: readonly Beziehung[],
): Promise<void> => {
  const { subjectId, isAdmin } = eingabe
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'verwaltungAendern',
    objektGuid: subjectId,
    angaben: { isAdmin },
  })
  const an = beziehungVon(beziehungen, subjectId)
  await mailVersenden(tx, verwaltungMail(config, an, clock.now()))
}

/** S1-03, S1-01: membership, role, audit row and mail commit together. */
export const verwaltungAendern = async (
  services: Services,
  auftrag: VerwaltungAendern,
): Promise<NutzerInfo[]> => {
  const { sub, unternehmenGuid, eingabe } = auftrag
  if (eingabe.subjectId === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
  const infos = await services.db.transaction().execute(async (tx) => {
    await bankSchreibenPruefen(tx, sub, unternehmenGuid)
    const geaendert = await aendern(services, tx, auftrag)
    const beziehungen = await beziehungenLaden(tx, unternehmenGuid)
    if (geaendert) await mitteilen(services, tx, auftrag, beziehungen)
    return beziehungen.map((eine) => nutzerInfo(eine, { sub, unternehmenGuid }))
  })
  await services.identity.settled(eingabe.subjectId)
  return infos
}
