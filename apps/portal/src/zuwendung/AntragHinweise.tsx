import type { Speicherstand } from '@foerderportal/entwurf/arten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Speicherhinweis } from '../entwurf/Speicherhinweis.tsx'
import type { AntragEntwurf } from './useAntrag.ts'

const AntragVergleich = lazy(async () => ({
  default: (await import('./AntragVergleich.tsx')).AntragVergleich,
}))
const Zusammengefuehrt = lazy(async () => ({
  default: (await import('./Zusammengefuehrt.tsx')).Zusammengefuehrt,
}))

type Props = {
  entwurf: AntragEntwurf
  stand: Speicherstand
  /** Whether the dialog that compares both versions is open; it never opens while somebody types. */
  vergleich: boolean
  setVergleich: (offen: boolean) => void
}

/** What the applicant should know of his draft: refused, restored, changed by somebody else. */
export function AntragHinweise({ entwurf, stand, vergleich, setVergleich }: Props) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  return (
    <>
      <Speicherhinweis entwurf={entwurf} />
      <Suspense>
        {meldung?.art === 'zusammengefuehrt' && <Zusammengefuehrt entwurf={entwurf} meldung={meldung} />}
        {stand.art === 'konflikt' && vergleich && (
          <AntragVergleich entwurf={entwurf} stand={stand} schliessen={() => setVergleich(false)} />
        )}
      </Suspense>
      {stand.art === 'konflikt' && <Konflikt vergleichen={() => setVergleich(true)} />}
    </>
  )
}

function Konflikt({ vergleichen }: { vergleichen: () => void }) {
  return (
    <Hinweis ton="warning" titel="Dieselben Felder wurden inzwischen anders gespeichert" neu>
      <p className="kern-body">
        Ihre Eingaben sind noch nicht gespeichert, aber auch nicht verloren. Entscheiden Sie, was gelten soll.
      </p>
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={vergleichen}>
          Fassungen vergleichen
        </Knopf>
      </div>
    </Hinweis>
  )
}
