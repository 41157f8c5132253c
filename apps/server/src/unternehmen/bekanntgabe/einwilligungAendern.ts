import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Bescheidweg, EinwilligungEingabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { beziehungenSperren } from '../kern/beziehungen.ts'
import { mitgliedPruefen } from '../kern/mitgliedPruefen.ts'
import {
  einwilligungEinfuegen,
  einwilligungLaden,
  einwilligungWiderrufen,
  postWaehlen,
  wegVon,
} from './einwilligungen.ts'
import { einwilligungAntworten, type Einwilligungsantwort } from './einwilligungLesen.ts'
import { einwilligungstext } from './einwilligungstext.ts'

export type EinwilligungAendern = {
  readonly sub: string
  readonly unternehmenGuid: string
  readonly eingabe: EinwilligungEingabe
  readonly ifMatch: number | undefined
}

const NUR_ZEICHNENDE =
  'Einwilligen und widerrufen kann nur, wer für dieses Unternehmen zeichnungsberechtigt ist.'
const INZWISCHEN = 'Jemand hat inzwischen gewählt, wie Bescheide kommen. Hier steht der neue Stand.'
const ANDERER_TEXT = 'Der Text der Einwilligung ist inzwischen ein anderer. Lesen Sie ihn bitte noch einmal.'

const pruefen = (version: number, { eingabe, ifMatch }: EinwilligungAendern): void => {
  if (ifMatch !== undefined && ifMatch !== version) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN)
  if (eingabe.erteilt && eingabe.fassung !== einwilligungstext().fassung)
    throw absagen(ALLGEMEIN.konkurrierend, ANDERER_TEXT)
}

const festhalten = async (
  tx: Tx,
  a: EinwilligungAendern,
  { weg, jetzt }: { readonly weg: Bescheidweg | null; readonly jetzt: Date },
): Promise<void> => {
  const { sub, unternehmenGuid, eingabe } = a
  if (eingabe.erteilt)
    await einwilligungEinfuegen(tx, { unternehmenGuid, sub, fassung: eingabe.fassung }, jetzt)
  else if (weg === null) await postWaehlen(tx, { unternehmenGuid, sub }, jetzt)
  else await einwilligungWiderrufen(tx, { unternehmenGuid, sub }, jetzt)
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'einwilligungAendern',
    objektGuid: unternehmenGuid,
    angaben: { erteilt: eingabe.erteilt, ...(eingabe.erteilt && { fassung: eingabe.fassung }) },
  })
}

/**
 * S1-10. Whoever says what stands already changes nothing, with whatever version he read: a repeated call answers like
 * the first. Who may is judged under the company's lock, as who signs is changed there too.
 */
export const einwilligungAendern = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  a: EinwilligungAendern,
): Promise<Einwilligungsantwort> =>
  db.transaction().execute(async (tx) => {
    await beziehungenSperren(tx, a.unternehmenGuid)
    const mitglied = await mitgliedPruefen(tx, a.sub, a.unternehmenGuid)
    if (!mitglied.zeichnungsberechtigung) throw absagen(ALLGEMEIN.keineBerechtigung, NUR_ZEICHNENDE)
    const stand = await einwilligungLaden(tx, a.unternehmenGuid)
    const weg = wegVon(stand)
    if (weg !== (a.eingabe.erteilt ? 'PORTAL' : 'POST')) {
      pruefen(stand.version, a)
      await festhalten(tx, a, { weg, jetzt: clock.now() })
    }
    return einwilligungAntworten(tx, mitglied)
  })
