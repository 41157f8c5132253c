import { dateiHerunterladen } from '@foerderportal/client/datei'
import { alsDatum, alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN } from '@foerderportal/contract/zuwendung/entscheidung/arten'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bekanntgabe/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

const eintraege = (b: BescheidAnsicht): Beschreibung[] => [
  { frage: 'Nummer', antwort: ganzeNummern(b.nummer) },
  { frage: 'Entscheidung', antwort: ARTEN[b.art].wort },
  { frage: 'Erlassen am', antwort: `${alsZeitpunkt(b.erlassenAm)} Uhr` },
  ...(b.abgerufenAm
    ? [{ frage: 'Abgerufen', antwort: `${alsZeitpunkt(b.abgerufenAm)} Uhr von ${b.abgerufenVon}` }]
    : []),
  ...(b.bekanntAm ? [{ frage: 'Bekannt gegeben am', antwort: alsDatum(b.bekanntAm) }] : []),
  ...(b.rechtsbehelfBis
    ? [{ frage: 'Rechtsbehelf voraussichtlich bis', antwort: alsDatum(b.rechtsbehelfBis) }]
    : []),
]

/** A notice that has reached the company: its dates, and the file for every member, for good. */
export function BescheidGegeben({ bescheid }: { bescheid: BescheidAnsicht }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const { datei } = bescheid
  return (
    <div className="p-stapel">
      <Beschreibungsliste eintraege={eintraege(bescheid)} />
      {bescheid.rechtsbehelfBis && (
        <p className="kern-body kern-body--muted">
          Welcher Rechtsbehelf möglich ist und wo, steht am Ende des Bescheids. Es gilt die Frist, die dort
          genannt ist.
        </p>
      )}
      {datei && (
        <div className="p-reihe">
          <Knopf
            variante="secondary"
            icon="download"
            laeuft={laeuft}
            onClick={() =>
              void versuchen(() => dateiHerunterladen(`${datei.downloadUrl}?download=true`, datei.dateiname))
            }
          >
            Bescheid herunterladen
          </Knopf>
        </div>
      )}
      <AbsageHinweis absage={absage} />
    </div>
  )
}
