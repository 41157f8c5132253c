import { KUNDE, werDarf, type Akteur } from '../shared/lebenslauf.ts'
import type { BekundungStatus } from './lifecycle.ts'

/** Where a company's declaration in a round stands (S3-02). Rank and invitation are the ranking's, not its own. */
export const BEKUNDUNG_STAENDE = ['ENTWURF', 'EINGEREICHT', 'ZURUECKGEZOGEN', 'ENTFALLEN'] as const
export type BekundungStand = (typeof BEKUNDUNG_STAENDE)[number]

type Zeile = {
  /** From where, and by whom from there; null: there is none yet. */
  readonly von: { readonly [S in BekundungStand | 'KEINE']?: readonly Akteur[] }
  readonly runde: BekundungStatus
  /** Otherwise it stays where it is. */
  readonly nach?: BekundungStand
  /** Why it can't be done from another state. */
  readonly sonst: string
}

const ZEICHNUNG = ['ZEICHNUNGSBERECHTIGT'] as const
const NICHTS_ZU_AENDERN =
  'Diese Interessenbekundung ist zurückgezogen. Sie können in dieser Runde neu beginnen.'

/** S3-02 as a table; the names of its rows are what the audit log calls the acts. */
export const BEKUNDUNG_UEBERGAENGE = {
  bekundungAnlegen: {
    von: { KEINE: KUNDE, ZURUECKGEZOGEN: KUNDE },
    runde: 'ERFASSUNG',
    nach: 'ENTWURF',
    sonst: 'In dieser Runde gibt es schon eine Interessenbekundung Ihres Unternehmens.',
  },
  // what was sent stays in force until it is sent again
  bekundungSpeichern: {
    von: { ENTWURF: KUNDE, EINGEREICHT: KUNDE },
    runde: 'ERFASSUNG',
    sonst: NICHTS_ZU_AENDERN,
  },
  bekundungEinreichen: {
    von: { ENTWURF: ZEICHNUNG, EINGEREICHT: ZEICHNUNG },
    runde: 'ERFASSUNG',
    nach: 'EINGEREICHT',
    sonst: NICHTS_ZU_AENDERN,
  },
  bekundungZurueckziehen: {
    von: { ENTWURF: KUNDE, EINGEREICHT: ZEICHNUNG },
    runde: 'ERFASSUNG',
    nach: 'ZURUECKGEZOGEN',
    sonst: NICHTS_ZU_AENDERN,
  },
  bekundungEntfallen: {
    von: { EINGEREICHT: ['BANK'] },
    runde: 'NACH_REIHUNG',
    nach: 'ENTFALLEN',
    sonst: 'Entfallen kann nur, was gereiht ist.',
  },
} as const satisfies Record<string, Zeile>
export type BekundungAktion = keyof typeof BEKUNDUNG_UEBERGAENGE

const FALSCHE_RUNDE: Record<BekundungStatus, string> = {
  INAKTIV: 'Die Runde ist nicht geöffnet.',
  ERFASSUNG: 'Die Runde läuft noch.',
  VOR_REIHUNG: 'Die Frist der Runde ist beendet.',
  NACH_REIHUNG: 'Die Frist der Runde ist beendet.',
}

type Lage = { readonly stand: BekundungStand | null; readonly runde: BekundungStatus; readonly wer: Akteur }

/** Why the action is not possible, as a sentence; null when it is. */
export const bekundungHindernis = (aktion: BekundungAktion, { stand, runde, wer }: Lage): string | null => {
  const zeile: Zeile = BEKUNDUNG_UEBERGAENGE[aktion]
  const zugelassen = zeile.von[stand ?? 'KEINE']
  if (runde !== zeile.runde) return FALSCHE_RUNDE[runde]
  if (!zugelassen) return zeile.sonst
  if (zugelassen.includes(wer)) return null
  return wer === 'BANK' ? 'Das tut nur das Unternehmen.' : werDarf(zugelassen)
}
