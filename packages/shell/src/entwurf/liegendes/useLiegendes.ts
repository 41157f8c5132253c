import { partOf, type Teilfund } from '@foerderportal/entwurf/partOf'
import type { Fund } from '@foerderportal/entwurf/types'
import { useEffect, useState } from 'react'
import { useNutzer, useUmgebung } from '../../umgebung.ts'
import { geraetAnschliessen } from '../geraetAnschliessen.ts'

/** What was typed in a form that nobody writes on here any more, and lies on this device only. */
export type Liegendes = {
  /** The oldest first. */
  readonly funde: readonly Teilfund[]
  /** This device was looked at, as far as it can be. */
  readonly nachgesehen: boolean
  /** Deletes some of them from this device; what was found is still there to be shown. */
  readonly aufgeben: (funde: readonly Fund[]) => void
  /** Deletes some of them, because the server has them: there is nothing to be shown. */
  readonly erledigen: (funde: readonly Fund[]) => void
}

const NICHTS: Liegendes = {
  funde: [],
  nachgesehen: false,
  aufgeben: () => undefined,
  erledigen: () => undefined,
}

const idsVon = (funde: readonly Fund[]): string[] => funde.map(({ id }) => id)

/**
 * Looks for what earlier visits left on this device of the form `formular`, and leaves it there as it is: where the form
 * may be written again, it comes back with what it began on.
 */
export const useLiegendes = (formular: string): Liegendes => {
  const [liegendes, setLiegendes] = useState(NICHTS)
  const nutzer = useNutzer()?.userId
  const { entwurfSchluesselLaden: schluesselLaden } = useUmgebung()
  useEffect(() => {
    if (nutzer === undefined) return undefined
    return geraetAnschliessen(
      {
        anschliessen: async (kopie) => {
          await kopie.verwaiste((funde) => {
            const aufgeben = (welche: readonly Fund[]) =>
              // What can't be deleted now is found again at the next visit.
              void kopie.verwaiste(() => Promise.resolve(idsVon(welche))).catch(() => undefined)
            const erledigen = (welche: readonly Fund[]) => {
              aufgeben(welche)
              const weg = new Set(idsVon(welche))
              setLiegendes((alt) => ({ ...alt, funde: alt.funde.filter(({ id }) => !weg.has(id)) }))
            }
            setLiegendes({ funde: funde.map(partOf), nachgesehen: true, aufgeben, erledigen })
            return Promise.resolve([])
          })
          setLiegendes((alt) => (alt.nachgesehen ? alt : { ...alt, nachgesehen: true }))
        },
      },
      formular,
      { nutzer, schluesselLaden },
    )
  }, [formular, nutzer, schluesselLaden])
  return liegendes
}
