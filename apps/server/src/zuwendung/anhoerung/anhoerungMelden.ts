import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import type { AnhoerungRow } from './anhoerungen.ts'

const WORUEBER = {
  antrag: 'über Ihren Antrag',
  bewilligt: 'noch einmal über Ihren bewilligten Antrag',
} as const

/** Everybody who may sign hears that there is something to read; what the bank is about to decide stands in the portal only. */
export const anhoerungMelden = async (
  { config }: Services,
  tx: Tx,
  antrag: BankAntrag,
  { guid, frist }: AnhoerungRow,
): Promise<void> => {
  const bis = `${alsMinute(letzterMoment(frist.toISOString()))} Uhr`
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Bitte nehmen Sie Stellung: Antrag ${antrag.ge_nr}`,
      text: brief(config, [
        anrede(an),
        `bevor die Bank ${WORUEBER[antrag.status === 'BEWILLIGT' ? 'bewilligt' : 'antrag']} ${antrag.ge_nr} entscheidet, können Sie sich dazu äußern: bis ${bis}. Worum es geht, steht im Portal.`,
        `Zur Anhörung:\n${antragVerweis(config, antrag, 'anhoerung')}`,
      ]),
      schluessel: `anhoerung:${guid}:${an.sub}`,
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}
