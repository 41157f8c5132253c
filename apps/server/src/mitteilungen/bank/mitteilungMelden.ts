import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { mailSchluessel, type BankKonversationRow } from './bankKonversationen.ts'

/** S7-02: every member hears that there is something to read; what it is stands in the portal only. */
export const mitteilungMelden = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  k: BankKonversationRow,
  mitteilung: string,
): Promise<void> => {
  const worum = k.ge_nr === null ? '' : ` zum Antrag ${k.ge_nr}`
  const ort = portalVerweis(config, `/mitteilungen/${k.guid}`, k)
  for (const an of await mitgliederLaden(tx, k.unternehmen_guid))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Neue Mitteilung${worum}`,
      text: brief(config, [
        anrede(an),
        `im Portal liegt eine neue Mitteilung${worum} für Ihr Unternehmen.`,
        `Zur Mitteilung:\n${ort}`,
      ]),
      schluessel: mailSchluessel(mitteilung, an.sub),
      bezug: k.guid,
      demo: k.demo,
    })
}
