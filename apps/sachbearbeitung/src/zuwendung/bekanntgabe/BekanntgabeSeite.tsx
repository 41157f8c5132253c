import { bekanntgabeAbfrage } from '@foerderportal/client/zuwendung/bank/bekanntgabe'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Geladen } from '../../shared/Geladen.tsx'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Bekanntgabe } from './Bekanntgabe.tsx'

/** How the notices of a case reach the company (S9-10). */
export function BekanntgabeSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/bekanntgabe' })
  const abfrage = useQuery(bekanntgabeAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="bekanntgabe">
      <Geladen abfrage={abfrage} was="Die Bescheide">
        {(bescheide) =>
          bescheide.length === 0 ? (
            <LeereListe>
              Noch kein Bescheid. Sobald eine Entscheidung freigegeben ist, steht hier, wie er das Unternehmen
              erreicht.
            </LeereListe>
          ) : (
            bescheide.map((bescheid) => (
              <Bekanntgabe key={bescheid.guid} geschaeft={geschaeft} bescheid={bescheid} />
            ))
          )
        }
      </Geladen>
    </Fallrahmen>
  )
}
