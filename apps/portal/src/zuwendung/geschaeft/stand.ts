import type { statusAnzeige } from './statusAnzeige.ts'

/** How a case stands, what happens next and who acts (rule G-02). */
export type GeschaeftStand = ReturnType<typeof statusAnzeige> & {
  /** Whose turn it is: 'Sie', 'die Bank', a name; null: nobody has to do anything any more. */
  readonly amZug: string | null
  /** Place in a list that is sorted by what needs the user: the smaller, the sooner. */
  readonly rang: number
  /** Until when, where this case has a deadline of its own. */
  readonly frist?: string
  /** Its latest notice, and whether the reader has that to retrieve. */
  readonly bescheid?: { readonly guid: string; readonly zuTun: boolean }
  /** What was decided is not made known yet: nothing follows from it (S9-10). */
  readonly unwirksam?: true
  /** Its notice was given; the first day on which money can be requested of it, while that is to come. */
  readonly auszahlungAb?: string
}

/** What others wait for comes before a draft. */
export const RANG = { dringend: 0, entwurf: 1, bewilligt: 2, wartet: 3, erledigt: 4 } as const
export const SIE = 'Sie'
export const BANK = 'die Bank'
