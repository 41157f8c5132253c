import { fassungAbfrage } from '@foerderportal/client/fragebogen/bank'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Bearbeiten } from './editor/Bearbeiten.tsx'
import { Nachlesen } from './Nachlesen.tsx'

/** A version: the draft to be written by whoever maintains it, everything else to be read (S9-05). */
export function FassungSeite() {
  const { fassung } = useParams({ from: '/geschuetzt/frageboegen/fassung/$fassung' })
  const abfrage = useQuery(fassungAbfrage(fassung))
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  if (abfrage.data === undefined)
    return (
      <Arbeitsseite titel="Fragebogen">
        <Geladen abfrage={abfrage} was="Die Fragen">
          {() => null}
        </Geladen>
      </Arbeitsseite>
    )
  if (!pflegt || abfrage.data.wert.stand !== 'ENTWURF') return <Nachlesen fassung={abfrage.data.wert} />
  return <Bearbeiten key={fassung} anfang={abfrage.data} />
}
