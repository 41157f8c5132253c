import { ABSAGE_ORTE } from '@foerderportal/contract/shared/problem'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import type { Verzichtshindernis } from '@foerderportal/contract/zuwendung/verzicht/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'

type Props = { hindernis: Verzichtshindernis; zeichnende: readonly string[] }

/** Why it is not possible for this person, and where it goes on. */
export function NichtMoeglich({ hindernis: { text, pfad }, zeichnende }: Props) {
  return (
    <Hinweis titel="Das ist jetzt nicht möglich">
      <p className="kern-body">{text}</p>
      {pfad === ABSAGE_ORTE.zeichnung && zeichnende.length > 0 && (
        <p className="kern-body">{`Das ${zeichnende.length > 1 ? 'sind' : 'ist'} ${mitUnd(zeichnende)}.`}</p>
      )}
      {pfad === ABSAGE_ORTE.person && (
        <p className="kern-body">
          <Verweis href={pfade.identifizieren}>Identität bestätigen</Verweis>
        </p>
      )}
    </Hinweis>
  )
}
