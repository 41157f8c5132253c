import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import type { AntragRow } from '../kern/repository.ts'

const ANLAESSE = {
  unterschrieben: { betreff: 'Zweite Unterschrift fehlt', verb: 'unterschrieben' },
  erklaert: { betreff: 'Erklärung eingegangen', verb: 'abgegeben' },
  zurueckgenommen: { betreff: 'Erklärung zurückgenommen', verb: 'zurückgenommen' },
} as const

type Anlass = {
  readonly guid: string
  readonly anlass: keyof typeof ANLAESSE
  readonly am: Date
}

/** Everybody who may sign hears of it, who did it too; what was declared stands in the portal only. */
export const verzichtMelden = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  antrag: AntragRow,
  { guid, anlass, am }: Anlass,
): Promise<void> => {
  const { betreff, verb } = ANLAESSE[anlass]
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `${betreff}: Antrag ${antrag.ge_nr}`,
      text: brief(config, [
        anrede(an),
        `zu Ihrem Antrag ${antrag.ge_nr} hat Ihr Unternehmen am ${alsMinute(am)} Uhr eine Erklärung ${verb}. Im Portal liegt, worum es geht.`,
        `Zur Erklärung:\n${antragVerweis(config, antrag, 'verzicht')}`,
        `Wissen Sie davon nichts? Fragen Sie zuerst in Ihrem Unternehmen, oder rufen Sie uns an: ${config.bankTelefon}.`,
      ]),
      schluessel: `verzicht:${anlass}:${guid}:${an.sub}`,
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}
