import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import type { Bestaetigung } from './bestaetigung.ts'

const pruefsumme = (sha256: string) => <code className="s-pruefsumme">{sha256}</code>

type Props = {
  eingang: Bestaetigung
  /** What the applicant has to name besides. */
  davor?: readonly Beschreibung[]
}

/** Number, time and checksums of what was sent. */
export function Nachweis({ eingang, davor = [] }: Props) {
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
function Pruefsummen({ eingang: { sha256, beleg } }: { eingang: Bestaetigung }) {
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
