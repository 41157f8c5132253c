import { NichtGespeichert } from '@foerderportal/shell/entwurf/liegendes/NichtGespeichert.tsx'
import { Verwerfen } from '@foerderportal/shell/entwurf/liegendes/Verwerfen.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Fassungsstand } from '../Fassungsstand.tsx'
import type { Ueberholt } from './fassungsentwurf.ts'

type Props = {
  titel: string
  ueberholt: Ueberholt
  /** To the version as it stands now, where it is still there. */
  weiter?: () => void
}

const satz = ({ stand, ungespeichert }: Ueberholt): string => {
  if (ungespeichert.length > 0)
    return 'Was hier steht, ist nicht gespeichert und liegt nur auf diesem Gerät. Kopieren Sie, was Sie davon brauchen, in eine neue Fassung. Es bleibt, bis Sie es verwerfen, höchstens 30 Tage.'
  return stand
    ? 'Was Sie geschrieben haben, war da schon gespeichert.'
    : 'Veröffentlichte Fassungen bleiben, wie sie sind.'
}

/** Somebody published or discarded the draft while it was written here: how it stands now, and what was not saved. */
export function Ueberholtes({ titel, ueberholt: gefunden, weiter }: Props) {
  const [aufgegeben, setAufgegeben] = useState(false)
  const ueberholt = aufgegeben ? { ...gefunden, ungespeichert: [] } : gefunden
  const { stand, ungespeichert } = ueberholt
  const verwerfen = () => {
    gefunden.aufgeben()
    setAufgegeben(true)
    if (stand) weiter?.()
  }
  return (
    <Arbeitsseite titel={titel} stand={stand && <Fassungsstand fassung={stand.wert} />}>
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
        {ungespeichert.length > 0 && (
          <NichtGespeichert felder={ungespeichert}>
            <Verwerfen aufgeben={verwerfen} />
          </NichtGespeichert>
        )}
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
