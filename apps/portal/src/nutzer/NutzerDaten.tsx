import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState } from 'react'
import { Meldung, type Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import type { Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { pfade } from '../paths.ts'
import { NutzerAendern } from './NutzerAendern.tsx'
import { frageZu } from './nutzerWorte.ts'

const NEU_IDENTIFIZIEREN: Ergebnis = {
  ton: 'warning',
  text: (
    <>
      Gespeichert. Ihre bisherige Identifikation gilt nicht mehr.{' '}
      <Verweis href={pfade.identifizieren}>Mit den neuen Angaben identifizieren</Verweis>
    </>
  ),
}

const ergebnisText = ({ vorher, neu, fremdes }: Gespeichert<NutzerHuelle>): Ergebnis => {
  if (vorher.value.identifiziert && !neu.value.identifiziert) return NEU_IDENTIFIZIEREN
  if (fremdes.length > 0) {
    const fragen = [...new Set(fremdes.map(frageZu))].join(', ')
    return {
      ton: 'success',
      text: `Gespeichert. Inzwischen an anderer Stelle geändert und übernommen: ${fragen}.`,
    }
  }
  if (neu.guid === vorher.guid) return { ton: 'info', text: 'Es hat sich nichts geändert.' }
  return { ton: 'success', text: 'Gespeichert. Ihre Änderungen gelten ab sofort.' }
}

type Props = {
  anfang: NutzerHuelle
  /** The rest of the portal is not open yet: nothing leads there. */
  inRegistrierung?: boolean
  gespeichert?: (neu: NutzerHuelle) => void
}

/** The signed-in person's own data to be changed, and how the last change ended. The form begins with `anfang`. */
export function NutzerDaten({ anfang, inRegistrierung = false, gespeichert }: Props) {
  const [stand, setStand] = useState(anfang)
  const [ergebnis, setErgebnis] = useState<Ergebnis>()
  const fertig = (neues: Gespeichert<NutzerHuelle>) => {
    setErgebnis(ergebnisText(neues))
    setStand(neues.neu)
    gespeichert?.(neues.neu)
  }
  return (
    <>
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      <NutzerAendern key={stand.guid} {...{ stand, fertig, inRegistrierung }} />
    </>
  )
}
