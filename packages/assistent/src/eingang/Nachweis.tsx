import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import type { Bestaetigung } from './bestaetigung.ts'

const pruefsumme = (sha256: string) => <code className="s-pruefsumme">{sha256}</code>

export type Nachweisangaben = {
  /** How much it is about, in the words of its form and in euros. */
  summe?: { readonly frage: string; readonly euro: number }
  /** Of the case, where one names that: a case keeps its number, each submission has one of its own. */
  geNr?: string
}
type Props = Nachweisangaben & { eingang: Bestaetigung }

/** How much, one number, when it arrived; what else proves it is folded away. */
export function Nachweis({ eingang, summe, geNr }: Props) {
  const eingangsnummer = { frage: 'Eingangsnummer', antwort: ganzeNummern(eingang.eingangsnummer) }
  return (
    <>
      <Beschreibungsliste
        eintraege={[
          ...(summe ? [{ frage: summe.frage, antwort: euro(summe.euro) }] : []),
          geNr === undefined
            ? eingangsnummer
            : { frage: 'Bei Fragen nennen Sie', antwort: ganzeNummern(geNr) },
          { frage: 'Eingegangen am', antwort: `${alsZeitpunkt(eingang.eingegangenAm)}\u00a0Uhr` },
        ]}
      />
      <Beweise eingang={eingang} davor={geNr === undefined ? [] : [eingangsnummer]} />
    </>
  )
}

/** Few need them, and nobody reads them: folded away, until somebody wants to be sure. */
function Beweise({
  eingang: { sha256, beleg },
  davor,
}: {
  eingang: Bestaetigung
  davor: readonly Beschreibung[]
}) {
  return (
    <details className="s-erklaerung">
      <summary>{davor.length === 0 ? 'Prüfsummen' : 'Eingangsnummer und Prüfsummen'}</summary>
      <Beschreibungsliste
        eintraege={[
          ...davor,
          { frage: 'Prüfsumme der Angaben (SHA-256)', antwort: pruefsumme(sha256) },
          ...(beleg ? [{ frage: 'Prüfsumme des Belegs (SHA-256)', antwort: pruefsumme(beleg.sha256) }] : []),
        ]}
      />
      <p className="kern-body kern-body--muted">
        Die erste Prüfsumme gehört zu den Angaben, die bei uns eingegangen sind. Sie liegen dem Beleg als
        Datei bei. Im Beleg steht, wie Sie nachrechnen, dass nichts verändert wurde.
      </p>
    </details>
  )
}
