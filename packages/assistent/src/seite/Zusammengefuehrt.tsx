import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'

type Props = {
  name: Formularname
  entwurf: Pick<Entwurf<unknown>, 'meldungSchliessen'>
  /** What was changed, in the words of the form. */
  fragen: readonly string[]
}

/** Somebody else changed other fields: nothing to decide, but nobody should wonder where the new text comes from. */
export function Zusammengefuehrt({ name: { der, wort }, entwurf, fragen }: Props) {
  const schliessen = () => {
    entwurf.meldungSchliessen()
    fokusHalten()
  }
  return (
    <Hinweis ton="info" titel={`${gross(der)} ${wort} wurde inzwischen auch an anderer Stelle geändert`} neu>
      <p className="kern-body">Neu ist: {fragen.join(', ')}. Ihre eigenen Eingaben haben wir übernommen.</p>
      <div className="p-reihe">
        <Knopf variante="tertiary" onClick={schliessen}>
          Verstanden
        </Knopf>
      </div>
    </Hinweis>
  )
}
