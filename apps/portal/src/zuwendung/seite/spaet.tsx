import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTeil } from '@foerderportal/shell/bausteine/useTeil'
import { neueFassung } from '@foerderportal/shell/nachladen'
import { TeilKommt } from './TeilKommt.tsx'

type Zeichnen<P> = (props: P) => ReactNode

/** A part of the wizard that comes on demand; once it is there it is drawn at once. */
export type Spaet<P> = {
  readonly Teil: ComponentType<P>
  readonly holen: () => Promise<Zeichnen<P>>
  readonly istDa: () => boolean
}

/**
 * Brings a part, and draws what stands for it meanwhile: first its shape, and where it does not arrive, why, and what
 * happens next. It is asked for again (useTeil), and the page stays. What says so is no part of its own: without a
 * network, or after a new version, it would not arrive either.
 */
export const useSpaet = <P,>(noetig: boolean, holen: () => Promise<Zeichnen<P>>, was: string) => {
  const [erneuert, setErneuert] = useState<boolean>()
  const versuch = () => () =>
    holen().catch(async (fehler: unknown) => {
      setErneuert(await neueFassung())
      throw fehler
    })
  // Another function asks at once (useTeil).
  const [laden, setLaden] = useState(versuch)
  const zeichnen = useTeil(noetig, laden)
  const ersatz =
    erneuert === undefined ? (
      <Skelett art="formular" was={was} />
    ) : (
      <TeilKommt erneuert={erneuert} nochmal={() => setLaden(versuch)} />
    )
  return { zeichnen, ersatz }
}

/** `laden` gives what draws the part. */
export const spaet = <P extends object>(laden: () => Promise<Zeichnen<P>>): Spaet<P> => {
  let da: Zeichnen<P> | undefined
  const holen = async (): Promise<Zeichnen<P>> => {
    const teil = await laden()
    da = teil
    return teil
  }
  function Teil(props: P) {
    const { zeichnen = da, ersatz } = useSpaet(da === undefined, holen, 'Diese Angaben')
    return zeichnen ? zeichnen(props) : ersatz
  }
  return { Teil, holen, istDa: () => da !== undefined }
}
