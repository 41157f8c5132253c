import { belegNachsehen } from '@foerderportal/assistent/eingang/belegNachsehen'
import { SpaetesLiegendes } from '@foerderportal/assistent/liegendes/SpaetesLiegendes.tsx'
import { Quittung } from '@foerderportal/assistent/eingang/Quittung.tsx'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import { Unterlagen } from '@foerderportal/assistent/zusammenfassung/Unterlagen.tsx'
import { auszahlungAbfrage, auszahlungUnterlagenAbfrage } from '@foerderportal/client/auszahlung/antrag'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { AUSZAHLUNG } from '@foerderportal/contract/auszahlung/antrag/auszahlungname'
import { auszahlungAnzeige } from '@foerderportal/contract/auszahlung/staende'
import { beantragtSummeCent } from '@foerderportal/contract/auszahlung/rules'
import { auszahlungSchritte } from '@foerderportal/contract/auszahlung/weiter'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pfade } from '../../paths.ts'
import { AUSZAHLUNGSART } from '../kern/auszahlungsart.ts'
import { kontextAus } from '../kern/kontext.ts'
import { AuszahlungLage } from './AuszahlungLage.tsx'

/** What the company has in hand after sending: number, time, checksum, what the bank decided, and all that was sent. */
export function AuszahlungEingangSeite() {
  const { guid } = useParams({ from: '/geschuetzt/auszahlung/antrag/$guid/eingang' })
  return (
    <Suspense fallback={<Skelett art="text" was="Die Eingangsbestätigung" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

/** Only where a notice was needed. */
const Bescheid = latePart(async () => {
  const { Bescheidliste, zurAuszahlung } = await import('../../shared/bescheid/Bescheidliste.tsx')
  return ({ guid }: { guid: string }) => <Bescheidliste gehoert={zurAuszahlung(guid)} />
})

function Inhalt({ guid }: { guid: string }) {
  const heute = useHeute()
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { data } = useSuspenseQuery({ ...auszahlungAbfrage(guid), ...belegNachsehen })
  const { wert: auszahlung } = data
  const beleg = auszahlung.eingang?.beleg?.uuid
  usePrefetchQuery(auszahlungUnterlagenAbfrage(guid, beleg))
  const { eingang, formular, geschaeftNr } = auszahlung
  if (eingang === null) return <Weiterleiten nach={pfade.auszahlungWeiter(guid)} />
  const { wort, weiter } = auszahlungAnzeige(auszahlung)
  return (
    <Seite titel={`Auszahlung zu ${geschaeftNr}`} stand={`${wort}. ${weiter}`}>
      <div className="p-formular p-text">
        <AuszahlungLage auszahlung={auszahlung} />
        {auszahlung.entscheidung?.bescheid && <Bescheid guid={guid} />}
        <Quittung
          geNr={geschaeftNr}
          summe={{ frage: 'Beantragt', euro: inEuro(beantragtSummeCent(formular)) }}
          eingang={eingang}
          schritte={
            auszahlung.status === 'ABGESENDET'
              ? auszahlungSchritte(auszahlung, tagInBerlin(serverJetzt()))
              : []
          }
          variante="secondary"
        />
        {darfSchreiben && <SpaetesLiegendes key={guid} art={AUSZAHLUNGSART} vorgang={auszahlung} gesendet />}
        <p className="kern-body p-nicht-drucken">
          <Verweis href={pfade.konversation(guid)}>Der Bank zu diesem Auszahlungsantrag schreiben</Verweis>
        </p>
        <Angaben
          art={AUSZAHLUNGSART}
          daten={{ formular, kontext: kontextAus(auszahlung, heute) }}
          aenderbar={false}
        />
        <Unterlagen
          name={AUSZAHLUNG}
          abfrage={(nach) => auszahlungUnterlagenAbfrage(guid, nach)}
          beleg={beleg}
        />
      </div>
    </Seite>
  )
}
