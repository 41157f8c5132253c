import { BROWSER } from './liste/browser.ts'
import { DATEN } from './liste/daten.ts'
import { GELD } from './liste/geld.ts'
import { NACHBARN } from './liste/nachbarn.ts'
import { RECHTE } from './liste/rechte.ts'
import { SICHERHEIT } from './liste/sicherheit.ts'
import { SPERREN } from './liste/sperren.ts'
import type { Fehler } from './liste/typ.ts'
import { ZEIT } from './liste/zeit.ts'

/** One after the other put in on purpose, each is noticed by a test (ADR 0046). */
export const FEHLER: readonly Fehler[] = [
  ...GELD,
  ...RECHTE,
  ...SPERREN,
  ...ZEIT,
  ...DATEN,
  ...SICHERHEIT,
  ...BROWSER,
  ...NACHBARN,
]
