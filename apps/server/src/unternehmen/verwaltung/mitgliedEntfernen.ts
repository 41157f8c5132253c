import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { MitgliedEntfernen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import {
  beziehungenLaden,
  beziehungenSperren,
  beziehungVon,
  zuordnungEntfernen,
  zuordnungLaden,
} from '../kern/beziehungen.ts'
import { nutzerInfo } from '../kern/beziehungView.ts'
import type { NachEntfernen } from '../public.ts'
import { verwaltungPruefen } from '../verwaltung.ts'
import { entferntMail, entfernungBestaetigenMail } from './entferntMail.ts'

type Auftrag = {
  readonly sub: string
  readonly unternehmenGuid: string
  readonly eingabe: MitgliedEntfernen
}

const EIGENE =
  'Sich selbst können Sie nicht entfernen. Geben Sie zuerst die Verwaltung ab: Das macht die Bank für Sie.'
const VERWALTUNG =
  'Diese Person verwaltet das Unternehmen. Die Verwaltung gibt und nimmt die Bank; danach können Sie die Person entfernen.'
const INZWISCHEN =
  'Jemand hat inzwischen geändert, was diese Person darf. Hier steht der neue Stand; entfernt ist sie noch nicht.'

/** Refuses whom this caller can't remove, as it stands under the lock. */
const pruefen = async (tx: Tx, { sub, unternehmenGuid, eingabe }: Auftrag): Promise<void> => {
  const { subjectId, guid } = eingabe
  if (subjectId === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
  const stand = await zuordnungLaden(tx, { unternehmenGuid, sub: subjectId })
  if (stand === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  if (stand.istAdmin) throw absagen(ALLGEMEIN.keineBerechtigung, VERWALTUNG)
  if (stand.snapshotGuid !== guid) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN)
}

/**
 * S1-13: membership, audit row, mails and what follows elsewhere commit together. Every call asks for the membership
 * itself (S1-02), so that the person's open sessions lose the company with their next one. The roles stay: being admin
 * alone takes one away (S1-01), and no admin is removed here.
 */
export const mitgliedEntfernen = async (
  services: Services,
  nachEntfernen: readonly NachEntfernen[],
  auftrag: Auftrag,
): Promise<NutzerInfo[]> => {
  const { sub, unternehmenGuid, eingabe } = auftrag
  const { config, clock, db } = services
  return db.transaction().execute(async (tx) => {
    await beziehungenSperren(tx, unternehmenGuid)
    await verwaltungPruefen(tx, sub, unternehmenGuid)
    await pruefen(tx, auftrag)
    const vorher = await beziehungenLaden(tx, unternehmenGuid)
    const [wen, von] = [beziehungVon(vorher, eingabe.subjectId), beziehungVon(vorher, sub)]
    await zuordnungEntfernen(tx, { unternehmenGuid, sub: wen.sub })
    await protokollieren(tx, { unternehmenGuid, sub, handlung: 'mitgliedEntfernen', objektGuid: wen.sub })
    for (const danach of nachEntfernen) await danach(tx, { unternehmenGuid, sub: wen.sub, von: sub })
    const nachricht = { wen, von, am: clock.now() }
    await mailVersenden(tx, entferntMail(config, nachricht))
    await mailVersenden(tx, entfernungBestaetigenMail(config, nachricht))
    return vorher.filter((eine) => eine !== wen).map((eine) => nutzerInfo(eine, { sub, unternehmenGuid }))
  })
}
