import type { Meldung } from '@foerderportal/entwurf/arten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { fokusHalten } from '@foerderportal/shell/bausteine/fokusHalten'
import { frageZu } from '../antrag/antragWorte.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

type Props = { entwurf: AntragEntwurf; meldung: Meldung & { art: 'zusammengefuehrt' } }

/** Somebody else changed other fields: nothing to decide, but nobody should wonder where the new text comes from. */
export function Zusammengefuehrt({ entwurf, meldung }: Props) {
  const { formular } = entwurf.wert()
  const schliessen = () => {
    entwurf.meldungSchliessen()
    fokusHalten()
  }
  const fragen = [...new Set(meldung.fremdes.map((stelle) => frageZu(stelle, formular)))]
  return (
    <Hinweis ton="info" titel="Der Antrag wurde inzwischen auch an anderer Stelle geändert" neu>
      <p className="kern-body">Neu ist: {fragen.join(', ')}. Ihre eigenen Eingaben haben wir übernommen.</p>
      <div className="p-reihe">
        <Knopf variante="tertiary" onClick={schliessen}>
          Verstanden
        </Knopf>
      </div>
    </Hinweis>
  )
}
