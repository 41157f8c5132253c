import type { BarriereEingabe, BarriereEingang } from '@foerderportal/contract/shared/barriereSchema'
import { alsMinute, jahrInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { rateLimit, type RateLimit, tooOften } from '../platform/http/rateLimit.ts'
import { absagen } from '../platform/http/refusal.ts'
import { mailVersenden } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import { barriereEinfuegen, type Barriere } from './barrieren.ts'

/** A class that tests the portal together still gets through; a script that fills our mailbox does not. */
export const meldeGrenze = (clock: Clock): RateLimit => rateLimit(clock, { vorrat: 20, jeMinute: 1 })
const WARTEN_S = 60

/**
 * No token, so no anti-forgery value: that the call comes from a page of ours is what the browser says. Who sends
 * without a browser says nothing, and could do that anyway.
 */
const vonEigenerSeite = ({ headers }: FastifyRequest, portalUrl: string): boolean => {
  const seite = headers['sec-fetch-site']
  if (seite !== undefined) return seite === 'same-origin'
  return headers.origin === undefined || headers.origin === new URL(portalUrl).origin
}

const mailText = (b: Barriere): string =>
  [
    `Meldung ${b.nummer} vom ${alsMinute(b.gemeldetAm)} Uhr`,
    `Seite: ${b.seite ?? 'nicht angegeben'}`,
    // The portal's form asks for none; whoever reports by the call may name himself.
    ...(b.absender === null ? [] : [`Name: ${b.absender}`]),
    `Antwort an: ${b.antwortAn ?? 'keine Antwort gewünscht'}`,
    '',
    b.barriere,
  ].join('\n')

/** Goes to the provider only: the reporter's address is unproven, so that nobody gets mail that he did not ask for. */
const mail = (b: Barriere, { barriereEmail }: Config) => ({
  an: barriereEmail,
  betreff: `Barriere gemeldet: ${b.nummer}`,
  text: mailText(b),
  schluessel: `barriere:${b.nummer}`,
})

const leer = (text: string | null | undefined): string | null => text?.trim() || null

const eingabeOhneLeeres = ({ kennung, barriere, seite, absender, antwortAn }: BarriereEingabe, am: Date) => ({
  kennung,
  barriere,
  seite: leer(seite),
  absender: leer(absender),
  antwortAn: leer(antwortAn),
  gemeldetAm: am,
  jahr: jahrInBerlin(am),
})

/** Takes a report of a barrier and tells the provider. The same report again answers what the first one did. */
export const barriereMelden = async (
  { db, clock, config }: Services,
  grenze: RateLimit,
  request: FastifyRequest,
  eingabe: BarriereEingabe,
): Promise<BarriereEingang> => {
  if (!vonEigenerSeite(request, config.portalUrl)) throw absagen(ALLGEMEIN.keineBerechtigung)
  if (!grenze.take(request.ip))
    throw tooOften(
      `Aus Ihrem Netz kamen gerade sehr viele Meldungen. Bitte warten Sie eine Minute oder schreiben Sie an ${config.barriereEmail}.`,
      WARTEN_S,
    )
  const neu = eingabeOhneLeeres(eingabe, clock.now())
  const barriere = await db.transaction().execute(async (tx) => {
    const { eingefuegt, ...zeile } = await barriereEinfuegen(tx, neu)
    if (eingefuegt) await mailVersenden(tx, mail(zeile, config))
    return zeile
  })
  return { meldungsnummer: barriere.nummer, eingegangenAm: barriere.gemeldetAm.toISOString() }
}
