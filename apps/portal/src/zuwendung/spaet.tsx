import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import type { ComponentType, ReactNode } from 'react'
import { useTeil } from '../bausteine/useTeil.ts'

type Zeichnen<P> = (props: P) => ReactNode

/** A part of the wizard that comes on demand; once it is there it is drawn at once. */
export type Spaet<P> = {
  readonly Teil: ComponentType<P>
  readonly holen: () => Promise<Zeichnen<P>>
  readonly istDa: () => boolean
}

/** `laden` gives what draws the part. Where it does not arrive it is asked for again, and the page stays (useTeil). */
export const spaet = <P extends object>(laden: () => Promise<Zeichnen<P>>): Spaet<P> => {
  let da: Zeichnen<P> | undefined
  const holen = async (): Promise<Zeichnen<P>> => {
    const teil = await laden()
    da = teil
    return teil
  }
  function Teil(props: P) {
    const geholt = useTeil(da === undefined, holen)
    const zeichnen = da ?? geholt
    return zeichnen ? zeichnen(props) : <Skelett art="formular" was="Diese Angaben" />
  }
  return { Teil, holen, istDa: () => da !== undefined }
}
