import { derived, late } from '@foerderportal/shell/late/late'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { lateRoute } from '@foerderportal/shell/late/lateRoute'
import { useInnen } from './useOrt.ts'

/** The parts of the frame that only somebody signed in sees: one file, and the start page does without it. */
const TEILE = late(async () => (await import('./angemeldet/teile.ts')).teile)

/** Around every page behind the guard. */
export const Innen = lateRoute(derived(TEILE, (teile) => teile.Innen))

/** Their places stay free until they come, so that nothing below jumps. */
export const Kontobereich = latePart(
  derived(TEILE, (teile) => teile.Kontobereich),
  () => <Kontoplatz />,
)
export const Hauptnavigation = latePart(
  derived(TEILE, (teile) => teile.Hauptnavigation),
  () => <div className="s-navigation" />,
)
export const UntereLeiste = latePart(
  derived(TEILE, (teile) => teile.UntereLeiste),
  () => <div className="s-leiste" />,
)
export const Leerlaufwaechter = latePart(derived(TEILE, (teile) => teile.Leerlaufwaechter))

const Kontoplatz = () => useInnen() && <p className="s-kopf__wer">&nbsp;</p>
