import type { Ton } from '../../shared/lauf/lauf.ts'
import { alsMinute } from '../../shared/zeit/datum.ts'
import { letzterMoment } from '../../shared/zeit/zeitraum.ts'
import type { Nachforderung } from '../kern/antragsformular/nachforderungSchema.ts'
import { antwortfrist, type Gesendet } from './anzeige.ts'

/** What an applicant reads first of what he sent: where it stands now and what comes next. */
export type Eingangslage = {
  readonly ton: Exclude<Ton, 'neutral'>
  readonly titel: string
  readonly absaetze: readonly string[]
  /** What he may do, and the first moment at which he no longer can. */
  readonly antwort?: {
    readonly tun: 'ergaenzen' | 'stellungNehmen'
    readonly was: string
    readonly bis: string
  }
}

type Fall = Omit<Gesendet, 'nachforderung'> & {
  readonly nachforderung: Pick<Nachforderung, 'grund' | 'frist'> | null
  /** `fruehere`: it was sent before, too. */
  readonly eingang: { readonly fruehere: readonly unknown[] } | null
}

const gefragt = (
  { grund, frist }: NonNullable<Fall['nachforderung']>,
  bis: string | undefined,
): Eingangslage =>
  bis === undefined
    ? {
        ton: 'warnung',
        titel: 'Die Frist für Ihre Ergänzungen ist abgelaufen',
        absaetze: [
          `Sie endete am ${alsMinute(letzterMoment(frist))} Uhr. Unten steht, was Sie zuletzt eingereicht haben.`,
          'Haben Sie Fragen dazu? Rufen Sie uns an oder schreiben Sie uns.',
        ],
      }
    : {
        ton: 'warnung',
        titel: 'Die Bank schreibt Ihnen',
        absaetze: [grund],
        antwort: { tun: 'ergaenzen', was: 'Einreichen', bis },
      }

/** Before the bank decides against the applicant he may say what he thinks of it (S9-03). */
const gehoert = (bis: string): Eingangslage => ({
  ton: 'warnung',
  titel: 'Die Bank hört Sie an, bevor sie entscheidet',
  absaetze: [],
  antwort: { tun: 'stellungNehmen', was: 'Stellung nehmen', bis },
})

/** What the line below the title does not say yet; a decision is said there in full. */
const LAGEN: Partial<Record<Fall['geschaeftStatus'], (fall: Fall) => Eingangslage>> = {
  NEUANTRAG_ABGESENDET: (fall) => ({
    ton: 'erfolg',
    titel: fall.eingang?.fruehere.length ? 'Ihre Ergänzungen sind eingegangen' : 'Ihr Antrag ist eingegangen',
    absaetze: ['Sie bekommen eine Bestätigung per E-Mail.'],
  }),
}

/** Undefined where the line below the title says it all. */
export const eingangslage = (fall: Fall, jetzt: Date): Eingangslage | undefined => {
  const bis = antwortfrist(fall, jetzt)
  if (fall.nachforderung !== null) return gefragt(fall.nachforderung, bis)
  return bis === undefined ? LAGEN[fall.geschaeftStatus]?.(fall) : gehoert(bis)
}
