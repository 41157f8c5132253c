import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** What the rows themselves say, and what the head kept outside the database says of them. */
export function Befund({ pruefung: { zeilen, brueche, ausserhalb } }: { pruefung: Kettenpruefung }) {
  const alle = [...brueche, ...(ausserhalb?.bruch ? [ausserhalb.bruch] : [])]
  if (alle.length > 0)
    return (
      <Hinweis ton="danger" titel="Die Kette ist gebrochen" neu>
        <ul className="kern-list kern-list--bullet">
          {alle.map(({ nr, grund }) => (
            <li key={`${nr} ${grund}`}>
              Nr. {nr}: {grund}
            </li>
          ))}
        </ul>
      </Hinweis>
    )
  return (
    <Hinweis ton="success" titel={`Die Kette hält: ${zeilen} Zeilen des Unternehmens nachgerechnet`} neu>
      <p className="kern-body">{aussenWorte(ausserhalb)}</p>
    </Hinweis>
  )
}

const aussenWorte = (ausserhalb: Kettenpruefung['ausserhalb']): string => {
  if (ausserhalb === null) return 'Außerhalb der Datenbank ist noch kein Stand aufgehoben.'
  const { tag, nr } = ausserhalb
  return nr === null
    ? `Der außerhalb aufgehobene Stand vom ${alsDatum(tag)} ist älter als die Kette.`
    : `Sie stimmt mit dem Stand überein, der am ${alsDatum(tag)} außerhalb der Datenbank aufgehoben wurde (bis Nr. ${nr}).`
}
