import { late } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import type { Formularantwort } from '../formularart.ts'
import type { LiegendesProps } from './Gefundenes.tsx'

/** Hardly anybody has something to read there. */
const GEFUNDENES = late(async () => (await import('./Gefundenes.tsx')).Gefundenes)

/**
 * At a form that is only read here: what was typed in it on this device and is not in it, because somebody sent it
 * meanwhile, or its time was up.
 */
export function SpaetesLiegendes<V extends Formularantwort, K>(props: LiegendesProps<V, K>) {
  const { part: Gefundenes } = useLate(GEFUNDENES)
  return Gefundenes && <Gefundenes {...props} />
}
