import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'

/** What has happened to a Nachforderung, and to which. */
type Anlass = { readonly guid: string; readonly eingereichtVon: string }
type Befristet = Anlass & { readonly frist: string }

type Nachricht = {
  readonly betreff: string
  readonly saetze: readonly string[]
  readonly seite: 'weiter' | 'eingang'
  readonly schluessel: string
}

/** Everybody who may sign hears of it, and who sent the application (S11-13). */
const melden = async (
  { config }: Services,
  tx: Tx,
  antrag: BankAntrag,
  { eingereichtVon }: Anlass,
  { betreff, saetze, seite, schluessel }: Nachricht,
): Promise<void> => {
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid, eingereichtVon))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `${betreff}: Antrag ${antrag.ge_nr}`,
      text: brief(config, [anrede(an), ...saetze, `Zum Antrag:\n${antragVerweis(config, antrag, seite)}`]),
      schluessel: `${schluessel}:${an.sub}`,
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}

const bis = ({ frist }: Befristet) => `bis ${alsMinute(letzterMoment(frist))} Uhr`

/** What is asked and why stands in the portal only: a mail goes through many hands. */
export const nachforderungMelden = (
  services: Services,
  tx: Tx,
  antrag: BankAntrag,
  anlass: Befristet,
): Promise<void> =>
  melden(services, tx, antrag, anlass, {
    betreff: 'Ihre Angaben fehlen',
    saetze: [
      `die Bank prüft Ihren Antrag ${antrag.ge_nr} und braucht dazu noch Angaben oder Unterlagen von Ihnen.`,
      `Ergänzen Sie sie ${bis(anlass)} und reichen Sie den Antrag noch einmal ein. Was genau fehlt und warum, steht im Portal.`,
    ],
    seite: 'weiter',
    schluessel: `nachforderung:${anlass.guid}`,
  })

/** A later deadline is a letter of its own. */
export const verlaengerungMelden = (
  services: Services,
  tx: Tx,
  antrag: BankAntrag,
  anlass: Befristet,
): Promise<void> =>
  melden(services, tx, antrag, anlass, {
    betreff: 'Sie haben länger Zeit',
    saetze: [
      `die Bank hat die Frist für Ihre Ergänzungen zum Antrag ${antrag.ge_nr} verlängert: Sie können ihn jetzt ${bis(anlass)} ergänzen und noch einmal einreichen.`,
    ],
    seite: 'weiter',
    schluessel: `nachforderung-laenger:${anlass.guid}:${anlass.frist}`,
  })

/** Whoever works on a correction has to know that nobody waits for it any more. */
export const ruecknahmeMelden = (
  services: Services,
  tx: Tx,
  antrag: BankAntrag,
  anlass: Anlass,
): Promise<void> =>
  melden(services, tx, antrag, anlass, {
    betreff: 'Sie müssen nichts mehr ergänzen',
    saetze: [
      `die Bank braucht zu Ihrem Antrag ${antrag.ge_nr} keine Ergänzungen mehr und prüft ihn so weiter, wie Sie ihn zuletzt eingereicht haben.`,
      'Was Sie seitdem geändert haben, gilt nicht. Sie müssen nichts tun.',
    ],
    seite: 'eingang',
    schluessel: `nachforderung-zurueck:${anlass.guid}`,
  })
