import { randomUUID } from 'node:crypto'
import { BENUTZER_VORHANDEN } from '@foerderportal/contract/nutzer/problems'
import type { OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { einladungGueltigBis } from '@foerderportal/contract/unternehmen/einladung'
import { ZUORDNUNG_NICHT_MOEGLICH } from '@foerderportal/contract/unternehmen/problems'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { rateLimit, dailyLimit, type RateLimit, tooOften } from '../../platform/http/rateLimit.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { offeneEinladung } from '../kern/beziehungView.ts'
import {
  absenderSperren,
  einladungEinfuegen,
  mitgliedMitAdresse,
  offeneEinladungenLaden,
  type Versendet,
} from '../kern/einladungen.ts'
import { einladungMail } from './einladungMail.ts'
import { verwaltungPruefen } from '../verwaltung.ts'

const AM_TAG = 10

/**
 * Of one company, and of one network: a whole office gets through, who sends to a list of strangers does not. And to one
 * address: nobody's mailbox is filled, be it by several companies.
 */
export type EinladeGrenzen = {
  readonly jeUnternehmen: RateLimit
  readonly jeNetz: RateLimit
  readonly jeAdresse: RateLimit
}
export const einladeGrenzen = (clock: Clock): EinladeGrenzen => ({
  jeUnternehmen: rateLimit(clock, { vorrat: 20, jeMinute: 0.5 }),
  jeNetz: rateLimit(clock, { vorrat: 60, jeMinute: 2 }),
  jeAdresse: dailyLimit(clock, AM_TAG),
})
const WARTEN_S = 120
/** Open at once; what nobody answers runs out after 30 days. */
const HOECHSTENS_OFFEN = 100

const SCHON_DABEI =
  'Wer diese Adresse hat, handelt schon für das Unternehmen. Eine Einladung ist nicht nötig.'
const GERADE_VERSENDET =
  'An diese Adresse ging gerade erst eine Einladung. Noch einmal verschicken können Sie sie zehn Minuten danach.'
const ZU_VIELE_AN_EINE =
  'An diese Adresse gingen heute schon viele Einladungen. Verschicken Sie morgen wieder eine, oder rufen Sie die Person an.'
const ZU_VIELE_OFFEN = `Es sind schon ${HOECHSTENS_OFFEN} Einladungen offen. Warten Sie, bis einige beantwortet oder abgelaufen sind.`

export type Einladen = {
  readonly sub: string
  readonly unternehmenGuid: string
  readonly email: string
  readonly ip: string
}

const zuOft = () =>
  tooOften('Sie haben gerade sehr viele Einladungen verschickt. Bitte warten Sie zwei Minuten.', WARTEN_S)

const versenden = async (tx: Tx, { sub, unternehmenGuid, email }: Einladen, am: Date): Promise<Versendet> => {
  if (await mitgliedMitAdresse(tx, unternehmenGuid, email))
    throw absagen(BENUTZER_VORHANDEN, SCHON_DABEI, [{ pfad: 'email', text: SCHON_DABEI }])
  const neu = { guid: randomUUID(), unternehmenGuid, email, von: sub, am }
  const versendet = await einladungEinfuegen(tx, neu)
  if (versendet === undefined) throw absagen(ZUORDNUNG_NICHT_MOEGLICH, GERADE_VERSENDET)
  return versendet
}

/** R7.1-05. Invitation, mail and audit row commit together. Nowhere is asked whether the address has an account. */
export const nutzerEinladen = async (
  { db, clock, config }: Services,
  grenzen: EinladeGrenzen,
  auftrag: Einladen,
): Promise<OffeneEinladung[]> => {
  const { sub, unternehmenGuid, email, ip } = auftrag
  await verwaltungPruefen(db, sub, unternehmenGuid)
  if (!grenzen.jeNetz.take(ip) || !grenzen.jeUnternehmen.take(unternehmenGuid)) throw zuOft()
  return db.transaction().execute(async (tx) => {
    const absender = await absenderSperren(tx, auftrag)
    // Again under the lock: the provider may have taken the company from him meanwhile.
    await verwaltungPruefen(tx, sub, unternehmenGuid)
    const am = clock.now()
    const { guid, neu } = await versenden(tx, auftrag, am)
    const offene = await offeneEinladungenLaden(tx, unternehmenGuid, am)
    if (offene.length > HOECHSTENS_OFFEN) throw absagen(ZUORDNUNG_NICHT_MOEGLICH, ZU_VIELE_OFFEN)
    if (!grenzen.jeAdresse.take(email.toLowerCase()))
      throw absagen(ZUORDNUNG_NICHT_MOEGLICH, ZU_VIELE_AN_EINE)
    const einladung = { guid, email, gueltigBis: einladungGueltigBis(am) }
    await mailVersenden(tx, einladungMail(config, absender, einladung))
    const handlung = neu ? 'nutzerEinladen' : 'einladungErneutVersenden'
    await protokollieren(tx, { unternehmenGuid, sub, handlung, objektGuid: guid })
    return offene.map(offeneEinladung)
  })
}
