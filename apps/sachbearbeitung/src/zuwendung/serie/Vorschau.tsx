import type { Serienempfaenger, SerieVorschau } from '@foerderportal/contract/mitteilungen/serie/schema'
import { STAND_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { fehlendeWorte } from './vorschauWorte.ts'

const empfaengerWorte = ({ empfaenger }: Serienempfaenger): string =>
  empfaenger.length === 0 ? 'niemand' : empfaenger.map(({ name }) => name).join(', ')

const SPALTEN: readonly Spalte<Serienempfaenger>[] = [
  {
    kopf: 'Geschäft',
    zelle: ({ geschaeft, geNr }) => (
      <Verweis href={pfade.fall(geschaeft, 'mitteilungen')} className="kern-link">
        {ganzeNummern(geNr)}
      </Verweis>
    ),
  },
  { kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName },
  { kopf: 'Stand', zelle: ({ stand }) => STAND_ANZEIGE[stand].wort },
  {
    kopf: 'Geht',
    zelle: ({ hindernis }) =>
      hindernis === null ? (
        <Standwort ton="success">ja</Standwort>
      ) : (
        <>
          <Standwort ton="danger">nein:</Standwort> {hindernis}
        </>
      ),
  },
  {
    kopf: 'E-Mail an',
    zelle: (eine) => (eine.hindernis === null ? empfaengerWorte(eine) : '–'),
  },
]

/** Case by case whether the message goes there and who hears of it, before anything is sent (S9-08). */
export function Vorschau({ vorschau: { faelle, fehlen } }: { vorschau: SerieVorschau }) {
  return (
    <>
      {fehlen > 0 && (
        <div className="d-block">
          <Hinweis ton="warning">{fehlendeWorte(fehlen)}</Hinweis>
        </div>
      )}
      {faelle.length > 0 && (
        <Tabelle
          titel="An wen sie geht"
          titelUnsichtbar
          spalten={SPALTEN}
          zeilen={faelle}
          schluessel={({ geschaeft }) => geschaeft}
        />
      )}
    </>
  )
}
