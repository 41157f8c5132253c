import { nutzerKontakt } from '../nutzer/public.ts'
import type { Tx } from '../platform/database/database.ts'
import { anrede, brief } from '../platform/mail/betreiber.ts'
import { mailVersenden } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import type { VersuchZeile } from './repository.ts'

const TEXTE = {
  ERFOLGREICH: [
    'Ihre Identifikation war erfolgreich',
    'wir wissen jetzt, dass Sie es sind. Ihre Identifikation gilt für alle Ihre Unternehmen. Sie können ab sofort Anträge einreichen, sofern Sie für das Unternehmen zeichnungsberechtigt sind.',
    '/dashboard',
  ],
  NICHT_ERFOLGREICH: [
    'Ihre Identifikation hat nicht geklappt',
    'unser Dienstleister konnte Ihre Identität dieses Mal nicht bestätigen. Ihre Entwürfe sind davon nicht berührt. Sie können es gleich noch einmal versuchen: mit einem gültigen Ausweis, bei gutem Licht und mit einer stabilen Verbindung.',
    '/identifizierung/nicht-erfolgreich',
  ],
} as const

/** Tells the user how it ended; while it goes on there is nothing to tell. */
export const ergebnisMelden = async ({ config }: Services, tx: Tx, versuch: VersuchZeile): Promise<void> => {
  const { stand, sub, guid, folge } = versuch
  if (stand !== 'ERFOLGREICH' && stand !== 'NICHT_ERFOLGREICH') return
  const { email, ...person } = await nutzerKontakt(tx, sub)
  const [betreff, satz, pfad] = TEXTE[stand]
  await mailVersenden(tx, {
    an: email,
    betreff,
    text: brief(config, [
      anrede(person),
      satz,
      `Zum Portal: ${config.portalUrl}${pfad}`,
      `Fragen? Sie erreichen uns unter ${config.bankTelefon} oder ${config.bankEmail}.`,
    ]),
    schluessel: `identifizierung:${guid}:${folge}`,
    demo: config.demo,
  })
}
