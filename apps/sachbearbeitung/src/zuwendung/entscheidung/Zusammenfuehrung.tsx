import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { Konflikthinweis } from '@foerderportal/shell/aendern/Konflikthinweis.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import { feldworte } from './feldworte.ts'
import type { Entscheidungsentwurf } from './useEntscheidung.ts'

type Props = { entwurf: Entscheidungsentwurf; wert: EntscheidungAntwort }

/** Two colleagues in one decision: where they contradict each other one of them is chosen field by field, all else is both. */
export function Zusammenfuehrung({ entwurf: { entwurf, speicher }, wert }: Props) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const worte = feldworte(wert)
  return (
    <>
      <Konflikthinweis
        konflikt={speicher.art === 'konflikt' ? speicher : undefined}
        worte={worte}
        loesen={(wahl) => void entwurf.loesen(wahl)}
      />
      {meldung?.art === 'zusammengefuehrt' && (
        <Hinweis ton="info" titel="Die Entscheidung wurde inzwischen auch an anderer Stelle geändert" neu>
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
