import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../paths.ts'

const inWorten = (anzahl: number) =>
  anzahl === 1 ? '1 ungelesene Mitteilung der Bank' : `${anzahl} ungelesene Mitteilungen der Bank`

/** How many messages are unread: the same answer as the icon of the top bar shows. */
export function Mitteilungen({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { data } = useQuery(ungelesenAbfrage(unternehmenGuid))
  if (!data?.amount)
    return (
      <LeereListe>
        Keine ungelesenen Mitteilungen. Hier steht, wenn die Bank Ihnen geschrieben hat; eine E-Mail kommt
        auch.
      </LeereListe>
    )
  return (
    <ul className="s-zeilen">
      <li>
        <Verweis href={pfade.mitteilungen}>{inWorten(data.amount)}</Verweis>
      </li>
    </ul>
  )
}
