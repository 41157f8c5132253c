import { dateiSichern } from '@foerderportal/client/datei'
import { kalenderdatei } from '@foerderportal/contract/mitteilungen/kalender'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { useState } from 'react'
import { pfade } from '../paths.ts'

const langesDatum = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day that the bank has set, and a file of it for one's own calendar (S7-02). */
export function Terminzeile({ konversation }: { konversation: Konversation }) {
  const { termin, terminGeaendertUngelesen, conversationId, geNr } = konversation
  const [geaendert] = useState(terminGeaendertUngelesen)
  if (termin === null) return null
  const sichern = () => {
    const inhalt = kalenderdatei({
      id: conversationId,
      tag: tagInBerlin(new Date(termin)),
      titel: geNr === null ? 'Termin der Förderbank' : `Termin zum Antrag ${geNr}`,
      adresse: `${location.origin}${pfade.konversation(conversationId)}`,
      erzeugt: new Date(),
    })
    dateiSichern(new Blob([inhalt], { type: 'text/calendar' }), 'Termin.ics')
  }
  return (
    <section className="s-termin" aria-label="Termin">
      <p className="kern-body">
        Termin: <strong>{langesDatum.format(new Date(termin))}</strong>{' '}
        {geaendert && (
          <Statuswort ton="warning" klein>
            neu gesetzt oder geändert
          </Statuswort>
        )}
      </p>
      <Knopf variante="tertiary" icon="calendar-today" onClick={sichern}>
        In meinen Kalender
      </Knopf>
    </section>
  )
}
