import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { abrufEndetAm } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import type { Services } from '../../platform/services.ts'
import { zeichnendeLaden } from '../kern/antragMail.ts'
import type { Bescheid } from './bekanntgaben.ts'

/** Name of the job that follows the first notification that a mail server has taken. */
export const BESCHEID_MELDEN = 'bescheid-melden'

const NUR_ZEICHNENDE =
  'Abrufen kann ihn jede Person, die für Ihr Unternehmen zeichnungsberechtigt und identifiziert ist. Hat das schon jemand getan, müssen Sie nichts tun.'

/** What the notice is on: the application, or the payout request. */
const vorgangVon = ({ ge_nr: geNr, auszahlung_nr: nr }: Bescheid): string =>
  nr === null ? `Antrag ${geNr}` : `Auszahlungsantrag ${nr}`

const bisWann = (ende: Date) => `bis ${alsMinute(letzterMoment(ende.toISOString()))} Uhr`

/** What was decided stays in the portal: a mail goes through many hands. */
const ANLAESSE = {
  liegtBereit: (vorgang: string, _: Bescheid, jetzt: Date) => ({
    betreff: `Ein Bescheid liegt bereit: ${vorgang}`,
    absaetze: [
      `zu Ihrem ${vorgang} liegt im Portal ein Bescheid bereit.`,
      // The ten days begin when a mail server takes this: never earlier than now, so that this day is always safe.
      `Rufen Sie ihn ${bisWann(abrufEndetAm(jetzt))} ab. Am Tag nach dem Abruf gilt er als bekannt gegeben; dann beginnen seine Fristen.`,
      NUR_ZEICHNENDE,
    ],
  }),
  erinnerung: (vorgang: string, { endet_am: ende }: Bescheid) => {
    const bis = ende === null ? '' : ` ${bisWann(ende)}`
    return {
      betreff: `Noch nicht abgerufen: Bescheid zum ${vorgang}`,
      absaetze: [
        `der Bescheid zu Ihrem ${vorgang} liegt noch im Portal bereit. Rufen Sie ihn${bis} ab.`,
        NUR_ZEICHNENDE,
      ],
    }
  },
  abgelaufen: (vorgang: string, { endet_am: ende }: Bescheid) => ({
    betreff: `Nicht mehr abrufbar: Bescheid zum ${vorgang}`,
    absaetze: [
      `der Bescheid zu Ihrem ${vorgang} wurde ${ende === null ? 'in den zehn Tagen' : bisWann(ende)} nicht abgerufen und liegt nicht mehr im Portal bereit.`,
      'Sie müssen nichts tun: Die Bank gibt ihn auf einem anderen Weg bekannt.',
    ],
  }),
  perPost: (vorgang: string) => ({
    betreff: `Ihr Bescheid kommt mit der Post: ${vorgang}`,
    absaetze: [
      `der Bescheid zu Ihrem ${vorgang} kommt mit der Post. Im Portal lässt er sich nicht mehr abrufen.`,
    ],
  }),
} as const
export type Bekanntgabeanlass = keyof typeof ANLAESSE

/** Of all mails of one attempt: a job that runs twice writes each of them once. */
export const mailSchluessel = (anlass: Bekanntgabeanlass, { guid, nr }: Pick<Bescheid, 'guid' | 'nr'>) =>
  `bescheid:${anlass}:${guid}:${nr}:`

/** Tells everybody who may sign. The ten days run from the moment a mail server takes the first of 'liegtBereit'. */
export const zeichnendenSchreiben = async (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  anlass: Bekanntgabeanlass,
  bescheid: Bescheid,
): Promise<void> => {
  const { betreff, absaetze } = ANLAESSE[anlass](vorgangVon(bescheid), bescheid, clock.now())
  const danach =
    anlass === 'liegtBereit' && bescheid.nr !== null
      ? { name: BESCHEID_MELDEN, payload: { guid: bescheid.guid, nr: bescheid.nr } }
      : undefined
  for (const person of await zeichnendeLaden(tx, bescheid.unternehmen_guid))
    await mailVersenden(tx, {
      an: person.email,
      betreff,
      text: brief(config, [
        anrede(person),
        ...absaetze,
        `Zum Bescheid:\n${portalVerweis(config, `/zuwendung/bescheid/${bescheid.guid}`, bescheid)}`,
      ]),
      schluessel: `${mailSchluessel(anlass, bescheid)}${person.sub}`,
      bezug: bescheid.guid,
      demo: bescheid.demo,
      ...(danach && { danach }),
    })
}
