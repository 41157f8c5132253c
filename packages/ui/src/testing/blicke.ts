import { ANSICHTEN, type Ansicht } from './ansichten.ts'
import type { Regeln } from './regeln.ts'

const [HELL, DUNKEL, KONTRAST] = ANSICHTEN

/** One look at a screen: in a window of this size, in this theme, by these rules of axe. */
export type Blick = {
  readonly width: number
  readonly height: number
  readonly ansicht: Ansicht
  readonly regeln: Regeln
}

/**
 * What each screen and each of its states is looked at in. Names, roles and order in both sizes; on the phone in contrast,
 * whose lines take more room than those of light; dark by its colours, for it has nothing else of its own
 * (tools/dunkel.test.ts). Every page in every theme and size: shell/matrix.komponenten.test.ts (ADR 0092).
 */
export const BLICKE: readonly Blick[] = [
  { width: 1280, height: 800, ansicht: HELL, regeln: 'alle' },
  { width: 1280, height: 800, ansicht: DUNKEL, regeln: 'farbe' },
  { width: 390, height: 844, ansicht: KONTRAST, regeln: 'alle' },
]

/** 1280 × 1024 px at 400 % (WCAG 1.4.10), in the theme that needs most room. */
export const SCHMAL: Blick = { width: 320, height: 256, ansicht: KONTRAST, regeln: 'farbe und größe' }
