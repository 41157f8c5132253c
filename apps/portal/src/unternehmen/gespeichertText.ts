import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { Pfad } from '@foerderportal/entwurf/merge'
import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import type { Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { frageZu, geaendert } from './unternehmenWorte.ts'

const BANK = frageZu(['kontoInformationen'])

const bank = (felder: readonly string[]): string[] =>
  felder.includes(BANK) ? ['Vor der nächsten Auszahlung prüfen wir die neue Bankverbindung.'] : []

const mail = (felder: readonly string[], gewuenscht: boolean): string[] =>
  felder.length > 0 && (gewuenscht || felder.includes(BANK))
    ? ['Alle Verwaltenden bekommen eine E-Mail.']
    : []

const inzwischen = (fremdes: readonly Pfad[]): string[] =>
  fremdes.length === 0
    ? []
    : [`Von anderen geändert und übernommen: ${[...new Set(fremdes.map(frageZu))].join(', ')}.`]

/** What was saved and when, who hears of it, and what others changed meanwhile. */
export const gespeichertText = (
  { vorher, neu, fremdes }: Gespeichert<UnternehmenHuelle>,
  gewuenscht: boolean,
  um: Date,
): Ergebnis => {
  const felder = geaendert(vorher.value, neu.value)
  const dazu = [...mail(felder, gewuenscht), ...bank(felder), ...inzwischen(fremdes)]
  return felder.length === 0
    ? { ton: 'info', text: 'Es hat sich nichts geändert.', dazu }
    : {
        ton: 'success',
        text: `Gespeichert ${alsWann(um.toISOString(), um)}\u00a0Uhr`,
        dazu: [`Geändert: ${felder.join(', ')}.`, ...dazu],
      }
}
