import type { Tx } from '../../platform/database/database.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import type { ZahllaufRow } from './zahllaeufe.ts'
import type { PostenRow } from './zahlposten.ts'

/** A payment came back: whoever keeps the company's data hears that they have to be looked at; why stands in the portal. */
export const rueckkehrMelden = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { guid, programm }: ZahllaufRow,
  posten: readonly PostenRow[],
): Promise<void> => {
  for (const { nr, unternehmen_guid, nummer, demo } of posten)
    for (const an of await mitgliederLaden(tx, unternehmen_guid))
      await mailVersenden(tx, {
        an: an.email,
        betreff: `Zahlung zu ${nummer} zurückgekommen`,
        text: brief(config, [
          anrede(an),
          `die Überweisung zu Ihrem Auszahlungsantrag ${nummer} ist zurückgekommen. Prüfen Sie die Bankverbindung Ihres Unternehmens im Portal und berichtigen Sie sie, wenn nötig. Die Bank überweist dann noch einmal; einen neuen Antrag brauchen Sie nicht.`,
          `Zu den Unternehmensdaten:\n${portalVerweis(config, '/unternehmen-aendern/unternehmen', { unternehmen_guid, programm })}`,
        ]),
        schluessel: `zahlung-zurueck:${guid}:${nr}:${an.sub}`,
        bezug: guid,
        demo,
      })
}
