import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type { useFirma } from '../umgebungFirma.ts'
import { EinladungWartet } from '../shared/EinladungWartet.tsx'
import { ErsteSchritte } from './ErsteSchritte.tsx'
import { OhneAntraege } from './OhneAntraege.tsx'
import type { Listen } from '../shared/vorgaenge/vorgaengeSammeln.ts'

export type LeererStartProps = {
  firma: ReturnType<typeof useFirma>
  listen: Listen
  jetzt: Date
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

/** The home of a company without a case. Only farms declare their interest, which invitations come from (S3-04). */
export function LeererStart({ firma, listen, jetzt, identifikation }: LeererStartProps) {
  const istBetrieb = firma.type === 'LandwirtschaftlichesUnternehmen'
  // What is open without an invitation is open to farms (S4-01).
  const einladungen = listen.antraege.filter(
    ({ programm }) => istBetrieb || FAEHIGKEITEN[programm].MitEinladung,
  )
  if (einladungen.length === 0 && firma.type !== 'LandwirtschaftlichesUnternehmen')
    return (
      <>
        <EinladungWartet />
        <OhneAntraege art={firma.type} identifikation={identifikation} />
      </>
    )
  return (
    <>
      <EinladungWartet />
      <ErsteSchritte {...{ einladungen, jetzt, identifikation }} />
    </>
  )
}
