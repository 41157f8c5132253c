import { BLEIBT, lauf, type AkteurVon, type AktionVon, type StatusAnzeige } from '../../shared/lauf/lauf.ts'

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

const FREIGABEN = ['FREIGABE', 'BETEILIGT'] as const
const VERFALLEN_KANN = 'Verfallen kann nur ein freigegebener Zahllauf, der nicht eingereicht ist.'

/**
 * S6-07 as a table; the names of its rows are what the audit log calls the acts. A run is begun by `zahllaufAnlegen`.
 * Who acts: may prepare; may release; may release, but has a part in this one; may only read; and what follows of itself.
 */
export const zahllaufStaende = lauf({
  was: 'Zahllauf',
  staende: ZAHLLAUF_ANZEIGE,
  anfang: 'ENTWURF',
  ende: ['ABGESCHLOSSEN', 'VERWORFEN'],
  akteure: {
    SACHBEARBEITUNG: 'Das tut, wer für die Freigabe zuständig ist.',
    FREIGABE: ({ stand }) =>
      stand === 'VORGELEGT'
        ? 'Das tut die Sachbearbeitung. Geben Sie den Zahllauf zurück, wenn etwas zu ändern ist.'
        : 'Das tut die Sachbearbeitung.',
    BETEILIGT:
      'Sie haben diesen Zahllauf selbst bearbeitet oder eine seiner Bankverbindungen gesichtet. Freigeben kann ihn nur eine andere Person.',
    ABLAUF: 'Das tut nur eine Person.',
    LESER:
      'Sie können Zahlläufe lesen. Die Sachbearbeitung bereitet sie vor, und die Freigabe gibt sie frei.',
  },
  gesperrt: { BETEILIGT: 'FREIGABE' },
  zeilen: {
    postenAusnehmen: {
      von: ['ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: BLEIBT,
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
      // a run that ended after its release keeps its file
      von: ['FREIGEGEBEN', 'EINGEREICHT', 'ABGESCHLOSSEN', 'VERWORFEN'],
      wer: ['SACHBEARBEITUNG', ...FREIGABEN],
      nach: BLEIBT,
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
    /** S6-08: its day passed before the file was with the bank. It ends when another person says so, too. */
    zahllaufVerfallVorlegen: {
      von: ['FREIGEGEBEN'],
      wer: ['SACHBEARBEITUNG'],
      nach: BLEIBT,
      knopf: 'Verfallen lassen',
      sonst: VERFALLEN_KANN,
    },
    zahllaufVerfallZurueckgeben: {
      von: ['FREIGEGEBEN'],
      wer: FREIGABEN,
      nach: BLEIBT,
      knopf: 'Verfall zurückgeben',
      sonst: VERFALLEN_KANN,
    },
    zahllaufVerfallen: {
      von: ['FREIGEGEBEN'],
      wer: ['FREIGABE'],
      nach: 'VERWORFEN',
      knopf: 'Verfall freigeben',
      sonst: VERFALLEN_KANN,
    },
    /** The last one closes the run. */
    postenBezahlt: {
      von: ['EINGEREICHT'],
      wer: ['SACHBEARBEITUNG'],
      nach: BLEIBT,
      knopf: 'Als bezahlt vermerken',
      sonst: 'Was die Bank zurückmeldet, lässt sich vermerken, solange der Zahllauf eingereicht ist.',
    },
    /** A payment that came back may be made again: somebody with the right to release says so. */
    postenAbgewiesen: {
      von: ['EINGEREICHT'],
      wer: FREIGABEN,
      nach: BLEIBT,
      knopf: 'Als zurückgekommen vermerken',
      sonst: 'Was die Bank zurückmeldet, lässt sich vermerken, solange der Zahllauf eingereicht ist.',
    },
    /** With the last post of which it is noted what became of it. */
    zahllaufAbschliessen: {
      von: ['EINGEREICHT'],
      wer: ['ABLAUF'],
      nach: 'ABGESCHLOSSEN',
      sonst: 'Abgeschlossen wird ein eingereichter Zahllauf.',
      nurSo: 'Abgeschlossen ist ein Zahllauf, sobald zu jedem Posten vermerkt ist, was daraus wurde.',
    },
  },
})
export type ZahllaufAktion = AktionVon<typeof zahllaufStaende>
export type ZahllaufAkteur = AkteurVon<typeof zahllaufStaende>

/** Whoever finds the file of a run that ended, or missed its day, reads in its name that it is not for the bank (S6-08). */
export const zahlungsdateiName = ({
  nr,
  status,
  tagVerpasst,
}: {
  nr: string
  status: ZahllaufStatus
  tagVerpasst: boolean
}): string => (status === 'VERWORFEN' || tagVerpasst ? `${nr}-nicht-einreichen.xml` : `${nr}.xml`)

/** What of a run besides its state lets it go on. */
export type ZahllaufUmstaende = {
  /** Its day of execution has passed. */
  readonly tagVorbei: boolean
  /** Its end lies before a second person. */
  readonly verfallVorgelegt: boolean
  readonly mitDatei: boolean
}
const NICHT_VORGELEGT = 'Dass der Zahllauf verfällt, liegt nicht zur Freigabe vor.'

/** S6-08: why the circumstances do not let it happen, as a sentence; null when they do. */
export const umstandHindernis = (aktion: ZahllaufAktion, u: ZahllaufUmstaende): string | null => {
  const gruende: Partial<Record<ZahllaufAktion, string | false>> = {
    zahllaufHerunterladen: !u.mitDatei && zahllaufStaende.zeilen.zahllaufHerunterladen.sonst,
    einreichungVermerken:
      u.tagVorbei &&
      'Der Tag der Ausführung ist vorbei. Reichen Sie die Datei nicht mehr ein: Lassen Sie den Zahllauf verfallen.',
    zahllaufVerfallVorlegen: u.verfallVorgelegt
      ? 'Dass der Zahllauf verfällt, liegt schon zur Freigabe vor.'
      : !u.tagVorbei && 'Verfallen kann ein Zahllauf, wenn der Tag der Ausführung vorbei ist.',
    zahllaufVerfallZurueckgeben: !u.verfallVorgelegt && NICHT_VORGELEGT,
    zahllaufVerfallen: !u.verfallVorgelegt && NICHT_VORGELEGT,
  }
  return gruende[aktion] || null
}
