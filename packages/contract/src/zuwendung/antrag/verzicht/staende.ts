import { lauf, type StatusAnzeige } from '../../../shared/lauf/lauf.ts'

/**
 * How far a waiver is: declared by the company, taken back, or taken up by a decision of the bank. Of a company for which
 * nobody signs alone the first of two has signed before: until the second has, nothing is declared, and the bank reads nothing.
 */
export const VERZICHT_STATUS = ['ZUR_UNTERSCHRIFT', 'ERKLAERT', 'ZURUECKGENOMMEN', 'AUFGENOMMEN'] as const
export type VerzichtStatus = (typeof VERZICHT_STATUS)[number]

/** A case in which none is open stands at null: a further waiver is a declaration of its own. */
export type VerzichtStand = VerzichtStatus | null

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

const SONST: Record<VerzichtStatus, string> = {
  ZUR_UNTERSCHRIFT:
    'Ein Verzicht wartet auf die zweite Unterschrift. Nehmen Sie ihn zurück, wenn Sie etwas anderes erklären möchten.',
  ERKLAERT: 'Ein Verzicht ist schon erklärt. Nehmen Sie ihn zurück, wenn Sie etwas anderes erklären möchten.',
  ZURUECKGENOMMEN: 'Dieser Verzicht ist schon zurückgenommen.',
  AUFGENOMMEN: 'Die Bank hat diesen Verzicht schon aufgenommen. Was bewilligt bleibt, steht im Bescheid.',
}
const sonst = (stand: VerzichtStand) => (stand === null ? 'Hier ist kein Verzicht erklärt.' : SONST[stand])

const NUR_ZEICHNENDE =
  'Nur Personen mit Zeichnungsberechtigung können einen Verzicht erklären oder zurücknehmen.'

/**
 * Who moves a waiver, from where, to where. It binds the company, so only its signers declare it, two where its
 * application says that nobody signs alone (S4-07); until a decision of the
 * bank is released on it (VwVfG § 43 (2): a grant ends in another way), they may think again.
 * Who acts: members of the company, its signers, of two of them the one who has not signed yet, the bank, and what follows
 * from the release of a decision.
 */
export const verzichtStaende = lauf({
  was: 'Verzicht',
  staende: VERZICHT_ANZEIGE,
  anfang: null,
  ende: ['ZURUECKGENOMMEN', 'AUFGENOMMEN'],
  akteure: {
    MITGLIED: NUR_ZEICHNENDE,
    ZEICHNUNGSBERECHTIGT:
      'Sie haben schon unterschrieben. Die zweite Unterschrift gibt eine andere Person, die für Ihr Unternehmen zeichnet.',
    BANK: NUR_ZEICHNENDE,
    ZWEITE_PERSON: NUR_ZEICHNENDE,
    ABLAUF: NUR_ZEICHNENDE,
  },
  zeilen: {
    verzichtErklaeren: { von: [null], wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'ERKLAERT', sonst },
    verzichtUnterschreiben: { von: [null], wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'ZUR_UNTERSCHRIFT', sonst },
    verzichtMitzeichnen: { von: ['ZUR_UNTERSCHRIFT'], wer: ['ZWEITE_PERSON'], nach: 'ERKLAERT', sonst },
    verzichtVerwerfen: {
      von: ['ZUR_UNTERSCHRIFT'],
      wer: ['ZEICHNUNGSBERECHTIGT', 'ZWEITE_PERSON'],
      nach: 'ZURUECKGENOMMEN',
      sonst,
    },
    verzichtZuruecknehmen: {
      von: ['ERKLAERT'],
      wer: ['ZEICHNUNGSBERECHTIGT'],
      nach: 'ZURUECKGENOMMEN',
      sonst,
    },
    verzichtAufnehmen: {
      von: ['ERKLAERT'],
      wer: ['ABLAUF'],
      nach: 'AUFGENOMMEN',
      sonst,
      nurSo: 'Aufgenommen wird ein Verzicht nur mit der Freigabe einer Entscheidung darüber.',
    },
  },
})
