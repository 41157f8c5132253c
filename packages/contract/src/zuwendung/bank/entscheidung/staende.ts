import { lauf, type AktionVon, type StatusAnzeige } from '../../../shared/lauf/lauf.ts'

/** How far a decision is (S9-04). What was released or discarded stays as it is: a later act is a decision of its own. */
export const ENTSCHEIDUNG_STATUS = ['ENTWURF', 'VORGELEGT', 'FREIGEGEBEN', 'VERWORFEN'] as const
export type EntscheidungStatus = (typeof ENTSCHEIDUNG_STATUS)[number]

/** A case for which nobody has begun one stands at null. */
export type EntscheidungStand = EntscheidungStatus | null

/** The word in which a state is shown, its tone, and who acts next (rule G-02). */
export const ENTSCHEIDUNG_ANZEIGE: Record<EntscheidungStatus, StatusAnzeige> = {
  ENTWURF: { wort: 'Entscheidung im Entwurf', ton: 'info', weiter: 'Die Sachbearbeitung legt sie vor.' },
  VORGELEGT: { wort: 'Zur Freigabe vorgelegt', ton: 'warnung', weiter: 'Die Freigabe entscheidet.' },
  FREIGEGEBEN: { wort: 'Freigegeben', ton: 'erfolg', weiter: 'Der Bescheid wird bekannt gegeben.' },
  VERWORFEN: { wort: 'Verworfen', ton: 'neutral', weiter: 'Eine neue Entscheidung kann beginnen.' },
}

/**
 * S9-04 as a table; the names of its rows are what the audit log calls the acts. Who acts: may prepare; may release; may
 * release, but has edited this one, or has written a Vermerk that it rests on (S9-13); nobody, since the case itself
 * moved; may only read.
 */
export const entscheidungStaende = lauf({
  was: 'Entscheidung',
  staende: ENTSCHEIDUNG_ANZEIGE,
  anfang: null,
  ende: ['VERWORFEN'],
  akteure: {
    SACHBEARBEITUNG: 'Das entscheidet, wer für die Freigabe zuständig ist.',
    FREIGABE: 'Wer freigibt, bereitet nicht vor. Das tut die Sachbearbeitung.',
    BETEILIGT: 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
    PRUEFER:
      'Sie haben in diesem Fall einen Prüfvermerk geschrieben. Freigeben kann die Entscheidung nur eine andere Person.',
    ABLAUF: 'Das tut nur eine Person.',
    LESER:
      'Sie können Fälle lesen. Entscheidungen bereitet die Sachbearbeitung vor, und die Freigabe gibt sie frei.',
  },
  gesperrt: { BETEILIGT: 'FREIGABE', PRUEFER: 'FREIGABE' },
  zeilen: {
    /** An act after the approval is a decision of its own: it begins beside what was released, or was approved elsewhere. */
    entscheidungBeginnen: {
      von: [null, 'FREIGEGEBEN'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'ENTWURF',
      knopf: 'Entwurf beginnen',
      sonst: 'Zu diesem Fall ist schon eine Entscheidung offen.',
    },
    entscheidungSpeichern: {
      von: [null, 'ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'ENTWURF',
      knopf: 'Entwurf speichern',
      sonst:
        'Diese Entscheidung liegt zur Freigabe vor oder ist freigegeben. Ändern lässt sich nur ein Entwurf.',
    },
    entscheidungVorlegen: {
      von: ['ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'VORGELEGT',
      knopf: 'Zur Freigabe vorlegen',
      sonst: 'Vorlegen lässt sich nur ein gespeicherter Entwurf.',
    },
    entscheidungZurueckgeben: {
      von: ['VORGELEGT'],
      wer: ['FREIGABE', 'BETEILIGT', 'PRUEFER'],
      nach: 'ENTWURF',
      knopf: 'Zurückgeben',
      sonst: 'Diese Entscheidung liegt nicht mehr zur Freigabe vor.',
    },
    entscheidungFreigeben: {
      von: ['VORGELEGT'],
      wer: ['FREIGABE'],
      nach: 'FREIGEGEBEN',
      knopf: 'Freigeben',
      sonst: 'Diese Entscheidung liegt nicht mehr zur Freigabe vor.',
    },
    /** Nothing comes of it: whoever prepares lets it be. */
    entwurfVerwerfen: {
      von: ['ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'VERWORFEN',
      knopf: 'Entwurf verwerfen',
      sonst: 'Verwerfen lässt sich nur ein gespeicherter Entwurf.',
    },
    /** The application was withdrawn: what was decided of it is decided no more. */
    entscheidungVerwerfen: {
      von: ['ENTWURF', 'VORGELEGT'],
      wer: ['ABLAUF'],
      nach: 'VERWORFEN',
      knopf: 'Verwerfen',
      sonst: 'Hier gibt es keine offene Entscheidung.',
      nurSo: 'Von selbst wird eine Entscheidung nur verworfen, wenn der Antrag zurückgezogen wird.',
    },
  },
})
export type EntscheidungAktion = AktionVon<typeof entscheidungStaende>
