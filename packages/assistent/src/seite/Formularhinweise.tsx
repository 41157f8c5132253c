import type { Stelle } from '@foerderportal/entwurf/types'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import type { OffenesFormular, Formularantwort } from '../formularart.ts'
import type { konfliktworte } from '../konflikt/konfliktworte.ts'

const Formularvergleich = lateDialog(
  async () => (await import('../konflikt/Formularvergleich.tsx')).Formularvergleich,
  'Der Vergleich lässt sich nicht öffnen',
)
const Zusammengefuehrt = latePart(
  async () => (await import('../konflikt/Zusammengefuehrt.tsx')).Zusammengefuehrt,
)

type Props<V extends Formularantwort, K> = Pick<OffenesFormular<V, K>, 'art' | 'entwurf'> & {
  /** Whether the dialog that compares both versions is open; it never opens while somebody types. */
  vergleich: boolean
  setVergleich: (offen: boolean) => void
}

/** What the user should know of his draft, at once: refused, restored, changed by somebody else. */
export function Formularhinweise<V extends Formularantwort, K>({
  art: { name, tafel },
  entwurf,
  vergleich,
  setVergleich,
}: Props<V, K>) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const fremdes = meldung?.art === 'zusammengefuehrt' ? meldung.fremdes : undefined
  /** In the words of the form. What finds them comes with those who say them. */
  const worte = (finden: typeof konfliktworte) => (stelle: Pick<Stelle, 'pfad'>) =>
    finden(tafel, entwurf.wert().formular, stelle)
  return (
    <>
      <Speicherhinweis entwurf={entwurf} />
      {fremdes && <Zusammengefuehrt {...{ name, entwurf, worte }} stellen={fremdes} />}
      {stand.art === 'konflikt' && vergleich && (
        <Formularvergleich
          entwurf={entwurf}
          konflikte={stand.konflikte}
          worte={worte}
          schliessen={() => setVergleich(false)}
        />
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
