import { ANSICHTEN, type Ansicht } from './ansichten.ts'
import type { Regeln } from './regeln.ts'
import type { Textart } from './textlage.ts'

const [HELL, DUNKEL, KONTRAST] = ANSICHTEN

/** One look at a screen: in a window of this size, in this theme, by these rules of axe. */
export type Blick = {
  readonly width: number
  readonly height: number
  readonly ansicht: Ansicht
  readonly regeln: Regeln
}

const SCHREIBTISCH = { width: 1280, height: 800 }
const HANDY = { width: 390, height: 844 }

/**
 * What each screen and each of its states is looked at in: every theme in both sizes, for each has parts that the other
 * hides. All rules once in each size: on the phone in contrast, whose lines take more room than those of light. Elsewhere
 * what the theme can change: dark has nothing of its own but colours (tools/dunkel.test.ts). ADR 0092.
 */
export const BLICKE: readonly Blick[] = [
  { ...SCHREIBTISCH, ansicht: HELL, regeln: 'alle' },
  { ...SCHREIBTISCH, ansicht: DUNKEL, regeln: 'farbe' },
  { ...SCHREIBTISCH, ansicht: KONTRAST, regeln: 'farbe und größe' },
  { ...HANDY, ansicht: KONTRAST, regeln: 'alle' },
  { ...HANDY, ansicht: HELL, regeln: 'farbe' },
  { ...HANDY, ansicht: DUNKEL, regeln: 'farbe' },
]

/** 1280 × 1024 px at 400 % (WCAG 1.4.10), in the theme that needs most room. */
export const SCHMAL: Blick = { width: 320, height: 256, ansicht: KONTRAST, regeln: 'farbe und größe' }

/** Spacing where room is least (WCAG 1.4.10 and 1.4.12 at once), twice the size on a desk (WCAG 1.4.4). */
export const TEXTBLICKE: readonly (Omit<Blick, 'regeln'> & { readonly text: Textart })[] = [
  { width: 320, height: 640, ansicht: KONTRAST, text: 'abstand' },
  { ...SCHREIBTISCH, ansicht: KONTRAST, text: 'doppelt' },
]
