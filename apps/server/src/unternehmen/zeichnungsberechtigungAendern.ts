import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type {
  NutzerInfo,
  ZeichnungsberechtigungEingabe,
} from '@foerderportal/contract/unternehmen/beziehungSchema'
import { ZUORDNUNG_NICHT_MOEGLICH } from '@foerderportal/contract/unternehmen/problems'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import { mailVersenden } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import {
  beziehungenLaden,
  zeichnungSperren,
  zuordnungLaden,
  zuordnungSetzen,
  type Beziehung,
} from './beziehungen.ts'
import { nutzerInfo } from './beziehungView.ts'
import { verwaltungPruefen } from './verwaltung.ts'
import { zeichnungMail } from './zeichnungMail.ts'

export type ZeichnungAendern = {
  readonly sub: string
  readonly unternehmenGuid: string
  readonly eingabe: ZeichnungsberechtigungEingabe
}

const EIGENE =
  'Ihre eigene Zeichnungsberechtigung können Sie nicht ändern. Das macht eine andere Person Ihrer Verwaltung.'
const INZWISCHEN = 'Jemand hat diese Zeichnungsberechtigung inzwischen geändert. Hier steht der neue Stand.'

const ausgeschoepft = (maximal: number): string =>
  `Für dieses Unternehmen dürfen höchstens ${maximal} Personen zeichnen. Nehmen Sie zuerst jemandem die Zeichnungsberechtigung.`

/** False when it is so already. */
const aendern = async (tx: Tx, { unternehmenGuid, eingabe }: ZeichnungAendern): Promise<boolean> => {
  const wer = { unternehmenGuid, sub: eingabe.subjectId }
  const { maximal, vergeben } = await zeichnungSperren(tx, unternehmenGuid)
  const stand = await zuordnungLaden(tx, wer)
  if (stand === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  if (stand.snapshotGuid !== eingabe.guid) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN)
  const { zeichnungsberechtigung } = eingabe
  if (stand.zeichnungsberechtigung === zeichnungsberechtigung) return false
  if (zeichnungsberechtigung && vergeben >= maximal)
    throw absagen(ZUORDNUNG_NICHT_MOEGLICH, ausgeschoepft(maximal))
  await zuordnungSetzen(tx, wer, { snapshotGuid: randomUUID(), zeichnungsberechtigung })
  return true
}

/** Audit row, and a mail to the person: nobody signs, or stops signing, without knowing. */
const mitteilen = async (
  { config, clock }: Services,
  tx: Tx,
  { sub, unternehmenGuid, eingabe }: ZeichnungAendern,
  beziehungen: readonly Beziehung[],
): Promise<void> => {
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'zeichnungsberechtigungAendern',
    objektGuid: eingabe.subjectId,
    angaben: { zeichnungsberechtigung: eingabe.zeichnungsberechtigung },
  })
  const an = beziehungen.find((eine) => eine.sub === eingabe.subjectId)
  const von = beziehungen.find((eine) => eine.sub === sub)
  if (an === undefined || von === undefined) throw new Error('a member is gone within the transaction')
  await mailVersenden(tx, zeichnungMail(config, { an, von, am: clock.now(), demo: an.demo }))
}

/** R7.1-17, S11-07. The membership of who asks is read in the transaction that changes the other one's. */
export const zeichnungsberechtigungAendern = async (
  services: Services,
  auftrag: ZeichnungAendern,
): Promise<NutzerInfo[]> => {
  const { sub, unternehmenGuid, eingabe } = auftrag
  return services.db.transaction().execute(async (tx) => {
    await verwaltungPruefen(tx, sub, unternehmenGuid)
    if (eingabe.subjectId === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
    const geaendert = await aendern(tx, auftrag)
    const beziehungen = await beziehungenLaden(tx, unternehmenGuid)
    if (geaendert) await mitteilen(services, tx, auftrag, beziehungen)
    return beziehungen.map((eine) => nutzerInfo(eine, { sub, unternehmenGuid }))
  })
}
