import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { Ergebnis } from '../bausteine/Meldung.tsx'
import { alsWann } from '../bausteine/zeit.ts'
import type { Gespeichert } from '../entwurf/useAendern.ts'
import { frageZu, geaendert } from './unternehmenWorte.ts'

const BANK = frageZu(['kontoInformationen'])

const mail = (felder: readonly string[], benachrichtigt: boolean): string[] => [
  ...(benachrichtigt || felder.includes(BANK) ? ['Alle Verwaltenden bekommen eine E-Mail.'] : []),
  ...(felder.includes(BANK) ? ['Vor der nächsten Auszahlung prüfen wir die neue Bankverbindung.'] : []),
]

const inzwischen = ({ fremdes }: Gespeichert<UnternehmenHuelle>): string[] =>
  fremdes.length === 0
    ? []
    : [
        `Inzwischen an anderer Stelle geändert und übernommen: ${[...new Set(fremdes.map(frageZu))].join(', ')}.`,
      ]

/** What was saved and when, who hears of it, and what others changed meanwhile. */
export const gespeichertText = (
  gespeichert: Gespeichert<UnternehmenHuelle>,
  benachrichtigt: boolean,
  um: Date,
): Ergebnis => {
  const felder = geaendert(gespeichert.vorher.value, gespeichert.neu.value)
  if (felder.length === 0)
    return { ton: 'info', text: ['Es hat sich nichts geändert.', ...inzwischen(gespeichert)].join(' ') }
  const text = [
    `Gespeichert ${alsWann(um.toISOString(), um)} Uhr: ${felder.join(', ')}.`,
    ...mail(felder, benachrichtigt),
    ...inzwischen(gespeichert),
  ]
  return { ton: 'success', text: text.join(' ') }
}
