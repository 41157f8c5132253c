import { nurDie } from '../../shared/lauf/akteure.ts'
import { lauf } from '../../shared/lauf/lauf.ts'

/** Where one case of a bulk message stands. */
export const SERIENFALL_STAENDE = ['WARTET', 'GESENDET', 'GESCHEITERT'] as const
export type SerienfallStand = (typeof SERIENFALL_STAENDE)[number]

const SONST: Record<SerienfallStand, string> = {
  WARTET: 'Die Mitteilung an diesen Fall wartet noch.',
  GESENDET: 'Die Mitteilung an diesen Fall ist gesendet.',
  GESCHEITERT: 'Die Mitteilung an diesen Fall ist gescheitert.',
}
const sonst = (stand: SerienfallStand) => SONST[stand]

/** S9-08 as a table; what was sent stays sent (S7-04), which the database holds as well. */
export const serienfallStaende = lauf({
  was: 'Fall',
  staende: SERIENFALL_STAENDE,
  anfang: 'WARTET',
  ende: ['GESENDET'],
  akteure: nurDie({ ABLAUF: 'Das geschieht von selbst.', SACHBEARBEITUNG: 'Das tut nur die Bank.' }),
  zeilen: {
    serienfallSenden: { von: ['WARTET'], wer: ['ABLAUF'], nach: 'GESENDET', sonst },
    serienfallScheitern: { von: ['WARTET'], wer: ['ABLAUF'], nach: 'GESCHEITERT', sonst },
    serienfallWiederholen: { von: ['GESCHEITERT'], wer: ['SACHBEARBEITUNG'], nach: 'WARTET', sonst },
  },
})
