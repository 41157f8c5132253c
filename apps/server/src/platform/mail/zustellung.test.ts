import { expect, test } from 'vitest'
import { zustellungVon, type Versand } from './zustellung.ts'

test.each<[Versand, ReturnType<typeof zustellungVon>]>([
  [{ versendet_am: new Date(), fehler: null, hindernis: null }, 'ANGENOMMEN'],
  [{ versendet_am: null, fehler: null, hindernis: null }, 'WARTET'],
  [{ versendet_am: null, fehler: 'SMTP 550', hindernis: 'ABGEWIESEN' }, 'ABGEWIESEN'],
  [{ versendet_am: null, fehler: 'SMTP 451', hindernis: 'AUFGEGEBEN' }, 'AUFGEGEBEN'],
  [{ versendet_am: null, fehler: 'SMTP 421', hindernis: 'AUFSCHUB' }, 'GESCHEITERT'],
  [{ versendet_am: null, fehler: 'SMTP 535', hindernis: 'MAILSERVER' }, 'GESCHEITERT'],
  // Free again, and in line for its next try.
  [{ versendet_am: null, fehler: 'SMTP ESOCKET', hindernis: null }, 'GESCHEITERT'],
])('[S7-04] a mail of which the outbox says %o: %s', (versand, stand) => {
  expect(zustellungVon(versand)).toBe(stand)
})
