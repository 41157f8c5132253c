import { offeneBankdatenAbfrage } from '@foerderportal/client/unternehmen/bank'
import type { OffeneBankdaten } from '@foerderportal/contract/unternehmen/bank/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../paths.ts'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Sichtreiter } from '../shared/Sichtreiter.tsx'
import { Aenderung } from './Aenderung.tsx'

/** Changed bank data of all companies that nobody has looked at, the oldest first (S9-06). */
export function BankdatenSeite() {
  const abfrage = useQuery(offeneBankdatenAbfrage())
  return (
    <Arbeitsseite
      titel="Geänderte Bankdaten"
      dazu={abfrage.data && `${abfrage.data.length} zu sichten`}
      darunter={<Sichtreiter />}
    >
      <Geladen abfrage={abfrage} was="Die geänderten Bankdaten">
        {(offene) => <Offene offene={offene} />}
      </Geladen>
    </Arbeitsseite>
  )
}

function Offene({ offene }: { offene: readonly OffeneBankdaten[] }) {
  if (offene.length === 0)
    return <LeereListe>Nichts zu sichten. Geänderte Bankverbindungen erscheinen hier sofort.</LeereListe>
  return (
    <ul className="d-verlauf">
      {offene.map(({ unternehmen, aenderung }) => (
        <Aenderung
          key={aenderung.id}
          unternehmen={unternehmen}
          aenderung={aenderung}
          titel={<Verweis href={pfade.unternehmen(unternehmen.guid)}>{unternehmen.name}</Verweis>}
        />
      ))}
    </ul>
  )
}
