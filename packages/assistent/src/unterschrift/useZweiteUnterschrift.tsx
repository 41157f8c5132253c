import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { late, type Late } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useState, type ReactNode } from 'react'
import type { Formularart, OffenesFormular, Formularantwort } from '../formularart.ts'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'

const STAND = late(async () => (await import('./MitzeichnungStand.tsx')).MitzeichnungStand)

/** Of a form that nobody else signs. */
const KEINER: Late<undefined> = { load: () => Promise.resolve(undefined), loaded: () => undefined }

type Zweite = Pick<OffenesFormular<Formularantwort, unknown>, 'stehtFest' | 'mitzeichnung'> & {
  /** What stands above a page of the form. */
  readonly ueberSeite: (imUeberblick: boolean) => ReactNode
}

type Angaben<V extends Formularantwort, K> = {
  readonly art: Formularart<V, K>
  readonly entwurf: Entwurf<V>
  readonly kontext: K
  readonly neuLaden: () => Promise<void>
}

/** The second signature of a form that is open (S4-07). Its code comes where somebody does not sign alone. */
export const useZweiteUnterschrift = <V extends Formularantwort, K>(angaben: Angaben<V, K>): Zweite => {
  const { art, entwurf } = angaben
  const vorgang = entwurf.wert()
  const zuZweit = art.unterschrift?.zuZweit(vorgang.formular) === true
  const [neuer, beiStand] = useState<Mitzeichnung | null>()
  const { part: Stand } = useLate(STAND, zuZweit)
  const { part: dienst } = useLate<Unterschriftdienst<V> | undefined>(
    art.unterschrift?.dienst ?? KEINER,
    zuZweit,
  )
  if (!zuZweit) return { stehtFest: false, mitzeichnung: undefined, ueberSeite: () => null }
  const m = neuer === undefined ? (art.unterschrift?.gelesen(vorgang) ?? null) : neuer
  return {
    stehtFest: laeuft(m?.status ?? null),
    mitzeichnung: m,
    ueberSeite: (imUeberblick) =>
      Stand && dienst && <Stand {...{ ...angaben, dienst, imUeberblick, beiStand }} />,
  }
}
