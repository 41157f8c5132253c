import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Stelle } from '@foerderportal/entwurf/types'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import type { Feldworte } from '../entwurf/Vergleich.tsx'
import { Konflikthinweis } from './Konflikthinweis.tsx'

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'stand' | 'meldung' | 'loesen' | 'meldungSchliessen'>
  worte: (stelle: Stelle) => Feldworte
  /** 'Der Entwurf', 'Die Entscheidung': what was changed elsewhere too. */
  was: string
}

/** Two colleagues in one draft: where they contradict each other one of them is chosen field by field, all else is both. */
export function Zusammenfuehrung({ entwurf, worte, was }: Props) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  return (
    <>
      <Konflikthinweis
        konflikt={stand.art === 'konflikt' ? stand : undefined}
        worte={worte}
        loesen={(wahl) => void entwurf.loesen(wahl)}
      />
      {meldung?.art === 'zusammengefuehrt' && (
        <Hinweis ton="info" titel={`${was} wurde inzwischen auch an anderer Stelle geändert`} neu>
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
