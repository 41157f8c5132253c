import type { Feldfehler } from '../../../shared/problem.ts'
import { alsDatum, monateSpaeter } from '../../../shared/zeit/datum.ts'
import { kenntnisTagFehler } from '../tage.ts'
import { ARTEN } from './arten.ts'
import { aktiveBausteine, type Entscheidungsumstaende } from './aktiveBausteine.ts'
import type { EntscheidungInhalt } from './schema.ts'

/**
 * The last day of the year (§§ 187 (1), 188 (2), (3) BGB). It is not moved to a working day: whether § 31 (3) VwVfG would
 * is open, and the bank is on the safe side without it.
 */
const JAHR = 12
export const jahresfristBis = (kenntnisAm: string): string => monateSpaeter(kenntnisAm, JAHR)

/**
 * Whether a limit runs for the draft: its kind has one, and it is not reasoned with a deceit, a threat or a bribe
 * (VwVfG § 48 (4) sentence 2).
 */
export const hatJahresfrist = (inhalt: EntscheidungInhalt, umstaende: Entscheidungsumstaende): boolean =>
  ARTEN[inhalt.art].jahresfrist !== null &&
  !aktiveBausteine(inhalt, umstaende).some(({ baustein }) => baustein.ohneJahresfrist)

/** Until when such a draft has to be decided; null where no limit runs, or nobody has said since when. */
export const entscheidbarBis = (
  inhalt: EntscheidungInhalt,
  umstaende: Entscheidungsumstaende,
): string | null =>
  inhalt.kenntnisAm !== undefined && hatJahresfrist(inhalt, umstaende)
    ? jahresfristBis(inhalt.kenntnisAm)
    : null

/** Why it is too late, as a sentence; null while it is not. `heute`: the day in Berlin. */
export const jahresfristHindernis = (
  inhalt: EntscheidungInhalt,
  umstaende: Entscheidungsumstaende,
  heute: string,
): string | null => {
  const bis = entscheidbarBis(inhalt, umstaende)
  return bis !== null && bis < heute
    ? `Die Jahresfrist ${ARTEN[inhalt.art].jahresfrist} ist am ${alsDatum(bis)} abgelaufen.`
    : null
}

/** What is wrong with the day of knowledge, at its field. */
export const kenntnisFehler = ({ kenntnisAm }: EntscheidungInhalt, heute: string): Feldfehler[] =>
  kenntnisAm === undefined ? [] : kenntnisTagFehler(kenntnisAm, heute)
