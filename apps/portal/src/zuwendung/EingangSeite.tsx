import { dateiHerunterladen } from '@foerderportal/client/datei'
import { antragAbfrage, kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung'
import { alsZeitpunkt, tagInBerlin } from '@foerderportal/contract/shared/datum'
import type { Eingang } from '@foerderportal/contract/zuwendung/schema'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '../bausteine/Seite.tsx'
import { Weiterleiten } from '../bausteine/Weiterleiten.tsx'
import { useHeute } from '../bausteine/useHeute.ts'
import { pfade } from '../paths.ts'
import { Angaben } from './Angaben.tsx'
import { statusAnzeige } from './anzeige.ts'
import { kontextAus } from './kontext.ts'

/** What the applicant has in hand after sending: number, time, checksum, what comes next, and all that was sent. */
export function EingangSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/eingang' })
  return (
    <Suspense fallback={<Skelett art="text" was="Die Eingangsbestätigung" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

const BELEG_NACHSEHEN_MS = 2000
const wartetAufBeleg = ({ antrag }: AntragStand) => antrag.eingang !== null && antrag.eingang.beleg === null

function Inhalt({ guid }: { guid: string }) {
  const heute = useHeute()
  const { data } = useSuspenseQuery({
    ...antragAbfrage(guid),
    // The PDF is made after the answer (S4-08); it appears here by itself.
    refetchInterval: ({ state }) => (state.data && wartetAufBeleg(state.data) ? BELEG_NACHSEHEN_MS : false),
  })
  const { antrag } = data
  // What was sent is shown as it was funded then, whatever the list says today.
  const stichtag = antrag.eingang ? tagInBerlin(new Date(antrag.eingang.eingegangenAm)) : heute
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(antrag.erlaubteKategorien, stichtag))
  if (antrag.eingang === null) return <Weiterleiten nach={pfade.antragWeiter(guid)} />
  const { formular, geNr, geschaeftStatus, eingang } = antrag
  const kontext = kontextAus(antrag, kategorien, stichtag)
  const { wort, weiter } = statusAnzeige(geschaeftStatus)
  return (
    <Seite titel={`Antrag ${geNr}`} stand={`${wort}: ${alsZeitpunkt(eingang.eingegangenAm)} Uhr. ${weiter}`}>
      <div className="p-formular p-text">
        <Hinweis ton="success" titel="Ihr Antrag ist eingegangen" stufe={2}>
          <p className="kern-body">
            Sie bekommen eine Bestätigung per E-Mail. Bewahren Sie die Eingangsnummer auf.
          </p>
        </Hinweis>
        <Quittung eingang={eingang} />
        <Angaben daten={{ formular, kontext }} aenderbar={false} />
      </div>
    </Seite>
  )
}

function Quittung({ eingang }: { eingang: Eingang }) {
  return (
    <>
      <Beschreibungsliste
        eintraege={[
          { frage: 'Eingangsnummer', antwort: eingang.eingangsnummer },
          { frage: 'Eingegangen am', antwort: `${alsZeitpunkt(eingang.eingegangenAm)} Uhr` },
          { frage: 'Prüfsumme (SHA-256)', antwort: <code className="s-pruefsumme">{eingang.sha256}</code> },
        ]}
      />
      <div className="p-reihe p-nicht-drucken">
        <Beleg beleg={eingang.beleg} />
        <Knopf variante="secondary" onClick={() => print()}>
          Seite drucken
        </Knopf>
      </div>
    </>
  )
}

function Beleg({ beleg }: { beleg: Eingang['beleg'] }) {
  if (beleg === null) return <p className="kern-body">Ihr Beleg als PDF wird gerade erstellt.</p>
  return (
    <Knopf icon="download" onClick={() => void dateiHerunterladen(beleg.downloadUrl, beleg.dateiname)}>
      Beleg als PDF herunterladen
    </Knopf>
  )
}
