import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../../paths.ts'
import { useFirma } from '../../umgebungFirma.ts'
import { Bewilligung } from './Bewilligung.tsx'

/** Approved grants of the company: what is left of each, and what was requested of it. */
export function AuszahlungenSeite() {
  const firma = useFirma()
  return (
    <Seite stand={`Bewilligte Zuschüsse für ${firma.name}`}>
      <Suspense fallback={<Skelett art="tabelle" was="Ihre Auszahlungen" />}>
        <Bewilligungen unternehmenGuid={firma.id} />
      </Suspense>
    </Seite>
  )
}

function Bewilligungen({ unternehmenGuid }: { unternehmenGuid: string }) {
  const [{ data: geschaefte }, { data: auszahlbare }] = useSuspenseQueries({
    queries: [auszahlungenAbfrage(unternehmenGuid), auszahlbareGeschaefteAbfrage(unternehmenGuid)],
  })
  if (geschaefte.length === 0) return <NichtsBewilligt />
  return (
    <div className="p-stapel p-stapel--weit">
      {geschaefte.map((geschaeft) => (
        <Bewilligung
          key={geschaeft.geschaeftGuid}
          geschaeft={geschaeft}
          gegenstaende={auszahlbare.find((a) => a.geschaeftGuid === geschaeft.geschaeftGuid)?.details ?? []}
        />
      ))}
    </div>
  )
}

function NichtsBewilligt() {
  return (
    <LeereListe
      titel="Noch nichts bewilligt"
      aktion={<Verweis href={pfade.antraege}>Ihre Anträge ansehen</Verweis>}
    >
      Ist ein Antrag bewilligt, rufen Sie hier den Zuschuss ab: mit der Rechnung und dem Nachweis, dass Sie
      sie bezahlt haben.
    </LeereListe>
  )
}
