import { lauf, type AktionVon } from '../shared/lauf/lauf.ts'

/** How far a user's identification is (S2-01). */
export const IDENT_STAENDE = [
  'NICHT_BEGONNEN',
  'IN_ARBEIT',
  'IN_PRUEFUNG',
  'ERFOLGREICH',
  'NICHT_ERFOLGREICH',
] as const
export type IdentStand = (typeof IDENT_STAENDE)[number]

/** What an attempt can be; 'not begun' has none. */
export type VersuchStand = Exclude<IdentStand, 'NICHT_BEGONNEN'>

/** Asked by itself: the portal's first pages load no table. */
const BEGINNBAR = ['NICHT_BEGONNEN', 'NICHT_ERFOLGREICH'] as const

const GEMELDET = {
  von: ['IN_ARBEIT', 'IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH'],
  wer: ['DIENST'],
  sonst: 'Es hat noch keine Identifizierung begonnen.',
} as const

/**
 * Who moves it, from where, to where. The service may take back what it said: a result turns out wrong, a proof is
 * checked again. Its newest word holds, so that messages give the same whatever the order in which they arrive.
 */
export const identStaende = lauf({
  was: 'Nachweis',
  staende: IDENT_STAENDE,
  anfang: 'NICHT_BEGONNEN',
  ende: [],
  akteure: { NUTZER: 'Das meldet der Dienst.', DIENST: 'Das tut, wer sich identifiziert.' },
  zeilen: {
    beginnen: {
      von: BEGINNBAR,
      wer: ['NUTZER'],
      nach: 'IN_ARBEIT',
      sonst: 'Die Identifizierung läuft schon oder ist abgeschlossen.',
    },
    pruefen: { ...GEMELDET, nach: 'IN_PRUEFUNG' },
    bestaetigen: { ...GEMELDET, nach: 'ERFOLGREICH' },
    ablehnen: { ...GEMELDET, nach: 'NICHT_ERFOLGREICH' },
    abbrechen: { ...GEMELDET, nach: 'NICHT_ERFOLGREICH' },
  },
})

/** What the service reports, and which transition it means. */
export const MELDUNGEN = ['IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH', 'ABGEBROCHEN'] as const
export type MeldungStand = (typeof MELDUNGEN)[number]

const GEMEINT = {
  IN_PRUEFUNG: 'pruefen',
  ERFOLGREICH: 'bestaetigen',
  NICHT_ERFOLGREICH: 'ablehnen',
  ABGEBROCHEN: 'abbrechen',
} as const satisfies Record<MeldungStand, AktionVon<typeof identStaende>>

/** Whether a new attempt may begin. */
export const istBeginnbar = (stand: IdentStand): boolean => BEGINNBAR.some((von) => von === stand)

/** An attempt, and the number of the newest message that it has taken. */
export type Versuch = { readonly stand: VersuchStand; readonly folge: number }

/** The attempt after a message; null when a newer one, or this one, has been there before. */
export const meldungAnwenden = (
  versuch: Versuch,
  { stand, folge }: { readonly stand: MeldungStand; readonly folge: number },
): Versuch | null =>
  folge <= versuch.folge ? null : { stand: identStaende.zeilen[GEMEINT[stand]].nach, folge }
