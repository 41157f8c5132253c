import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Beziehung } from '../kern/beziehungen.ts'

/** A signing authority that was given or taken: whose it is, and who changed it. */
export type ZeichnungNachricht = {
  readonly an: Beziehung
  readonly von: Beziehung
  readonly am: Date
  readonly demo: boolean
}

const SATZ = {
  gegeben: [
    'Sie dürfen jetzt zeichnen',
    'Sie können Anträge und Auszahlungen für dieses Unternehmen jetzt verbindlich einreichen.',
  ],
  genommen: [
    'Sie dürfen nicht mehr zeichnen',
    'Entwürfe können Sie weiter ausfüllen. Verbindlich einreichen kann sie nur, wer zeichnen darf. Was Sie schon eingereicht haben, gilt weiter.',
  ],
} as const

const wirkung = ({ an }: ZeichnungNachricht) => SATZ[an.zeichnungsberechtigung ? 'gegeben' : 'genommen']

const NOCH_NICHT_IDENTIFIZIERT = ' Vorher weisen Sie im Portal einmal nach, wer Sie sind.'

const folge = (n: ZeichnungNachricht): string => {
  const fehlt = n.an.zeichnungsberechtigung && !n.an.identifiziert
  return wirkung(n)[1] + (fehlt ? NOCH_NICHT_IDENTIFIZIERT : '')
}

const absaetze = (b: Betreiber, n: ZeichnungNachricht): string[] => {
  const { an, von, am } = n
  const was = an.zeichnungsberechtigung ? 'gegeben' : 'genommen'
  return [
    anrede(an),
    `Ihnen wurde die Zeichnungsberechtigung für das Unternehmen „${an.name}“ ${was}.`,
    `Geändert von: ${von.vorname} ${von.nachname}\nZeitpunkt: ${alsMinute(am)} Uhr`,
    folge(n),
    `Zum Portal:\n${b.portalUrl}/dashboard`,
    `Wissen Sie davon nichts? Fragen Sie zuerst die Verwaltung Ihres Unternehmens, oder rufen Sie uns an: ${b.bankTelefon}.`,
  ]
}

/** Who may sign, or no longer may, learns it from the one to whom it happened first: by a mail to himself. */
export const zeichnungMail = (b: Betreiber, n: ZeichnungNachricht): Mail => ({
  an: n.an.email,
  betreff: `${wirkung(n)[0]}: „${n.an.name}“ (${b.portalName})`,
  text: brief(b, absaetze(b, n)),
  demo: n.demo,
})
