import type { BekundungVorlage } from '@foerderportal/contract/interessenbekundung/antwort'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** Where the amounts come from, and what could not come along. */
export function VorlageHinweis({
  vorlage: { programmbezeichnung, vom, ausgelassen },
}: {
  vorlage: BekundungVorlage
}) {
  return (
    <Hinweis titel="Übernommen aus Ihrer letzten Bekundung">
      <p className="kern-body">
        {`Die Beträge stammen aus „${programmbezeichnung}“ vom ${alsDatum(tagInBerlin(new Date(vom)))}. Prüfen Sie, ob sie noch stimmen.`}
      </p>
      {ausgelassen.length > 0 && (
        <p className="kern-body">{`In dieser Runde gibt es nicht mehr: Kategorie ${ausgelassen.join(', ')}.`}</p>
      )}
    </Hinweis>
  )
}
