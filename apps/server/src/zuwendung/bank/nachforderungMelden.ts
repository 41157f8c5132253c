import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import { mailVersenden, type Mail } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden, type Person } from '../kern/antragMail.ts'
import type { BankAntrag } from '../zugang/bankAntrag.ts'

type Anlass = { readonly guid: string; readonly frist: string; readonly eingereichtVon: string }

/** What is asked and why stands in the portal only: a mail goes through many hands. */
const nachforderungMail = (b: Betreiber, antrag: BankAntrag, an: Person, { guid, frist }: Anlass): Mail => ({
  an: an.email,
  betreff: `Ihre Angaben fehlen: Antrag ${antrag.ge_nr}`,
  text: brief(b, [
    anrede(an),
    `die Bank prüft Ihren Antrag ${antrag.ge_nr} und braucht dazu noch Angaben oder Unterlagen von Ihnen.`,
    `Ergänzen Sie sie bis ${alsMinute(letzterMoment(frist))} Uhr und reichen Sie den Antrag noch einmal ein. Was genau fehlt und warum, steht im Portal.`,
    `Zum Antrag:\n${antragVerweis(b, antrag, 'weiter')}`,
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
