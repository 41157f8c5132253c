import { umfragenAbfrage } from '@foerderportal/client/fragebogen/bank'
import type { Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { beantwortetWorte, entwurfVon, geltende } from '../worte.ts'
import { Anlegen } from './Anlegen.tsx'

const geltendWorte = (umfrage: Umfrage): string => {
  const fassung = geltende(umfrage)
  const seit = fassung?.veroeffentlichtAm ?? null
  if (fassung === undefined || seit === null) return 'noch keine'
  return `Fassung ${fassung.nummer}, seit ${alsWann(seit)}\u00a0Uhr`
}

const entwurfWorte = (umfrage: Umfrage): string => {
  const fassung = entwurfVon(umfrage)
  if (fassung === undefined) return '–'
  return `Fassung ${fassung.nummer}${fassung.geaendertVon === null ? '' : `, ${fassung.geaendertVon}`}`
}

const beantwortet = (umfrage: Umfrage): string => {
  const summe = (was: 'begonnen' | 'abgeschlossen') => umfrage.fassungen.reduce((s, f) => s + f[was], 0)
  return beantwortetWorte({ begonnen: summe('begonnen'), abgeschlossen: summe('abgeschlossen') })
}

const SPALTEN: readonly Spalte<Umfrage>[] = [
  { id: 'bezeichnung', kopf: 'Fragebogen', zelle: ({ bezeichnung }) => bezeichnung },
  { id: 'geltend', kopf: 'Gilt', breite: 17, voll: geltendWorte, zelle: geltendWorte },
  { id: 'entwurf', kopf: 'Entwurf', breite: 14, voll: entwurfWorte, zelle: entwurfWorte },
  {
    id: 'programme',
    kopf: 'Verlangt von',
    breite: 9,
    voll: ({ programme }) => programme.map(programmName).join(', '),
    zelle: ({ programme }) => programme.map(programmName).join(', ') || '–',
  },
  { id: 'beantwortet', kopf: 'Beantwortet', breite: 16, zelle: beantwortet },
]

/** All questionnaires, each with what is asked now and what is being written (S9-05). */
export function UmfragenSeite() {
  const abfrage = useQuery(umfragenAbfrage())
  const anzahl = abfrage.data?.length
  return (
    <Arbeitsseite
      titel="Fragebögen"
      dazu={anzahl !== undefined && `${anzahl} ${anzahl === 1 ? 'Fragebogen' : 'Fragebögen'}`}
      aktionen={<NeuerFragebogen />}
    >
      <Geladen abfrage={abfrage} was="Die Fragebögen" art="tabelle">
        {(umfragen) =>
          umfragen.length === 0 ? (
            <KeinFragebogen />
          ) : (
            <Liste
              titel="Fragebögen"
              spalten={SPALTEN}
              zeilen={umfragen}
              schluessel={({ umfrageUuid }) => umfrageUuid}
              href={({ umfrageUuid }) => pfade.fragebogen(umfrageUuid)}
              name={({ bezeichnung }) => bezeichnung}
            />
          )
        }
      </Geladen>
    </Arbeitsseite>
  )
}

function KeinFragebogen() {
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  return (
    <LeereListe>
      Noch kein Fragebogen.{' '}
      {pflegt && 'Legen Sie den ersten an: Antragsteller sehen ihn erst, wenn er veröffentlicht ist.'}
    </LeereListe>
  )
}

function NeuerFragebogen() {
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  const [offen, setOffen] = useState(false)
  const oeffnen = () => setOffen(true)
  useTasten(
    'Fragebögen',
    pflegt ? [{ taste: 'n', text: 'neuer Fragebogen', imFuss: true, tun: oeffnen }] : [],
  )
  if (!pflegt) return null
  return (
    <>
      <Knopf onClick={oeffnen}>Fragebogen anlegen</Knopf>
      {offen && <Anlegen vorlage={null} schliessen={() => setOffen(false)} />}
    </>
  )
}
