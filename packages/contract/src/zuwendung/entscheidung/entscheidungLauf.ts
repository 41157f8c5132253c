import type { Ton } from '../../shared/lauf.ts'

/** How far a decision is (S9-04). What was released or discarded stays as it is: a later act is a decision of its own. */
export const ENTSCHEIDUNG_STATUS = ['ENTWURF', 'VORGELEGT', 'FREIGEGEBEN', 'VERWORFEN'] as const
export type EntscheidungStatus = (typeof ENTSCHEIDUNG_STATUS)[number]

/** A case for which nobody has begun one stands at null. */
export type EntscheidungStand = EntscheidungStatus | null

/** The word in which a state is shown, its tone, and who acts next (rule G-02). */
export const ENTSCHEIDUNG_ANZEIGE: Record<
  EntscheidungStatus,
  { readonly wort: string; readonly ton: Ton; readonly weiter: string }
> = {
  ENTWURF: { wort: 'Entscheidung im Entwurf', ton: 'info', weiter: 'Die Sachbearbeitung legt sie vor.' },
  VORGELEGT: { wort: 'Zur Freigabe vorgelegt', ton: 'warnung', weiter: 'Die Freigabe entscheidet.' },
  FREIGEGEBEN: { wort: 'Freigegeben', ton: 'erfolg', weiter: 'Der Bescheid wird bekannt gegeben.' },
  VERWORFEN: { wort: 'Verworfen', ton: 'neutral', weiter: 'Eine neue Entscheidung kann beginnen.' },
}

/**
 * Who acts: may prepare; may release; may release, but has edited this one, or has written a Vermerk that it rests on
 * (S9-13); may only read; nobody, since the case itself moved.
 */
export const ENTSCHEIDUNG_AKTEURE = [
  'SACHBEARBEITUNG',
  'FREIGABE',
  'BEARBEITER',
  'PRUEFER',
  'LESER',
  'ABLAUF',
] as const
export type EntscheidungAkteur = (typeof ENTSCHEIDUNG_AKTEURE)[number]

type Zeile = {
  readonly von: readonly EntscheidungStand[]
  readonly wer: readonly EntscheidungAkteur[]
  readonly nach: EntscheidungStatus
  /** On its button. */
  readonly knopf: string
  /** Why it can't be done from another state. */
  readonly sonst: string
}

/** S9-04 as a table; the names of its rows are what the audit log calls the acts. */
export const ENTSCHEIDUNG_UEBERGAENGE = {
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
    wer: ['FREIGABE', 'BEARBEITER', 'PRUEFER'],
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
  },
} as const satisfies Record<string, Zeile>
export type EntscheidungAktion = keyof typeof ENTSCHEIDUNG_UEBERGAENGE

/** Who has no part in an act, by what is said to him. */
const FALSCHER_AKTEUR: Record<EntscheidungAkteur, string> = {
  SACHBEARBEITUNG: 'Das entscheidet, wer für die Freigabe zuständig ist.',
  FREIGABE: 'Wer freigibt, bereitet nicht vor. Geben Sie die Entscheidung zurück, wenn etwas zu ändern ist.',
  BEARBEITER: 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
  PRUEFER:
    'Sie haben in diesem Fall einen Prüfvermerk geschrieben. Freigeben kann die Entscheidung nur eine andere Person.',
  LESER:
    'Sie können Fälle lesen. Entscheidungen bereitet die Sachbearbeitung vor, und die Freigabe gibt sie frei.',
  ABLAUF: 'Das tut nur eine Person.',
}
const NUR_ABLAUF = 'Von selbst wird eine Entscheidung nur verworfen, wenn der Antrag zurückgezogen wird.'

/** Why the action is not possible, as a sentence; null when it is. */
export const entscheidungHindernis = (
  aktion: EntscheidungAktion,
  stand: EntscheidungStand,
  wer: EntscheidungAkteur,
): string | null => {
  const { von, wer: zugelassen, sonst }: Zeile = ENTSCHEIDUNG_UEBERGAENGE[aktion]
  if (!von.includes(stand)) return sonst
  if (zugelassen.includes(wer)) return null
  return zugelassen.includes('ABLAUF') ? NUR_ABLAUF : FALSCHER_AKTEUR[wer]
}
