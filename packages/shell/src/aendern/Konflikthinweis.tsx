import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/types'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useState } from 'react'
import { latePart } from '../late/latePart.tsx'
import type { Feldworte } from '../entwurf/Vergleich.tsx'

/** The dialog comes when it is needed, which is rare. */
const Vergleich = latePart(async () => (await import('../entwurf/Vergleich.tsx')).Vergleich)

/** The same for the bar, which is in sight wherever the page is. */
export const KONFLIKT_KURZ = 'noch nicht gespeichert: gleiche Felder geändert'

type Props = {
  /** Fields that were saved differently meanwhile; a new object asks again. */
  konflikt: { readonly konflikte: readonly Seitenkonflikt[] } | undefined
  worte: (konflikt: Seitenkonflikt) => Feldworte
  loesen: (wahl: Wahl) => void
}

/** Asks what shall hold where two contradict each other; who puts it off reads that nothing is saved yet. */
export function Konflikthinweis({ konflikt, worte, loesen }: Props) {
  const [vertagt, setVertagt] = useState<typeof konflikt>()
  const offen = konflikt !== vertagt ? konflikt : undefined
  if (konflikt === undefined) return null
  return (
    <>
      <Hinweis ton="warning" neu>
        Ihre Eingaben sind noch nicht gespeichert: Dieselben Felder wurden inzwischen anders gespeichert.
      </Hinweis>
      {offen && (
        <Vergleich
          konflikte={offen.konflikte}
          worte={worte}
          uebernehmen={loesen}
          schliessen={() => setVertagt(offen)}
        />
      )}
    </>
  )
}
