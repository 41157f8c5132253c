import { Konflikthinweis } from '@foerderportal/shell/aendern/Konflikthinweis.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import type { OffeneFassung } from './useFassung.ts'
import { feldworte } from './worte.ts'

/** Two colleagues in one draft: where they contradict each other one of them is chosen field by field, all else is both. */
export function Zusammenfuehrung({ offen: { entwurf, formular } }: { offen: OffeneFassung }) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const worte = feldworte(formular)
  return (
    <>
      <Konflikthinweis
        konflikt={stand.art === 'konflikt' ? stand : undefined}
        worte={worte}
        loesen={(wahl) => void entwurf.loesen(wahl)}
      />
      {meldung?.art === 'zusammengefuehrt' && (
        <Hinweis ton="info" titel="Der Entwurf wurde inzwischen auch an anderer Stelle geändert" neu>
          <p className="kern-body">
            Neu ist: {[...new Set(meldung.fremdes.map((stelle) => worte(stelle).frage))].join(', ')}. Ihre
            eigenen Eingaben gelten weiter.
          </p>
          <Knopf variante="tertiary" klein onClick={() => entwurf.meldungSchliessen()}>
            Verstanden
          </Knopf>
        </Hinweis>
      )}
    </>
  )
}
