import type { Serie, Serienergebnis } from '@foerderportal/contract/mitteilungen/serie/schema'
import type { SerienfallStand } from '@foerderportal/contract/mitteilungen/serie/staende'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { Standwort } from '../../shared/Standwort.tsx'

const STAND: Readonly<Record<SerienfallStand, { readonly wort: string; readonly ton: Ton }>> = {
  WARTET: { wort: 'wartet', ton: 'info' },
  GESENDET: { wort: 'gesendet', ton: 'success' },
  GESCHEITERT: { wort: 'gescheitert', ton: 'danger' },
}

const SPALTEN: readonly Spalte<Serienergebnis>[] = [
  {
    kopf: 'Geschäft',
    zelle: ({ geschaeft, geNr }) => (
      <Verweis href={pfade.fall(geschaeft, 'mitteilungen')} className="kern-link">
        {ganzeNummern(geNr)}
      </Verweis>
    ),
  },
  { kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName },
  {
    kopf: 'Stand',
    zelle: ({ stand, grund }) => (
      <>
        <Standwort ton={STAND[stand].ton}>{`${STAND[stand].wort}${grund === null ? '' : ':'}`}</Standwort>{' '}
        {grund}
      </>
    ),
  },
]

/** Case by case what became of it. */
export function Ergebnisse({ serie: { faelle } }: { serie: Serie }) {
  return (
    <Tabelle
      titel="Was daraus wurde"
      titelUnsichtbar
      spalten={SPALTEN}
      zeilen={faelle}
      schluessel={({ geschaeft }) => geschaeft}
    />
  )
}
