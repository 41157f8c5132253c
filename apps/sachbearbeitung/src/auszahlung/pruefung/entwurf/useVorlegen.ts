import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { zurWahl } from '../../../shared/pruefung/zurWahl.ts'
import { ERGEBNIS, punktVon } from './punkte.ts'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'
import type { Pruefwerte } from './werte.ts'

type Umgebung = {
  readonly entwurf: Pruefungsentwurf
  readonly fehlt: readonly Feldfehler[]
  /** The point that is looked at, or the result. */
  readonly hier: string
  readonly gehen: (code: string) => void
}

/** Where the field of it stands: at its point or at the result; an invoice stands below each of them. */
const ortVon = ({ pfad }: Feldfehler, hier: string): string => {
  const code = punktVon(pfad)
  if (code !== undefined) return code
  return pfad.startsWith('positionen.') ? hier : ERGEBNIS
}

/**
 * Presents a check. What it lacks is said at its field, and the first of them gets the focus, as in the decision on a
 * case; with the next change of a field its sentence goes.
 */
export const useVorlegen = ({ entwurf, fehlt, hier, gehen }: Umgebung) => {
  const { formular, bemaengeln, gesagt, vorlegen } = entwurf
  const { setFocus } = formular
  const [ziel, setZiel] = useState<Feldfehler>()
  const erreicht = useRef<Feldfehler>(undefined)
  // Its field is there only once its place is.
  useEffect(() => {
    if (ziel === undefined || ziel === erreicht.current || ortVon(ziel, hier) !== hier) return
    erreicht.current = ziel
    if (punktVon(ziel.pfad) !== undefined) zurWahl()
    else setFocus(ziel.pfad as FieldPath<Pruefwerte>) // the check of these values names it
  }, [ziel, hier, setFocus])
  return {
    vorlegen: (): void => {
      bemaengeln(fehlt)
      const [erstes] = fehlt
      if (erstes === undefined) return vorlegen()
      setZiel({ ...erstes })
      gehen(ortVon(erstes, hier))
    },
    /** What is said at a point: what was missing at the try, and still is. */
    amPunkt: (code: string): string | undefined =>
      fehlt.find(({ pfad, text }) => punktVon(pfad) === code && gesagt.includes(text))?.text,
  }
}
