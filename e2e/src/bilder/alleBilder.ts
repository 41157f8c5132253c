import { BANKBILDER } from './bankbilder.ts'
import { BESCHEIDBILDER } from './bescheidbilder.ts'
import type { Bild } from './bild.ts'
import { KLIMABILANZBILDER } from './klimabilanzbilder.ts'
import { PORTALBILDER } from './portalbilder.ts'

/** Every picture of docs/handbuch and of the README, in the order in which they are taken. */
export const ALLE_BILDER: readonly Bild[] = [
  ...BANKBILDER,
  ...BESCHEIDBILDER,
  ...KLIMABILANZBILDER,
  ...PORTALBILDER,
]
