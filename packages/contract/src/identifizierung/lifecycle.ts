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

const BEGONNEN = ['IN_ARBEIT', 'IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH'] as const

/**
 * Who moves it, from where, to where. The service may take back what it said: a result turns out wrong, a proof is
 * checked again. Its newest word holds, so that messages give the same whatever the order in which they arrive.
 */
export const IDENT_UEBERGAENGE = {
  beginnen: { wer: 'NUTZER', von: ['NICHT_BEGONNEN', 'NICHT_ERFOLGREICH'], nach: 'IN_ARBEIT' },
  pruefen: { wer: 'DIENST', von: BEGONNEN, nach: 'IN_PRUEFUNG' },
  bestaetigen: { wer: 'DIENST', von: BEGONNEN, nach: 'ERFOLGREICH' },
  ablehnen: { wer: 'DIENST', von: BEGONNEN, nach: 'NICHT_ERFOLGREICH' },
  abbrechen: { wer: 'DIENST', von: BEGONNEN, nach: 'NICHT_ERFOLGREICH' },
} as const satisfies Record<
  string,
  { readonly wer: 'NUTZER' | 'DIENST'; readonly von: readonly IdentStand[]; readonly nach: VersuchStand }
>

/** What the service reports, and which transition it means. */
export const MELDUNGEN = ['IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH', 'ABGEBROCHEN'] as const
export type MeldungStand = (typeof MELDUNGEN)[number]

const UEBERGANG = {
  IN_PRUEFUNG: IDENT_UEBERGAENGE.pruefen,
  ERFOLGREICH: IDENT_UEBERGAENGE.bestaetigen,
  NICHT_ERFOLGREICH: IDENT_UEBERGAENGE.ablehnen,
  ABGEBROCHEN: IDENT_UEBERGAENGE.abbrechen,
} as const satisfies Record<MeldungStand, unknown>

/** Whether a new attempt may begin. */
export const istBeginnbar = (stand: IdentStand): boolean =>
  IDENT_UEBERGAENGE.beginnen.von.some((von) => von === stand)

/** An attempt, and the number of the newest message that it has taken. */
export type Versuch = { readonly stand: VersuchStand; readonly folge: number }

/** The attempt after a message; null when a newer one, or this one, has been there before. */
export const meldungAnwenden = (
  versuch: Versuch,
  { stand, folge }: { readonly stand: MeldungStand; readonly folge: number },
): Versuch | null => (folge <= versuch.folge ? null : { stand: UEBERGANG[stand].nach, folge })
