import { dateiHerunterladen } from '@foerderportal/client/datei'
import { unterlagenAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { antragAbfrage, kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { istEntschieden } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Eingang, Eingangsbestaetigung } from '@foerderportal/contract/zuwendung/schema'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { pfade } from '../../paths.ts'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import { ANTRAGART } from '../kern/antragart.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/antragname'
import { AntragWege } from './AntragWege.tsx'
import { AntragZurueckziehen } from './AntragZurueckziehen.tsx'
import { EingangLage } from './EingangLage.tsx'
import { bescheideZu, mitBescheiden } from '../geschaeft/bescheidStand.ts'
import { standJetzt } from '../geschaeft/geschaeftStand.ts'
import { useAnhoerung } from '../geschaeft/useAnhoerung.ts'
import { useBescheide } from '../geschaeft/useBescheide.ts'
import { kontextAus, stichtagVon } from '../kern/kontext.ts'
import { Unterlagen } from '@foerderportal/assistent/zusammenfassung/Unterlagen.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

/** What the applicant has in hand after sending: number, time, checksum, what comes next, and all that was sent. */
export function EingangSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/eingang' })
  return (
    <Suspense fallback={<Kommt />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

const Kommt = () => <Skelett art="text" was="Die Eingangsbestätigung" />

/** Only where the bank has decided. */
const BescheideDesAntrags = latePart(
  async () => (await import('../bescheid/BescheideDesAntrags.tsx')).BescheideDesAntrags,
)

const BELEG_NACHSEHEN_MS = 2000
const wartetAufBeleg = ({ wert }: AntragStand) => wert.eingang !== null && wert.eingang.beleg === null

function Inhalt({ guid }: { guid: string }) {
  const heute = useHeute()
  const { data } = useSuspenseQuery({
    ...antragAbfrage(guid),
    // The PDF is made after the answer (S4-08); it appears here by itself.
    refetchInterval: ({ state }) => (state.data && wartetAufBeleg(state.data) ? BELEG_NACHSEHEN_MS : false),
  })
  const { wert: antrag } = data
  const entschieden = istEntschieden(antrag.geschaeftStatus)
  const { bescheide, kommen } = useBescheide(entschieden)
  const anhoerung = useAnhoerung(guid)
  const beleg = antrag.eingang?.beleg?.uuid
  usePrefetchQuery(unterlagenAbfrage(guid, beleg))
  const stichtag = stichtagVon(antrag, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(antrag, stichtag))
  const { eingang, formular, geNr } = antrag
  if (eingang === null) return <Weiterleiten nach={pfade.antragWeiter(guid)} />
  const kontext = kontextAus(antrag, kategorien, stichtag)
  if (kommen) return <Kommt />
  const { wort, weiter, unwirksam } = mitBescheiden(
    standJetzt({ ...antrag, anhoerung }),
    bescheideZu(bescheide, guid),
  )
  const seit =
    antrag.geschaeftStatus === 'NEUANTRAG_ABGESENDET' ? `: ${alsZeitpunkt(eingang.eingegangenAm)} Uhr` : ''
  return (
    <Seite titel={`Antrag ${geNr}`} stand={`${wort}${seit}. ${weiter}`}>
      <div className="p-formular p-text">
        <EingangLage antrag={antrag} stichtag={stichtag} anhoerung={anhoerung} />
        {entschieden && <BescheideDesAntrags antragGuid={guid} />}
        <AntragWege antrag={{ ...antrag, guid, anhoerung, unwirksam }} />
        <Quittung geNr={geNr} eingang={eingang} variante={antrag.nachforderung ? 'secondary' : 'primary'} />
        <Fruehere eingaenge={eingang.fruehere} />
        <Angaben art={ANTRAGART} daten={{ formular, kontext }} aenderbar={false} />
        <Unterlagen name={ANTRAG} abfrage={(nach) => unterlagenAbfrage(guid, nach)} beleg={beleg}>
          {/* After a decision there is nothing left to withdraw: not even a closed button. */}
          {!entschieden && <AntragZurueckziehen antrag={antrag} />}
        </Unterlagen>
      </div>
    </Seite>
  )
}

/** What was sent before it was corrected: each has its number and its receipt. */
function Fruehere({ eingaenge }: { eingaenge: readonly Eingangsbestaetigung[] }) {
  if (eingaenge.length === 0) return null
  return (
    <Abschnitt titel="Frühere Einreichungen" einleitung="Ihre Bank kennt sie; es gilt die neueste.">
      {eingaenge.map((eingang) => (
        <div className="p-stapel" key={eingang.eingangsnummer}>
          <Nachweis eingang={eingang} davor={[]} />
          <div className="p-reihe p-nicht-drucken">
            <Beleg beleg={eingang.beleg} variante="secondary" nummer={eingang.eingangsnummer} />
          </div>
        </div>
      ))}
    </Abschnitt>
  )
}

type QuittungProps = { geNr: string; eingang: Eingang } & Pick<BelegProps, 'variante'>

function Quittung({ geNr, eingang, variante }: QuittungProps) {
  return (
    <>
      <Nachweis eingang={eingang} davor={[{ frage: 'Bei Fragen nennen Sie', antwort: ganzeNummern(geNr) }]} />
      <div className="p-reihe p-nicht-drucken">
        <Beleg beleg={eingang.beleg} variante={variante} />
        <Knopf variante="secondary" onClick={() => print()}>
          Seite drucken
        </Knopf>
      </div>
    </>
  )
}

const pruefsumme = (sha256: string) => <code className="s-pruefsumme">{sha256}</code>

function Nachweis({ eingang, davor }: { eingang: Eingangsbestaetigung; davor: readonly Beschreibung[] }) {
  return (
    <>
      <Beschreibungsliste
        eintraege={[
          ...davor,
          { frage: 'Eingangsnummer', antwort: ganzeNummern(eingang.eingangsnummer) },
          { frage: 'Eingegangen am', antwort: `${alsZeitpunkt(eingang.eingegangenAm)} Uhr` },
        ]}
      />
      <Pruefsummen eingang={eingang} />
    </>
  )
}

/** Few need them, and nobody reads them: folded away, until somebody wants to be sure. */
function Pruefsummen({ eingang: { sha256, beleg } }: { eingang: Eingangsbestaetigung }) {
  return (
    <details className="s-erklaerung">
      <summary>Prüfsummen</summary>
      <Beschreibungsliste
        eintraege={[
          { frage: 'Prüfsumme der Angaben (SHA-256)', antwort: pruefsumme(sha256) },
          ...(beleg ? [{ frage: 'Prüfsumme des Belegs (SHA-256)', antwort: pruefsumme(beleg.sha256) }] : []),
        ]}
      />
      <p className="kern-body kern-body--muted">
        Die erste gehört zu den Angaben, die bei uns eingegangen sind. Sie liegen dem Beleg als Datei bei. Im
        Beleg steht, wie Sie nachrechnen, dass nichts verändert wurde.
      </p>
    </details>
  )
}

type BelegProps = { beleg: Eingang['beleg']; variante: 'primary' | 'secondary'; nummer?: string }

function Beleg({ beleg, variante, nummer }: BelegProps) {
  const { laeuft, absage, versuchen } = useVersuch()
  if (beleg === null) return <p className="kern-body">Ihr Beleg als PDF wird gerade erstellt.</p>
  return (
    <>
      <Knopf
        variante={variante}
        icon="download"
        laeuft={laeuft}
        onClick={() => void versuchen(() => dateiHerunterladen(beleg.downloadUrl, beleg.dateiname))}
      >
        {nummer ? `Beleg ${nummer} als PDF herunterladen` : 'Beleg als PDF herunterladen'}
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}
