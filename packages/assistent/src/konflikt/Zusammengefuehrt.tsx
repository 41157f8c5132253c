import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Stelle } from '@foerderportal/entwurf/types'
import type { Feldworte } from '@foerderportal/shell/entwurf/Vergleich.tsx'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'
import { konfliktworte } from './konfliktworte.ts'

type Props = {
  name: Formularname
  entwurf: Pick<Entwurf<unknown>, 'meldungSchliessen'>
  /** What was changed, and how the form calls it. */
  stellen: readonly Stelle[]
  worte: (finden: typeof konfliktworte) => (stelle: Stelle) => Pick<Feldworte, 'frage'>
}

/** Somebody else changed other fields: nothing to decide, but nobody should wonder where the new text comes from. */
export function Zusammengefuehrt({ name: { der, wort }, entwurf, stellen, worte }: Props) {
  const fragen = [...new Set(stellen.map((stelle) => worte(konfliktworte)(stelle).frage))]
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
