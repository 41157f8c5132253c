import type { Tx } from '../../platform/database/database.ts'
import { brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import type { Kandidat } from './zuweisungen.ts'

/**
 * Who gets a case from somebody else hears of it (S9-02); whose it is stands at the desk only. Whoever's address the
 * sign-in has not seen confirmed gets none: the case stands in his list.
 */
export const zuweisungMelden = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  fall: Pick<BankAntrag, 'guid' | 'geschaeft_guid' | 'demo'>,
  { name, email }: Pick<Kandidat, 'name' | 'email'>,
): Promise<void> => {
  if (email === null) return
  await mailVersenden(tx, {
    an: email,
    betreff: 'Ein Fall wurde Ihnen zugewiesen',
    text: brief(config, [
      `Guten Tag ${name},`,
      'jemand hat Ihnen einen Fall zugewiesen.',
      `Zum Fall:\n${config.portalUrl}/sachbearbeitung/fall/${fall.geschaeft_guid}/pruefung`,
    ]),
    bezug: fall.guid,
    demo: fall.demo,
  })
}
