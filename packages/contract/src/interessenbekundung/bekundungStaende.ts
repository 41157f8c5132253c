import { KUNDE, werDarf, type Akteur } from '../shared/lauf/akteure.ts'
import { BLEIBT, lauf, type AktionVon } from '../shared/lauf/lauf.ts'
import type { BekundungStatus } from './bekundungStatus.ts'

/** Where a company's declaration in a round stands (S3-02). Rank and invitation are the ranking's, not its own. */
export const BEKUNDUNG_STAENDE = ['ENTWURF', 'EINGEREICHT', 'ZURUECKGEZOGEN', 'ENTFALLEN'] as const
export type BekundungStand = (typeof BEKUNDUNG_STAENDE)[number]

const ZEICHNUNG = ['ZEICHNUNGSBERECHTIGT'] as const
const nichtsZuAendern = (stand: BekundungStand | null): string => {
  if (stand === 'ENTFALLEN') return 'Diese Interessenbekundung ist entfallen.'
  return stand === null
    ? 'In dieser Runde gibt es noch keine Interessenbekundung Ihres Unternehmens.'
    : 'Diese Interessenbekundung ist zurückgezogen. Sie können in dieser Runde neu beginnen.'
}

/** S3-02 as a table; the names of its rows are what the audit log calls the acts. null: there is none yet. */
export const bekundungStaende = lauf({
  was: 'Interessenbekundung',
  staende: BEKUNDUNG_STAENDE,
  anfang: null,
  ende: ['ENTFALLEN'],
  akteure: { MITGLIED: werDarf, ZEICHNUNGSBERECHTIGT: werDarf, BANK: 'Das tut nur das Unternehmen.' },
  zeilen: {
    bekundungAnlegen: {
      von: [null, 'ZURUECKGEZOGEN'],
      wer: KUNDE,
      nach: 'ENTWURF',
      sonst: 'In dieser Runde gibt es schon eine Interessenbekundung Ihres Unternehmens.',
      runde: 'ERFASSUNG',
    },
    // what was sent stays in force until it is sent again
    bekundungSpeichern: {
      von: ['ENTWURF', 'EINGEREICHT'],
      wer: KUNDE,
      nach: BLEIBT,
      sonst: nichtsZuAendern,
      runde: 'ERFASSUNG',
    },
    bekundungEinreichen: {
      von: ['ENTWURF', 'EINGEREICHT'],
      wer: ZEICHNUNG,
      nach: 'EINGEREICHT',
      sonst: nichtsZuAendern,
      runde: 'ERFASSUNG',
    },
    bekundungZurueckziehen: {
      von: ['ENTWURF', 'EINGEREICHT'],
      wer: { ENTWURF: KUNDE, EINGEREICHT: ZEICHNUNG },
      nach: 'ZURUECKGEZOGEN',
      sonst: nichtsZuAendern,
      runde: 'ERFASSUNG',
    },
    bekundungEntfallen: {
      von: ['EINGEREICHT'],
      wer: ['BANK'],
      nach: 'ENTFALLEN',
      sonst: 'Entfallen kann nur, was gereiht ist.',
      runde: 'NACH_REIHUNG',
    },
  },
})
export type BekundungAktion = AktionVon<typeof bekundungStaende>

const FALSCHE_RUNDE: Record<BekundungStatus, string> = {
  INAKTIV: 'Die Runde ist nicht geöffnet.',
  ERFASSUNG: 'Die Runde läuft noch.',
  VOR_REIHUNG: 'Die Frist der Runde ist beendet.',
  NACH_REIHUNG: 'Die Frist der Runde ist beendet.',
}

type Lage = { readonly stand: BekundungStand | null; readonly runde: BekundungStatus; readonly wer: Akteur }

/** Why the action is not possible, as a sentence; null when it is: its round is asked first. */
export const bekundungHindernis = (aktion: BekundungAktion, { stand, runde, wer }: Lage): string | null =>
  runde === bekundungStaende.zeilen[aktion].runde
    ? (bekundungStaende.hindernis(aktion, stand, [wer])?.text ?? null)
    : FALSCHE_RUNDE[runde]
