import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import type { AntragRow } from '../kern/repository.ts'

type Text = { readonly betreff: string; readonly absatz: (antrag: string, am: string) => string }

const ANLAESSE = {
  unterschrieben: {
    betreff: 'Zweite Unterschrift fehlt',
    absatz: (antrag, am) =>
      `zu Ihrem Antrag ${antrag} hat am ${am} Uhr eine Person Ihres Unternehmens eine Erklärung unterschrieben. Abgegeben ist sie erst, wenn im Portal eine zweite Person unterschreibt, die für Ihr Unternehmen zeichnet. Dort liegt, worum es geht.`,
  },
  verworfen: {
    betreff: 'Erklärung verworfen',
    absatz: (antrag, am) =>
      `zu Ihrem Antrag ${antrag} hat am ${am} Uhr eine Person Ihres Unternehmens eine Erklärung verworfen, unter der noch die zweite Unterschrift fehlte. Abgegeben war sie nicht. Im Portal liegt, worum es ging.`,
  },
  erklaert: {
    betreff: 'Erklärung eingegangen',
    absatz: (antrag, am) =>
      `zu Ihrem Antrag ${antrag} hat Ihr Unternehmen am ${am} Uhr eine Erklärung abgegeben. Im Portal liegt, worum es geht.`,
  },
  zurueckgenommen: {
    betreff: 'Erklärung zurückgenommen',
    absatz: (antrag, am) =>
      `zu Ihrem Antrag ${antrag} hat Ihr Unternehmen am ${am} Uhr eine Erklärung zurückgenommen. Im Portal liegt, worum es geht.`,
  },
} as const satisfies Record<string, Text>

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
  const { betreff, absatz } = ANLAESSE[anlass]
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `${betreff}: Antrag ${antrag.ge_nr}`,
      text: brief(config, [
        anrede(an),
        absatz(antrag.ge_nr, alsMinute(am)),
        `Zur Erklärung:\n${antragVerweis(config, antrag, 'verzicht')}`,
        `Wissen Sie davon nichts? Fragen Sie zuerst in Ihrem Unternehmen, oder rufen Sie uns an: ${config.bankTelefon}.`,
      ]),
      schluessel: `verzicht:${anlass}:${guid}:${an.sub}`,
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}
