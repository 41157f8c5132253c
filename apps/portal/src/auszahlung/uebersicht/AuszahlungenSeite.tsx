import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import {
  auszahlungAbText,
  type KuenftigeAuszahlung,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Kuerzel } from '../../shared/Kuerzel.tsx'
import { pfade } from '../../paths.ts'
import { useKuenftigeAuszahlungen } from '../../shared/useKuenftigeAuszahlungen.ts'
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
  const kuenftige = useKuenftigeAuszahlungen(unternehmenGuid)
  if (geschaefte.length === 0 && kuenftige.length === 0) return <NichtsBewilligt />
  return (
    <div className="p-stapel p-stapel--weit">
      <Kuerzel in={geschaefte} />
      {kuenftige.map((eine) => (
        <Kuenftig key={eine.geNr} {...eine} />
      ))}
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

/** The notice was given, and takes effect on a later day. */
function Kuenftig({ geNr, ab }: KuenftigeAuszahlung) {
  return (
    <Abschnitt titel={`Antrag ${geNr}`} einleitung={`${auszahlungAbText(ab)}.`}>
      <p className="kern-body p-text">
        Ab diesem Tag ist Ihr Bescheid wirksam. Dann beantragen Sie hier die Auszahlung: mit der Rechnung und
        dem Nachweis, dass Sie sie bezahlt haben.
      </p>
    </Abschnitt>
  )
}

function NichtsBewilligt() {
  return (
    <LeereListe
      titel="Noch nichts bewilligt"
      aktion={<Verweis href={pfade.antraege}>Ihre Anträge ansehen</Verweis>}
    >
      Ist ein Antrag bewilligt, beantragen Sie hier die Auszahlung: mit der Rechnung und dem Nachweis, dass
      Sie sie bezahlt haben.
    </LeereListe>
  )
}
