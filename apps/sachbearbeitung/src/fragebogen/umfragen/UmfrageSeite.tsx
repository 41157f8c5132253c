import { umfrageAbfrage } from '@foerderportal/client/fragebogen/bank'
import type { FassungZeile, Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import { FASSUNG_ANZEIGE } from '@foerderportal/contract/fragebogen/staende'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { beantwortetWorte, geltende, vergleichVon } from '../worte.ts'
import { Fassungsaktionen } from './Fassungsaktionen.tsx'

const geaendert = ({ geaendertAm, geaendertVon }: FassungZeile): string =>
  `${alsWann(geaendertAm)}\u00a0Uhr${geaendertVon === null ? '' : `, ${geaendertVon}`}`

const SPALTEN: readonly Spalte<FassungZeile>[] = [
  { id: 'nummer', kopf: 'Fassung', breite: 6, zelle: ({ nummer }) => `Fassung ${nummer}` },
  {
    id: 'stand',
    kopf: 'Stand',
    breite: 9,
    zelle: ({ stand }) => (
      <Standwort ton={TOENE[FASSUNG_ANZEIGE[stand].ton]}>{FASSUNG_ANZEIGE[stand].wort}</Standwort>
    ),
  },
  { id: 'anlass', kopf: 'Anlass', voll: ({ anlass }) => anlass ?? '', zelle: ({ anlass }) => anlass ?? '–' },
  { id: 'geaendert', kopf: 'Zuletzt geändert', breite: 17, voll: geaendert, zelle: geaendert },
  {
    id: 'veroeffentlicht',
    kopf: 'Veröffentlicht',
    breite: 11,
    zelle: ({ veroeffentlichtAm: am }) => (am === null ? '–' : `${alsWann(am)}\u00a0Uhr`),
  },
  { id: 'beantwortet', kopf: 'Beantwortet', breite: 16, zelle: beantwortetWorte },
]

/** A questionnaire with its versions, the latest first. */
export function UmfrageSeite() {
  const { umfrage: uuid } = useParams({ from: '/geschuetzt/frageboegen/$umfrage' })
  const abfrage = useGegenstand(umfrageAbfrage(uuid))
  const umfrage = abfrage.data
  return (
    <Arbeitsseite
      titel={umfrage?.bezeichnung ?? 'Fragebogen'}
      stand={umfrage && <Stand umfrage={umfrage} />}
      aktionen={umfrage && <Fassungsaktionen umfrage={umfrage} />}
    >
      <Geladen abfrage={abfrage} was="Die Fassungen" art="tabelle">
        {({ bezeichnung, fassungen }) => (
          <Liste
            titel={`Fassungen von ${bezeichnung}`}
            spalten={SPALTEN}
            zeilen={fassungen}
            schluessel={({ guid }) => guid}
            href={({ guid }) => pfade.fassung(guid)}
            name={({ nummer }) => `Fassung ${nummer}`}
          />
        )}
      </Geladen>
    </Arbeitsseite>
  )
}

function Stand({ umfrage }: { umfrage: Umfrage }) {
  const { programme, fassungen } = umfrage
  const gilt = geltende(umfrage)
  const [neueste, davor] = fassungen
  return (
    <>
      <span>{gilt ? `Es gilt Fassung ${gilt.nummer}.` : 'Noch ist keine Fassung veröffentlicht.'}</span>
      <span>
        {programme.length === 0
          ? 'Kein Programm verlangt ihn.'
          : `Verlangt von ${mitUnd(programme.map(programmName))}.`}
      </span>
      {neueste && davor && (
        <Verweis href={vergleichVon(umfrage, davor, neueste)}>Fassungen vergleichen</Verweis>
      )}
      <Verweis href={pfade.frageboegen}>Alle Fragebögen</Verweis>
    </>
  )
}
