import type { StatusAnzeige } from '../../shared/lebenslauf.ts'

/** How far a payment run is (S6-07). What was released stays as it is. */
export const ZAHLLAUF_STATUS = [
  'ENTWURF',
  'VORGELEGT',
  'FREIGEGEBEN',
  'EINGEREICHT',
  'ABGESCHLOSSEN',
  'VERWORFEN',
] as const
export type ZahllaufStatus = (typeof ZAHLLAUF_STATUS)[number]

/** The word in which a state is shown, its tone, and who acts next (rule G-02). */
export const ZAHLLAUF_ANZEIGE: Record<ZahllaufStatus, StatusAnzeige> = {
  ENTWURF: { wort: 'Entwurf', ton: 'info', weiter: 'Die Sachbearbeitung legt ihn vor.' },
  VORGELEGT: { wort: 'Zur Freigabe vorgelegt', ton: 'warnung', weiter: 'Die Freigabe entscheidet.' },
  FREIGEGEBEN: {
    wort: 'Freigegeben',
    ton: 'info',
    weiter: 'Die Sachbearbeitung reicht die Datei bei der Bank ein.',
  },
  EINGEREICHT: { wort: 'Eingereicht', ton: 'info', weiter: 'Die Rückmeldung der Bank wird vermerkt.' },
  ABGESCHLOSSEN: {
    wort: 'Abgeschlossen',
    ton: 'erfolg',
    weiter: 'Zu jedem Posten ist vermerkt, was daraus wurde.',
  },
  VERWORFEN: {
    wort: 'Verworfen',
    ton: 'neutral',
    weiter: 'Seine Auszahlungen sind für einen neuen Lauf frei.',
  },
}

/** Where a post is; in the last three its payout is free for another run. */
export const POSTEN_STATUS = ['OFFEN', 'BEZAHLT', 'ABGEWIESEN', 'AUSGENOMMEN', 'VERWORFEN'] as const
export type PostenStatus = (typeof POSTEN_STATUS)[number]

export const POSTEN_ANZEIGE: Record<PostenStatus, Pick<StatusAnzeige, 'wort' | 'ton'>> = {
  OFFEN: { wort: 'Im Lauf', ton: 'info' },
  BEZAHLT: { wort: 'Bezahlt', ton: 'erfolg' },
  ABGEWIESEN: { wort: 'Zurückgekommen', ton: 'warnung' },
  AUSGENOMMEN: { wort: 'Ausgenommen', ton: 'neutral' },
  VERWORFEN: { wort: 'Verworfen', ton: 'neutral' },
}

/** Who acts: may prepare; may release; may release, but has a part in this one; may only read. */
export const ZAHLLAUF_AKTEURE = ['SACHBEARBEITUNG', 'FREIGABE', 'BETEILIGT', 'LESER'] as const
export type ZahllaufAkteur = (typeof ZAHLLAUF_AKTEURE)[number]

type Zeile = {
  readonly von: readonly ZahllaufStatus[]
  readonly wer: readonly ZahllaufAkteur[]
  /** The same where it leads nowhere else. */
  readonly nach: ZahllaufStatus | 'gleich'
  /** On its button. */
  readonly knopf: string
  /** Why it can't be done from another state. */
  readonly sonst: string
}

const FREIGABEN: readonly ZahllaufAkteur[] = ['FREIGABE', 'BETEILIGT']

