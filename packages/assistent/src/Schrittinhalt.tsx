import { ZUSAMMENFASSUNG } from './teile.ts'
import type { Step } from '@foerderportal/flow/flow'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import type { OffenesFormular, Formularantwort } from './formularart.ts'
import { Formularseite } from './seite/Formularseite.tsx'

type Props<V extends Formularantwort, K> = OffenesFormular<V, K> & {
  schritt: Step<string>
  /** Where all answers stand, for whoever has been there. */
  zusammenfassung?: Step<string> | undefined
}

/** The content of a step: a page of questions, or all answers. */
export function Schrittinhalt<V extends Formularantwort, K>(props: Props<V, K>) {
  const seite = props.art.seiten[props.schritt.key]
  if (seite === undefined)
    return (
      <WithPart part={ZUSAMMENFASSUNG} what="Diese Angaben">
        {(Zusammenfassung) => <Zusammenfassung {...props} />}
      </WithPart>
    )
  return (
    <WithPart part={seite.bau} what="Diese Angaben">
      {(bau) => <Formularseite {...props} bau={bau} />}
    </WithPart>
  )
}
