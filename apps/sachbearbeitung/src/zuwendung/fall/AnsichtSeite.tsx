import { FruehereEinreichungen } from '@foerderportal/assistent/eingang/FruehereEinreichungen.tsx'
import { Lagehinweis } from '@foerderportal/assistent/eingang/Lagehinweis.tsx'
import { Quittung } from '@foerderportal/assistent/eingang/Quittung.tsx'
import { AngabenListe } from '@foerderportal/assistent/zusammenfassung/AngabenListe.tsx'
import { Unterlagenliste } from '@foerderportal/assistent/zusammenfassung/Unterlagen.tsx'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { fallAbfrage, fallAnsichtAbfrage } from '@foerderportal/client/zuwendung/fall'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { anzeigeMitBescheiden, gesendetAnzeige } from '@foerderportal/contract/zuwendung/geschaeft/anzeige'
import { antragSchritte } from '@foerderportal/contract/zuwendung/geschaeft/weiter'
import { eingangslage } from '@foerderportal/contract/zuwendung/geschaeft/eingangslage'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Ansichtsbescheide } from './Ansichtsbescheide.tsx'

/**
 * A case as its applicant has it before him (B-03): the same words, drawn by the same parts. Nothing can be changed here,
 * and what he drafts since he sent it last stays his.
 */
export function AnsichtSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/ansicht' })
  const { data: fall } = useSuspenseQuery(fallAbfrage(geschaeft))
  const { data: ansicht } = useSuspenseQuery(fallAnsichtAbfrage(geschaeft))
  const { geNr, unternehmen } = fall.zeile
  return (
    <Arbeitsseite
      titel={`Ansicht des Antragstellers, ${geNr}`}
      stand={<span>So liest es {unternehmen.name}. Ändern lässt sich hier nichts.</span>}
      aktionen={<Verweis href={pfade.fall(geschaeft, 'pruefung')}>Zurück zur Prüfung</Verweis>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section className="d-ansicht" aria-label="Antrag" tabIndex={0}>
        {ansicht.zurueckgezogenAm === null ? (
          <div className="p-formular p-text">
            <Stand ansicht={ansicht} />
            <Papiere geNr={geNr} ansicht={ansicht} />
          </div>
        ) : (
          <p className="kern-body">
            Der Antrag ist zurückgezogen ({alsZeitpunkt(ansicht.zurueckgezogenAm)}&nbsp;Uhr). Der
            Antragsteller sieht ihn seitdem nicht mehr.
          </p>
        )}
      </section>
    </Arbeitsseite>
  )
}

/** The lines that the applicant reads first. */
function Stand({ ansicht }: { ansicht: FallAnsicht }) {
  const jetzt = serverJetzt()
  const { wort, weiter } = anzeigeMitBescheiden(gesendetAnzeige(ansicht, jetzt), ansicht.bescheide, jetzt)
  const lage = eingangslage(ansicht, jetzt)
  return (
    <>
      <p className="kern-body">
        <strong>{wort}.</strong> {weiter}
      </p>
      {lage && <Lagehinweis lage={lage} jetzt={jetzt} />}
    </>
  )
}

function Papiere({ geNr, ansicht }: { geNr: string; ansicht: FallAnsicht }) {
  const { eingang, bescheide, abschnitte, unterlagen } = ansicht
  return (
    <>
      <Ansichtsbescheide bescheide={bescheide} />
      <Quittung
        geNr={geNr}
        summe={{ frage: 'Beantragt', euro: ansicht.beantragt }}
        eingang={eingang}
        schritte={antragSchritte(ansicht, serverJetzt())}
        variante="secondary"
      />
      <FruehereEinreichungen eingaenge={eingang.fruehere} />
      {abschnitte.map(({ titel, gruppen }) => (
        <Abschnitt key={titel} titel={titel}>
          <AngabenListe gruppen={gruppen} eintrag={({ frage, antwort }) => ({ frage, antwort })} />
        </Abschnitt>
      ))}
      <Abschnitt titel="Alle Unterlagen">
        <Unterlagenliste name={ANTRAG} unterlagen={unterlagen} />
      </Abschnitt>
    </>
  )
}
