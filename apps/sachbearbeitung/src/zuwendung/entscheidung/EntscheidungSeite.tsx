import { entscheidungAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Geladen } from '../../shared/Geladen.tsx'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Entwurf } from './Entwurf.tsx'
import { Ausserhalb } from './Nachtraege.tsx'
import { Vorlage } from './Vorlage.tsx'

/** The decision on a case (S9-04): prepared here by one, released here by another. */
export function EntscheidungSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/entscheidung' })
  const abfrage = useQuery(entscheidungAbfrage(geschaeft))
  const neuLaden = () => void abfrage.refetch()
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="entscheidung">
      <Geladen abfrage={abfrage} was="Die Entscheidung">
        {(stand) => {
          const { status, nachtraege, moeglich } = stand.wert
          if (status === null && nachtraege.length > 0)
            return <Ausserhalb geschaeft={geschaeft} wert={stand.wert} />
          const imEntwurf = status === null || status === 'ENTWURF'
          return imEntwurf && moeglich.entscheidungSpeichern === null ? (
            <Entwurf {...{ geschaeft, stand }} />
          ) : (
            <Vorlage {...{ geschaeft, stand, neuLaden }} />
          )
        }}
      </Geladen>
    </Fallrahmen>
  )
}