/** S6-07 as a table; the names of its rows are what the audit log calls the acts. A run is begun by `zahllaufAnlegen`. */
export const ZAHLLAUF_UEBERGAENGE = {
  postenAusnehmen: {
    von: ['ENTWURF'],
    wer: ['SACHBEARBEITUNG'],
    nach: 'gleich',
    knopf: 'Posten ausnehmen',
    sonst: 'Posten ausnehmen lässt sich nur im Entwurf.',
  },
  zahllaufVorlegen: {
    von: ['ENTWURF'],
    wer: ['SACHBEARBEITUNG'],
    nach: 'VORGELEGT',
    knopf: 'Zur Freigabe vorlegen',
    sonst: 'Vorlegen lässt sich nur ein Entwurf.',
  },
  /** Back to who prepares: a post is to come out. */
  zahllaufZurueckgeben: {
    von: ['VORGELEGT'],
    wer: FREIGABEN,
    nach: 'ENTWURF',
    knopf: 'Zurückgeben',
    sonst: 'Dieser Zahllauf liegt nicht zur Freigabe vor.',
  },
  zahllaufFreigeben: {
    von: ['VORGELEGT'],
    wer: ['FREIGABE'],
    nach: 'FREIGEGEBEN',
    knopf: 'Freigeben',
    sonst: 'Dieser Zahllauf liegt nicht mehr zur Freigabe vor.',
  },
  zahllaufVerwerfen: {
    von: ['ENTWURF', 'VORGELEGT'],
    wer: ['SACHBEARBEITUNG'],
    nach: 'VERWORFEN',
    knopf: 'Verwerfen',
    sonst: 'Verwerfen lässt sich ein Zahllauf nur, bevor er freigegeben ist.',
  },
  zahllaufHerunterladen: {
    von: ['FREIGEGEBEN', 'EINGEREICHT', 'ABGESCHLOSSEN'],
    wer: ['SACHBEARBEITUNG', ...FREIGABEN],
    nach: 'gleich',
    knopf: 'Zahlungsdatei herunterladen',
    sonst: 'Die Zahlungsdatei entsteht mit der Freigabe.',
  },
  einreichungVermerken: {
    von: ['FREIGEGEBEN'],
    wer: ['SACHBEARBEITUNG'],
    nach: 'EINGEREICHT',
    knopf: 'Als eingereicht vermerken',
    sonst: 'Eingereicht wird ein freigegebener Zahllauf, und nur einmal.',
  },
  /** The last one closes the run. */
  postenBezahlt: {
    von: ['EINGEREICHT'],
    wer: ['SACHBEARBEITUNG'],
    nach: 'gleich',
    knopf: 'Als bezahlt vermerken',
    sonst: 'Was die Bank zurückmeldet, lässt sich vermerken, solange der Zahllauf eingereicht ist.',
  },
  /** A payment that came back may be made again: somebody with the right to release says so. */
  postenAbgewiesen: {
    von: ['EINGEREICHT'],
    wer: FREIGABEN,
    nach: 'gleich',
    knopf: 'Als zurückgekommen vermerken',
    sonst: 'Was die Bank zurückmeldet, lässt sich vermerken, solange der Zahllauf eingereicht ist.',
  },
} as const satisfies Record<string, Zeile>
export type ZahllaufAktion = keyof typeof ZAHLLAUF_UEBERGAENGE

/** Who has no part in an act, by what is said to him. */
const FALSCHER_AKTEUR: Record<ZahllaufAkteur, string> = {
  SACHBEARBEITUNG: 'Das tut, wer für die Freigabe zuständig ist.',
  FREIGABE: 'Das tut die Sachbearbeitung. Geben Sie den Zahllauf zurück, wenn etwas zu ändern ist.',
  BETEILIGT:
    'Sie haben diesen Zahllauf selbst bearbeitet oder eine seiner Bankverbindungen gesichtet. Freigeben kann ihn nur eine andere Person.',
  LESER: 'Sie können Zahlläufe lesen. Die Sachbearbeitung bereitet sie vor, und die Freigabe gibt sie frei.',
}

/** Why the action is not possible, as a sentence; null when it is. */
export const zahllaufHindernis = (
  aktion: ZahllaufAktion,
  status: ZahllaufStatus,
  wer: readonly ZahllaufAkteur[],
): string | null => {
  const { von, wer: zugelassen, sonst }: Zeile = ZAHLLAUF_UEBERGAENGE[aktion]
  if (!von.includes(status)) return sonst
  if (wer.some((akteur) => zugelassen.includes(akteur))) return null
  const [erster = 'LESER'] = wer
  // Who prepares and may release besides is told of the act that he has no part in.
  return FALSCHER_AKTEUR[zugelassen.includes('FREIGABE') && wer.includes('BETEILIGT') ? 'BETEILIGT' : erster]
}
