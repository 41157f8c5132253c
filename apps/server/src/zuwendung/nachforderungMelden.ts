import { alsMinute } from '@foerderportal/contract/shared/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeitraum'
import type { Tx } from '../platform/database/database.ts'
import { brief, type Betreiber } from '../platform/mail/betreiber.ts'
import { mailVersenden, type Mail } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import { mitgliederLaden } from '../unternehmen/public.ts'
import type { BankAntrag } from './bankAntrag.ts'

/** To whom a mail about an application goes. */
export type Person = {
  readonly sub: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
}

/** Whom a step of an application concerns: who may sign for the company, and who sent it, where it was sent. */
export const zeichnendeLaden = async (
  tx: Tx,
  unternehmenGuid: string,
  eingereichtVon?: string,
): Promise<Person[]> =>
  (await mitgliederLaden(tx, unternehmenGuid)).filter(
    ({ sub, zeichnungsberechtigung }) => zeichnungsberechtigung || sub === eingereichtVon,
  )

type Anlass = { readonly guid: string; readonly frist: string; readonly eingereichtVon: string }

/** What is asked and why stands in the portal only: a mail goes through many hands. */
const nachforderungMail = (b: Betreiber, antrag: BankAntrag, an: Person, { guid, frist }: Anlass): Mail => ({
  an: an.email,
  betreff: `Ihre Angaben fehlen: Antrag ${antrag.ge_nr}`,
  text: brief(b, [
    `Guten Tag ${an.vorname} ${an.nachname},`,
    `die Bank prüft Ihren Antrag ${antrag.ge_nr} und braucht dazu noch Angaben oder Unterlagen von Ihnen.`,
    `Ergänzen Sie sie bis ${alsMinute(letzterMoment(frist))} Uhr und reichen Sie den Antrag noch einmal ein. Was genau fehlt und warum, steht im Portal.`,
    `Zum Antrag:\n${b.portalUrl}/zuwendung/antrag/${antrag.guid}/weiter`,
  ]),
  schluessel: `nachforderung:${guid}:${an.sub}`,
  demo: antrag.demo,
})

/** Everybody who may sign hears of it, and who sent the application (S11-13). */
export const nachforderungMelden = async (
  { config }: Services,
  tx: Tx,
  antrag: BankAntrag,
  anlass: Anlass,
): Promise<void> => {
  for (const person of await zeichnendeLaden(tx, antrag.unternehmen_guid, anlass.eingereichtVon))
    await mailVersenden(tx, nachforderungMail(config, antrag, person, anlass))
}
