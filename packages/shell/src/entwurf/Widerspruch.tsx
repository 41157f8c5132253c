import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/arten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useState, type ComponentProps } from 'react'
import { useTeil } from '../bausteine/useTeil.ts'
import type { Feldworte, Vergleich } from './Vergleich.tsx'

/** The dialog comes when it is needed, which is rare. */
const vergleichLaden = async () => {
  const { Vergleich: Dialog } = await import('./Vergleich.tsx')
  return (props: ComponentProps<typeof Vergleich>) => <Dialog {...props} />
}

type Props = {
  /** Fields that were saved differently meanwhile; a new object asks again. */
  zwist: { readonly konflikte: readonly Seitenkonflikt[] } | undefined
  worte: (konflikt: Seitenkonflikt) => Feldworte
  loesen: (wahl: Wahl) => void
}

/** Asks what shall hold where two contradict each other; who puts it off reads that nothing is saved yet. */
export function Widerspruch({ zwist, worte, loesen }: Props) {
  const [vertagt, setVertagt] = useState<typeof zwist>()
  const offen = zwist !== vertagt ? zwist : undefined
  const zeigen = useTeil(offen !== undefined, vergleichLaden)
  if (zwist === undefined) return null
  return (
    <>
      <Hinweis ton="warning" neu>
        Ihre Eingaben sind noch nicht gespeichert: Dieselben Felder wurden inzwischen anders gespeichert.
      </Hinweis>
      {offen &&
        zeigen?.({
          konflikte: offen.konflikte,
          worte,
          uebernehmen: loesen,
          schliessen: () => setVertagt(offen),
        })}
    </>
  )
}
