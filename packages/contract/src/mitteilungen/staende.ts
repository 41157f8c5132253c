import { werDarf } from '../shared/lauf/akteure.ts'
import { BLEIBT, lauf, type AktionVon } from '../shared/lauf/lauf.ts'

/** Where a conversation stands for the bank (S7-04); GESPERRT: the draft that it was about is deleted. */
export const KONVERSATION_STAENDE = ['OFFEN', 'ERLEDIGT', 'GESPERRT'] as const
export type KonversationStand = (typeof KONVERSATION_STAENDE)[number]

const SONST: Record<KonversationStand, string> = {
  OFFEN: 'Diese Unterhaltung ist nicht erledigt.',
  ERLEDIGT: 'Diese Unterhaltung ist schon erledigt.',
  GESPERRT: 'Der Antrag wurde gelöscht. Schreiben Sie in der allgemeinen Unterhaltung des Unternehmens.',
}
const sonst = (stand: KonversationStand) => SONST[stand]
const BANK = ['SACHBEARBEITUNG'] as const

/** S7-04 as a table; the names of its rows are what the audit log calls the acts. An answer of the customer opens it again. */
export const konversationStaende = lauf({
  was: 'Unterhaltung',
  staende: KONVERSATION_STAENDE,
  anfang: 'OFFEN',
  ende: [],
  akteure: { MITGLIED: werDarf, SACHBEARBEITUNG: werDarf, ABLAUF: werDarf },
  zeilen: {
    mitteilungSenden: {
      von: ['OFFEN', 'ERLEDIGT'],
      wer: ['MITGLIED', 'SACHBEARBEITUNG'],
      nach: { MITGLIED: 'OFFEN', SACHBEARBEITUNG: BLEIBT },
      sonst,
    },
    terminSetzen: { von: ['OFFEN', 'ERLEDIGT'], wer: BANK, nach: BLEIBT, sonst },
    terminLoeschen: { von: ['OFFEN', 'ERLEDIGT', 'GESPERRT'], wer: BANK, nach: BLEIBT, sonst },
    konversationErledigen: { von: ['OFFEN', 'GESPERRT'], wer: BANK, nach: 'ERLEDIGT', sonst },
    konversationWiederOeffnen: { von: ['ERLEDIGT'], wer: BANK, nach: 'OFFEN', sonst },
    /** With the draft that it was about. */
    antragLoeschen: {
      von: ['OFFEN', 'ERLEDIGT'],
      wer: ['ABLAUF'],
      nach: 'GESPERRT',
      sonst,
      nurSo: 'Gesperrt wird eine Unterhaltung, wenn ihr Antrag gelöscht wird.',
    },
  },
})
export type KonversationAktion = AktionVon<typeof konversationStaende>
