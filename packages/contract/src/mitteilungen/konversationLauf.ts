import { werDarf } from '../shared/lebenslauf.ts'

/** Where a conversation stands for the bank (S7-04); GESPERRT: the draft that it was about is deleted. */
export const KONVERSATION_STAENDE = ['OFFEN', 'ERLEDIGT', 'GESPERRT'] as const
export type KonversationStand = (typeof KONVERSATION_STAENDE)[number]

export const KONVERSATION_AKTEURE = ['MITGLIED', 'SACHBEARBEITUNG'] as const
export type KonversationAkteur = (typeof KONVERSATION_AKTEURE)[number]

type Zeile = {
  readonly von: readonly KonversationStand[]
  readonly wer: readonly KonversationAkteur[]
  /** Where it leads, by who does it; otherwise it stays where it is. */
  readonly nach?: { readonly [A in KonversationAkteur]?: KonversationStand }
}

/** S7-04 as a table; the names of its rows are what the audit log calls the acts. An answer of the customer opens it again. */
export const KONVERSATION_UEBERGAENGE = {
  mitteilungSenden: {
    von: ['OFFEN', 'ERLEDIGT'],
    wer: ['MITGLIED', 'SACHBEARBEITUNG'],
    nach: { MITGLIED: 'OFFEN' },
  },
  terminSetzen: { von: ['OFFEN', 'ERLEDIGT'], wer: ['SACHBEARBEITUNG'] },
  terminLoeschen: { von: ['OFFEN', 'ERLEDIGT', 'GESPERRT'], wer: ['SACHBEARBEITUNG'] },
  konversationErledigen: {
    von: ['OFFEN', 'GESPERRT'],
    wer: ['SACHBEARBEITUNG'],
    nach: { SACHBEARBEITUNG: 'ERLEDIGT' },
  },
  konversationWiederOeffnen: {
    von: ['ERLEDIGT'],
    wer: ['SACHBEARBEITUNG'],
    nach: { SACHBEARBEITUNG: 'OFFEN' },
  },
} as const satisfies Record<string, Zeile>
export type KonversationAktion = keyof typeof KONVERSATION_UEBERGAENGE

const SONST: Record<KonversationStand, string> = {
  OFFEN: 'Diese Unterhaltung ist nicht erledigt.',
  ERLEDIGT: 'Diese Unterhaltung ist schon erledigt.',
  GESPERRT: 'Der Antrag wurde gelöscht. Schreiben Sie in der allgemeinen Unterhaltung des Unternehmens.',
}

/** Why the action is not possible, as a sentence; null when it is. */
export const konversationHindernis = (
  aktion: KonversationAktion,
  stand: KonversationStand,
  wer: KonversationAkteur,
): string | null => {
  const { von, wer: zugelassen }: Zeile = KONVERSATION_UEBERGAENGE[aktion]
  if (!von.includes(stand)) return SONST[stand]
  return zugelassen.includes(wer) ? null : werDarf(zugelassen)
}

/** Where it stands after an action that is possible. */
export const konversationNach = (
  aktion: KonversationAktion,
  stand: KonversationStand,
  wer: KonversationAkteur,
): KonversationStand => {
  const { nach }: Zeile = KONVERSATION_UEBERGAENGE[aktion]
  return nach?.[wer] ?? stand
}
