import { nurDie } from '../../../shared/lauf/akteure.ts'
import { BLEIBT, lauf } from '../../../shared/lauf/lauf.ts'
import { momentVon } from '../../../shared/zeit/datum.ts'
/** States of a hearing before a decision (VwVfG § 28): derived, never stored. None begins again. */
export const ANHOERUNG_STAENDE = ['OFFEN', 'BEANTWORTET', 'ABGELAUFEN'] as const
export type AnhoerungStand = (typeof ANHOERUNG_STAENDE)[number]

/** Whoever is heard has at least so many days, and at most as many as for a Nachforderung. */
export const ANHOERUNG_MINDESTENS_TAGE = 14

/** The word and the tone in which it is shown (rule G-02). */
export const ANHOERUNG_ANZEIGE = {
  OFFEN: { wort: 'Anhörung läuft', ton: 'info' },
  BEANTWORTET: { wort: 'Stellungnahme eingegangen', ton: 'erfolg' },
  ABGELAUFEN: { wort: 'Ohne Stellungnahme abgelaufen', ton: 'neutral' },
} as const satisfies Record<AnhoerungStand, { wort: string; ton: string }>

type Lage = { readonly frist: string; readonly beantwortetAm: string | null }

/** Where a hearing stands at a moment: an answer that came in time counts, whatever the clock says now. */
export const anhoerungStand = ({ frist, beantwortetAm }: Lage, jetzt: Date): AnhoerungStand => {
  if (beantwortetAm !== null) return 'BEANTWORTET'
  return momentVon(frist) > jetzt ? 'OFFEN' : 'ABGELAUFEN'
}

const SONST: Record<AnhoerungStand, string> = {
  OFFEN: 'Die Anhörung läuft noch. Warten Sie die Stellungnahme oder das Ende der Frist ab.',
  BEANTWORTET: 'Die Stellungnahme ist schon gesendet und lässt sich nicht mehr ändern.',
  ABGELAUFEN: 'Die Frist für die Stellungnahme ist abgelaufen.',
}
const sonst = (stand: AnhoerungStand | null) =>
  stand === null ? 'Zu diesem Antrag gibt es keine Anhörung.' : SONST[stand]

/**
 * Who is the company answers, every member who may write: a statement binds nobody. The bank begins another one only
 * when the last is over, and decides only then. `null`: there is none.
 */
export const anhoerungStaende = lauf({
  was: 'Anhörung',
  staende: ANHOERUNG_ANZEIGE,
  anfang: null,
  ende: [],
  akteure: nurDie({
    MITGLIED: 'Das tut nur das Unternehmen.',
    BANK: 'Das tut nur die Bank.',
    UHR: 'Das geschieht von selbst, wenn die Frist abläuft.',
  }),
  zeilen: {
    anhoeren: { von: [null, 'BEANTWORTET', 'ABGELAUFEN'], wer: ['BANK'], nach: 'OFFEN', sonst },
    anhoerungSpeichern: { von: ['OFFEN'], wer: ['MITGLIED'], nach: BLEIBT, sonst },
    anhoerungBeantworten: { von: ['OFFEN'], wer: ['MITGLIED'], nach: 'BEANTWORTET', sonst },
    anhoerungAblaufen: { von: ['OFFEN'], wer: ['UHR'], nach: 'ABGELAUFEN', sonst },
    entscheiden: { von: [null, 'BEANTWORTET', 'ABGELAUFEN'], wer: ['BANK'], nach: BLEIBT, sonst },
  },
})
