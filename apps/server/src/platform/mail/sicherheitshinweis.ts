import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Database } from '../database/database.ts'
import { anrede, brief, type Betreiber } from './betreiber.ts'
import { mailVersenden } from './mailVersenden.ts'

/** Subject and sentence of each change that the owner of an account hears of, whoever made it. */
const TEXTE = {
  'passwort-geaendert': ['Ihr Passwort wurde geändert', 'Das Passwort Ihres Kontos wurde geändert.'],
  'adresse-geaendert': [
    'Ihre E-Mail-Adresse wurde geändert',
    'Für Ihr Konto wurde eine andere E-Mail-Adresse eingetragen. Unsere Nachrichten gehen ab jetzt dorthin.',
  ],
  'benutzername-geaendert': [
    'Ihr Benutzername wurde geändert',
    'Der Benutzername Ihres Kontos wurde geändert.',
  ],
  'zweiter-faktor-dazu': [
    'Zweiter Faktor hinzugefügt',
    'Für Ihr Konto wurde ein zweiter Faktor eingerichtet. Bei der nächsten Anmeldung fragen wir zusätzlich nach seinem Code.',
  ],
  'zweiter-faktor-weg': [
    'Zweiter Faktor entfernt',
    'Aus Ihrem Konto wurde ein zweiter Faktor entfernt. Mit ihm kann sich niemand mehr anmelden.',
  ],
  'code-benutzt': [
    'Wiederherstellungscode benutzt',
    'Bei der Anmeldung an Ihrem Konto wurde ein Wiederherstellungscode benutzt. Er gilt nicht noch einmal.',
  ],
  'codes-erneuert': [
    'Neue Wiederherstellungscodes',
    'Für Ihr Konto wurden neue Wiederherstellungscodes ausgegeben. Die alten gelten nicht mehr.',
  ],
  'falsche-codes': [
    'Mehrere falsche Codes bei der Anmeldung',
    'Jemand hat Ihr Passwort richtig eingegeben, danach aber mehrmals einen falschen Code. Angemeldet hat er sich damit nicht.',
  ],
} as const

export type SicherheitsEreignis = keyof typeof TEXTE

/** The account as it was BEFORE the change: a notice of a new address goes to the old one. */
export type Empfaenger = {
  readonly benutzername: string
  readonly email: string
  readonly vorname: string
  readonly nachname: string
}

const absaetze = (b: Betreiber, konto: Empfaenger, ereignis: SicherheitsEreignis, am: Date) => [
  anrede(konto),
  TEXTE[ereignis][1],
  `Konto: ${konto.benutzername}\nZeitpunkt: ${alsMinute(am)} Uhr`,
  'Waren Sie das? Dann müssen Sie nichts tun.',
  `Waren Sie es nicht? Dann rufen Sie uns gleich an: ${b.bankTelefon}, oder schreiben Sie an ${b.bankEmail}. Können Sie sich noch anmelden, wählen Sie außerdem ein neues Passwort: ${b.portalUrl}/start`,
]

/** Tells the owner of an account by mail what has changed there; it goes out when the caller's transaction commits. */
export const sicherheitshinweisSenden = (
  tx: Database,
  betreiber: Betreiber,
  konto: Empfaenger,
  ereignis: SicherheitsEreignis,
  am: Date,
  /** A second notice with the same one is not sent. */
  schluessel?: string,
): Promise<void> =>
  mailVersenden(tx, {
    ...(schluessel !== undefined && { schluessel }),
    an: konto.email,
    betreff: `${TEXTE[ereignis][0]} (${betreiber.portalName})`,
    text: brief(betreiber, absaetze(betreiber, konto, ereignis, am)),
  })
