import type { Feldfehler } from '../../shared/problem.ts'
import { monateSpaeter, tageSpaeter } from '../../shared/zeit/datum.ts'
import { spannenFehler, type Spanne } from '../../shared/zeit/spanne.ts'
import { ANHOERUNG_MINDESTENS_TAGE } from '../antrag/anhoerung/staende.ts'
import { FRIST_HOECHSTENS_TAGE } from '../antrag/nachforderung/frist.ts'

/**
 * The days that the bank types at a case: which are possible, as a sentence at the field, here and at the desk. `heute` is
 * the day in Berlin by the clock of whoever decides.
 */
type Tagesfehler = (tag: string, heute: string) => Feldfehler[]

/** So long aid and its papers are kept (Art. 6 VO (EU) 2023/2831); nobody counts, knows or decides by an older day. */
const BELEGT_JAHRE = 10
const belegte = (heute: string): Spanne => ({ von: monateSpaeter(heute, -12 * BELEGT_JAHRE), bis: heute })

/** The last day of an answer; one that was told moves to a later one only. */
export const nachforderungsfristFehler = (frist: string, heute: string, bisher = heute): Feldfehler[] =>
  spannenFehler('frist', 'Die Frist endet', frist, {
    von: tageSpaeter(bisher > heute ? bisher : heute, 1),
    bis: tageSpaeter(heute, FRIST_HOECHSTENS_TAGE),
  })

/** Long enough to answer, and not for ever. */
export const anhoerungsfristFehler: Tagesfehler = (frist, heute) =>
  spannenFehler('frist', 'Die Frist endet', frist, {
    von: tageSpaeter(heute, ANHOERUNG_MINDESTENS_TAGE),
    bis: tageSpaeter(heute, FRIST_HOECHSTENS_TAGE),
  })

/** The application is decided within a year: a later day is not early any more. */
const ZUSTIMMUNG_MONATE = 12

/** A consent never reaches back: what was bought before it was bought without one. */
export const vorhabenbeginnFehler: Tagesfehler = (ab, heute) =>
  spannenFehler('ab', 'Gekauft werden darf', ab, {
    von: heute,
    bis: monateSpaeter(heute, ZUSTIMMUNG_MONATE),
  })

/** Real property is bound to its purpose for so long, the longest of what is granted for (VV Nr. 4 zu § 44 BHO). */
const WIEDERVORLAGE_JAHRE = 25

export const wiedervorlageFehler: Tagesfehler = (faellig, heute) =>
  spannenFehler('faellig', 'Die Wiedervorlage liegt', faellig, {
    von: heute,
    bis: monateSpaeter(heute, 12 * WIEDERVORLAGE_JAHRE),
  })

/** Aid is entered from its certificate: it has been granted. */
export const gewaehrtFehler: Tagesfehler = (gewaehrtAm, heute) =>
  spannenFehler('gewaehrtAm', 'Gewährt ist die Beihilfe', gewaehrtAm, belegte(heute))

/** When the bank got to know the facts. */
export const kenntnisTagFehler: Tagesfehler = (kenntnisAm, heute) =>
  spannenFehler('kenntnisAm', 'Erfahren hat die Bank davon', kenntnisAm, belegte(heute))

/** A letter is posted once there is a notice. */
export const aufgegebenFehler = (aufgegebenAm: string, erlassenAm: string, heute: string): Feldfehler[] =>
  spannenFehler('aufgegebenAm', 'Zur Post gegeben ist der Brief', aufgegebenAm, {
    von: erlassenAm,
    bis: heute,
  })
