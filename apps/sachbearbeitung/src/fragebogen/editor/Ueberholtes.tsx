import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useEffect } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Fassungsstand } from '../Fassungsstand.tsx'
import { fassungName } from '../worte.ts'
import type { Ueberholt } from './fassungsentwurf.ts'

type Props = { fassung: Fassung; ueberholt: Ueberholt; weiter: () => void }

const satz = ({ stand, ungespeichert }: Ueberholt): string => {
  if (ungespeichert.length > 0)
    return 'Was hier steht, ist nicht gespeichert und nur noch auf dieser Seite. Kopieren Sie, was Sie davon brauchen, in eine neue Fassung.'
  return stand
    ? 'Was Sie geschrieben haben, war da schon gespeichert.'
    : 'Veröffentlichte Fassungen bleiben, wie sie sind.'
}

/** Somebody published or discarded the draft while it was written here: how it stands now, and what was not saved. */
export function Ueberholtes({ fassung, ueberholt, weiter }: Props) {
  const { stand, ungespeichert, aufgeben } = ueberholt
  useEffect(aufgeben, [aufgeben])
  return (
    <Arbeitsseite titel={fassungName(fassung)} stand={stand && <Fassungsstand fassung={stand.wert} />}>
      <div className="d-nachlesen">
        <Hinweis
          ton="warning"
          neu
          titel={
            stand ? 'Inzwischen wurde die Fassung veröffentlicht' : 'Inzwischen wurde der Entwurf verworfen'
          }
        >
          <p className="kern-body">{satz(ueberholt)}</p>
        </Hinweis>
        {ungespeichert.length > 0 && <Liste ungespeichert={ungespeichert} />}
        {stand ? (
          <div>
            <Knopf variante="secondary" onClick={weiter}>
              Veröffentlichte Fassung ansehen
            </Knopf>
          </div>
        ) : (
          <p className="kern-body">
            <Verweis href={pfade.frageboegen}>Alle Fragebögen</Verweis>
          </p>
        )}
      </div>
    </Arbeitsseite>
  )
}

function Liste({ ungespeichert }: Pick<Ueberholt, 'ungespeichert'>) {
  return (
    <section aria-label="Nicht gespeichert" className="d-nachlesen__teil">
      <h2>Nicht gespeichert</h2>
      <dl className="d-nachlesen__merkmale">
        {ungespeichert.map(({ feld, text }, i) => (
          // two parts of a question may have the same name
          // eslint-disable-next-line react/no-array-index-key
          <div key={`${feld} ${i}`}>
            <dt>{feld}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
