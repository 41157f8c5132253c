import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antraegeVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { AntragRow } from '../kern/repository.ts'

type Rueckzug = { readonly einreichung: EinreichungRow; readonly jetzt: Date }

/** Nobody's application disappears without a word: all who may sign for the company hear of it, and who sent it. */
export const rueckzugMelden = async (
  { config }: Services,
  tx: Tx,
  antrag: AntragRow,
  { einreichung, jetzt }: Rueckzug,
): Promise<void> => {
  const { eingangsnummer, eingereicht_von: eingereichtVon } = einreichung
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid, eingereichtVon))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Antrag zurückgezogen: ${eingangsnummer}`,
      text: brief(config, [
        anrede(an),
        `der Antrag ${antrag.ge_nr} mit der Eingangsnummer ${eingangsnummer} wurde am ${alsMinute(jetzt)} Uhr zurückgezogen. Die Bank prüft ihn nicht weiter.`,
        'Ihre Eingangsbestätigung behalten Sie aus der E-Mail zum Eingang. Solange die Runde offen ist, können Sie einen neuen Antrag stellen.',
        `Zum Portal:\n${antraegeVerweis(config, antrag)}`,
        `Wissen Sie davon nichts? Fragen Sie zuerst in Ihrem Unternehmen, oder rufen Sie uns an: ${config.bankTelefon}.`,
      ]),
      schluessel: `rueckzug:${antrag.guid}:${an.sub}`,
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}
