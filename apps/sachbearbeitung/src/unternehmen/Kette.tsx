import { ketteAbfrage } from '@foerderportal/client/zuwendung/fall/protokoll'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { Befund } from '../shared/Befund.tsx'
import { Geladen } from '../shared/Geladen.tsx'

/** Works the chain of a company out anew at a press, and says what it found (S9-06). */
export function Kette({ unternehmen }: { unternehmen: string }) {
  const abfrage = useQuery(ketteAbfrage(unternehmen))
  const { fetchStatus, isFetched, refetch } = abfrage
  const laeuft = fetchStatus === 'fetching'
  return (
    <div className="p-stapel">
      <div>
        <Knopf variante="secondary" laeuft={laeuft} onClick={() => void refetch()}>
          Kette prüfen
        </Knopf>
      </div>
      {(isFetched || laeuft) && (
        <Geladen abfrage={abfrage} was="Die Zeilen der Kette">
          {(pruefung) => <Befund pruefung={pruefung} />}
        </Geladen>
      )}
    </div>
  )
}
