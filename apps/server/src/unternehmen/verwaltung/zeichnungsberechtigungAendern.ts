import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type {
  NutzerInfo,
  ZeichnungsberechtigungEingabe,
} from '@foerderportal/contract/unternehmen/nutzer/schema'
import { ZUORDNUNG_NICHT_MOEGLICH } from '@foerderportal/contract/unternehmen/problems'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import {
  beziehungenLaden,
  beziehungenSperren,
  beziehungVon,
  zeichnendeZaehlen,
  type Beziehung,
} from '../kern/beziehungen.ts'
import { nutzerInfo } from '../kern/beziehungView.ts'
import { verwaltungPruefen } from '../verwaltung.ts'
import { zeichnungMail } from './zeichnungMail.ts'
import { zuordnungWechseln } from '../kern/zuordnungWechseln.ts'

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
const aendern = (
  tx: Tx,
  { unternehmenGuid, eingabe }: ZeichnungAendern,
  maximal: number,
): Promise<boolean> => {
  const { subjectId, guid, zeichnungsberechtigung } = eingabe
  return zuordnungWechseln(tx, {
    wer: { unternehmenGuid, sub: subjectId },
    guid,
    neu: { zeichnungsberechtigung },
    inzwischen: INZWISCHEN,
    erlauben: async () => {
      if (zeichnungsberechtigung && (await zeichnendeZaehlen(tx, unternehmenGuid)) >= maximal)
        throw absagen(ZUORDNUNG_NICHT_MOEGLICH, ausgeschoepft(maximal))
    },
  })
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
  const [an, von] = [beziehungVon(beziehungen, eingabe.subjectId), beziehungVon(beziehungen, sub)]
  await mailVersenden(tx, zeichnungMail(config, { an, von, am: clock.now(), demo: an.demo }))
}

/** R7.1-17, S11-07. Who asks is judged under the lock: the provider may just have taken the company from him. */
export const zeichnungsberechtigungAendern = async (
  services: Services,
  auftrag: ZeichnungAendern,
): Promise<NutzerInfo[]> => {
  const { sub, unternehmenGuid, eingabe } = auftrag
  return services.db.transaction().execute(async (tx) => {
    const maximal = await beziehungenSperren(tx, unternehmenGuid)
    await verwaltungPruefen(tx, sub, unternehmenGuid)
    if (eingabe.subjectId === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
    const geaendert = await aendern(tx, auftrag, maximal)
    const beziehungen = await beziehungenLaden(tx, unternehmenGuid)
    if (geaendert) await mitteilen(services, tx, auftrag, beziehungen)
    return beziehungen.map((eine) => nutzerInfo(eine, { sub, unternehmenGuid }))
  })
}
