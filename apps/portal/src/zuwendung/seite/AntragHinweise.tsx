import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

const AntragVergleich = lateDialog(
  async () => (await import('../antrag/AntragVergleich.tsx')).AntragVergleich,
  'Der Vergleich lässt sich nicht öffnen',
)
const Zusammengefuehrt = latePart(async () => (await import('./Zusammengefuehrt.tsx')).Zusammengefuehrt)

type Props = {
  entwurf: AntragEntwurf
  /** Whether the dialog that compares both versions is open; it never opens while somebody types. */
  vergleich: boolean
  setVergleich: (offen: boolean) => void
}

/** What the applicant should know of his draft, at once: refused, restored, changed by somebody else. */
export function AntragHinweise({ entwurf, vergleich, setVergleich }: Props) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const fremdes = meldung?.art === 'zusammengefuehrt' ? meldung : undefined
  return (
    <>
      <Speicherhinweis entwurf={entwurf} />
      {fremdes && <Zusammengefuehrt entwurf={entwurf} meldung={fremdes} />}
      {stand.art === 'konflikt' && vergleich && (
        <AntragVergleich entwurf={entwurf} stand={stand} schliessen={() => setVergleich(false)} />
      )}
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
