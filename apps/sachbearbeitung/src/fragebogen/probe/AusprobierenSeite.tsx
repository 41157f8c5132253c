import { fassungAbfrage, type Fassungsstand as Stand } from '@foerderportal/client/fragebogen/bank'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { SeiteUnterwegs } from '../../shared/Geladen.tsx'
import { Fassungsreiter } from '../Fassungsreiter.tsx'
import { Fassungsstand } from '../Fassungsstand.tsx'
import { fassungName } from '../worte.ts'
import { Bildschirm, BREITEN, type Breite } from './Bildschirm.tsx'
import { Probe } from './Probe.tsx'

/** A version as its applicant answers it, by the same parts, on a telephone and at a desk. Nothing of it is kept. */
export function AusprobierenSeite() {
  const { fassung } = useParams({ from: '/geschuetzt/frageboegen/fassung/$fassung/ausprobieren' })
  const abfrage = useQuery(fassungAbfrage(fassung))
  if (abfrage.data !== undefined) return <Ausprobieren stand={abfrage.data} />
  return <SeiteUnterwegs titel="Ausprobieren" was="Die Fragen" abfrage={abfrage} />
}

function Ausprobieren({ stand: { wert, version } }: { stand: Stand }) {
  const [breite, setBreite] = useState<Breite>('telefon')
  const [durchgang, setDurchgang] = useState(1)
  return (
    <Arbeitsseite
      titel={fassungName(wert)}
      stand={<Fassungsstand fassung={wert} />}
      aktionen={
        <Knopf variante="secondary" onClick={() => setDurchgang(durchgang + 1)}>
          Von vorn beginnen
        </Knopf>
      }
      darunter={<Fassungsreiter guid={wert.guid} entwurf={wert.stand === 'ENTWURF'} />}
    >
      <fieldset className="d-probe__wahl">
        <legend className="p-nur-vorlesen">Breite</legend>
        {BREITEN.map(({ name, wort }) => (
          <label key={name}>
            <input type="radio" name="breite" checked={breite === name} onChange={() => setBreite(name)} />
            {wort}
          </label>
        ))}
        <span className="d-meta">
          So sieht ihn der Antragsteller. Was Sie hier antworten, wird nicht gespeichert.
        </span>
      </fieldset>
      <Bildschirm breite={breite}>
        <Probe key={`${version ?? 0} ${durchgang}`} definition={wert.definition} />
      </Bildschirm>
    </Arbeitsseite>
  )
}
