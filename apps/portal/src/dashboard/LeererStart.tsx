import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/schema'
import type { useFirma } from '../umgebungFirma.ts'
import { ErsteSchritte } from './ErsteSchritte.tsx'
import { OhneAntraege } from './OhneAntraege.tsx'

export type LeererStartProps = {
  firma: ReturnType<typeof useFirma>
  einladungen: readonly AntragUebersicht[]
  jetzt: Date
  /** What the user has to do about his identification. */
  identifikation: string | undefined
}

/** The home of a company without a case. Only farms declare their interest, which invitations come from (S3-04). */
export function LeererStart({ firma, einladungen, jetzt, identifikation }: LeererStartProps) {
  if (einladungen.length === 0 && firma.type !== 'LandwirtschaftlichesUnternehmen')
    return <OhneAntraege art={firma.type} identifikation={identifikation} />
  return <ErsteSchritte {...{ einladungen, jetzt, identifikation }} />
}
