import { AKTEURE, type StatusAnzeige } from '../../shared/lebenslauf.ts'

/**
 * How far a waiver is: declared by the company, taken back, or taken up by a decision of the bank. Of a company for which
 * nobody signs alone the first of two has signed before: until the second has, nothing is declared, and the bank reads nothing.
 */
export const VERZICHT_STATUS = ['ZUR_UNTERSCHRIFT', 'ERKLAERT', 'ZURUECKGENOMMEN', 'AUFGENOMMEN'] as const
export type VerzichtStatus = (typeof VERZICHT_STATUS)[number]

/** A case in which none is open stands at null: a further waiver is a declaration of its own. */
export type VerzichtStand = VerzichtStatus | null

/**
 * Who acts: members of the company, its signers, of two of them the one who has not signed yet, the bank, and what follows
 * from the release of a decision.
 */
export const VERZICHT_AKTEURE = [...AKTEURE, 'ZWEITE_PERSON', 'ABLAUF'] as const
export type VerzichtAkteur = (typeof VERZICHT_AKTEURE)[number]

/** Word, tone and outlook of each state, as the company reads them (rule G-02). */
export const VERZICHT_ANZEIGE: Record<VerzichtStatus, StatusAnzeige> = {
  ZUR_UNTERSCHRIFT: {
    wort: 'Zweite Unterschrift fehlt',
    ton: 'warnung',
    weiter:
      'Erklärt ist der Verzicht, sobald eine zweite Person unterschreibt, die für das Unternehmen zeichnet. Vorher liest ihn die Bank nicht.',
  },
  ERKLAERT: {
    wort: 'Erklärt',
    ton: 'info',
    weiter: 'Bis die Bank den Verzicht in einen Bescheid aufnimmt, lässt er sich zurücknehmen.',
  },
  ZURUECKGENOMMEN: {
    wort: 'Zurückgenommen',
    ton: 'neutral',
    weiter: 'Es bleibt bei dem, was bewilligt ist.',
  },
  AUFGENOMMEN: {
    wort: 'Von der Bank aufgenommen',
    ton: 'erfolg',
    weiter: 'Was bewilligt bleibt, steht im Bescheid.',
  },
}

type Zeile = {
  readonly von: readonly VerzichtStand[]
  readonly wer: readonly VerzichtAkteur[]
  readonly nach: VerzichtStatus
}

/**
 * Who moves a waiver, from where, to where. It binds the company, so only its signers declare it, two where its
 * application says that nobody signs alone (S4-07); until a decision of the
 * bank is released on it (VwVfG § 43 (2): a grant ends in another way), they may think again.
 */
export const VERZICHT_UEBERGAENGE = {
  verzichtErklaeren: { von: [null], wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'ERKLAERT' },
  verzichtUnterschreiben: { von: [null], wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'ZUR_UNTERSCHRIFT' },
  verzichtMitzeichnen: { von: ['ZUR_UNTERSCHRIFT'], wer: ['ZWEITE_PERSON'], nach: 'ERKLAERT' },
  verzichtVerwerfen: {
    von: ['ZUR_UNTERSCHRIFT'],
    wer: ['ZEICHNUNGSBERECHTIGT', 'ZWEITE_PERSON'],
    nach: 'ZURUECKGENOMMEN',
  },
  verzichtZuruecknehmen: { von: ['ERKLAERT'], wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'ZURUECKGENOMMEN' },
  verzichtAufnehmen: { von: ['ERKLAERT'], wer: ['ABLAUF'], nach: 'AUFGENOMMEN' },
} as const satisfies Record<string, Zeile>

export type VerzichtAktion = keyof typeof VERZICHT_UEBERGAENGE
export const VERZICHT_AKTIONEN = Object.keys(VERZICHT_UEBERGAENGE) as readonly VerzichtAktion[] // keys of the table

const SONST: Record<VerzichtStatus, string> = {
  ZUR_UNTERSCHRIFT:
    'Ein Verzicht wartet auf die zweite Unterschrift. Nehmen Sie ihn zurück, wenn Sie etwas anderes erklären möchten.',
  ERKLAERT: 'Ein Verzicht ist schon erklärt. Nehmen Sie ihn zurück, wenn Sie etwas anderes erklären möchten.',
  ZURUECKGENOMMEN: 'Dieser Verzicht ist schon zurückgenommen.',
  AUFGENOMMEN: 'Die Bank hat diesen Verzicht schon aufgenommen. Was bewilligt bleibt, steht im Bescheid.',
}

const NUR_ZEICHNENDE =
  'Nur Personen mit Zeichnungsberechtigung können einen Verzicht erklären oder zurücknehmen.'
const NUR_MIT_FREIGABE = 'Aufgenommen wird ein Verzicht nur mit der Freigabe einer Entscheidung darüber.'
const SELBST =
  'Sie haben schon unterschrieben. Die zweite Unterschrift gibt eine andere Person, die für Ihr Unternehmen zeichnet.'

const falscherAkteur = (erlaubt: readonly VerzichtAkteur[], wer: VerzichtAkteur): string => {
  if (erlaubt.includes('ABLAUF')) return NUR_MIT_FREIGABE
  return wer === 'ZEICHNUNGSBERECHTIGT' ? SELBST : NUR_ZEICHNENDE
}

/** Why the action is not possible, as a sentence for the screen and for `detail`; null when it is. */
export const verzichtHindernis = (
  aktion: VerzichtAktion,
  stand: VerzichtStand,
  wer: VerzichtAkteur,
): string | null => {
  const { von, wer: noetig }: Zeile = VERZICHT_UEBERGAENGE[aktion]
  if (!von.includes(stand)) return stand === null ? 'Hier ist kein Verzicht erklärt.' : SONST[stand]
  return noetig.includes(wer) ? null : falscherAkteur(noetig, wer)
}
