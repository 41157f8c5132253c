import type {
  EntscheidungAntwort,
  HandlungBefangener,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'

const tag = (zeit: string): string => alsDatum(tagInBerlin(new Date(zeit)))

/** Before the release: what people did in the case who declared a conflict of interest on it later (VwVfG §§ 20, 21). */
export function Befangene({
  wert: { geschaeftGuid, handlungenBefangener },
}: {
  wert: Pick<EntscheidungAntwort, 'geschaeftGuid' | 'handlungenBefangener'>
}) {
  if (handlungenBefangener.length === 0) return null
  const personen = Map.groupBy(handlungenBefangener, ({ name, erklaertAm }) => `${name} ${erklaertAm}`)
  return (
    <Hinweis ton="warning" titel="Bevor Befangenheit erklärt wurde" stufe={2}>
      <p className="kern-body">
        Prüfen Sie, ob die Entscheidung auch ohne das trägt, was diese Personen am Fall getan haben.
      </p>
      {[...personen].map(([schluessel, seine]) => (
        <Person key={schluessel} handlungen={seine} />
      ))}
      <Verweis href={pfade.fall(geschaeftGuid, 'verlauf')} className="kern-link">
        Im Verlauf ansehen
      </Verweis>
    </Hinweis>
  )
}

function Person({ handlungen }: { handlungen: readonly HandlungBefangener[] }) {
  const [eine] = handlungen
  if (eine === undefined) return null
  return (
    <>
      <p className="kern-body">
        <strong>{eine.name}</strong>, befangen seit {tag(eine.erklaertAm)}
        {eine.aufgehobenAm !== null && `, aufgehoben am ${tag(eine.aufgehobenAm)}`}
      </p>
      <ul className="kern-body d-abweichungen">
        {handlungen.map(({ worte, anzahl, zuletzt }) => (
          <li key={worte}>
            {worte}, {anzahl > 1 && `${anzahl}-mal, zuletzt `}
            {alsWann(zuletzt)}&nbsp;Uhr
          </li>
        ))}
      </ul>
    </>
  )
}
