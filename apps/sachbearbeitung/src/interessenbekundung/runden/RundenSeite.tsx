import { rundenAbfrage, type Rundenfilter } from '@foerderportal/client/interessenbekundung/runden'
import { RUNDE_STAENDE } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import {
  RUNDEN_SORTIERUNGEN,
  type Rundenzeile,
} from '@foerderportal/contract/interessenbekundung/bank/schema'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { useDarf } from '@foerderportal/shell/umgebung'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Sortierung, type Spalte } from '../../shared/liste/Liste.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { wieViele } from '../../shared/liste/wieViele.ts'
import { Mittelbalken } from '../Mittelbalken.tsx'
import { RUNDE_ANZEIGE, standWorte, tagVon, zeitraumWorte } from '../worte.ts'

const SPALTEN: readonly Spalte<Rundenzeile>[] = [
  { id: 'bezeichnung', kopf: 'Bezeichnung', name: true, zelle: ({ bezeichnung }) => bezeichnung },
  { id: 'programm', kopf: 'Programm', breite: 7, zelle: ({ programm }) => programmName(programm) },
  {
    id: 'von',
    kopf: 'Erfassung',
    breite: 13,
    zelle: ({ erfassungsZeitraum }) => zeitraumWorte(erfassungsZeitraum),
  },
  {
    id: 'stand',
    kopf: 'Stand',
    breite: 17,
    voll: standWorte,
    zelle: (zeile) => <Standwort ton={RUNDE_ANZEIGE[zeile.stand].ton}>{standWorte(zeile)}</Standwort>,
  },
  {
    id: 'bekundungen',
    kopf: 'Bekundungen',
    zahl: true,
    breite: 7,
    zelle: ({ bekundungen }) => bekundungen.toLocaleString('de-DE'),
  },
  {
    id: 'budget',
    kopf: 'Mittel',
    breite: 11,
    zelle: ({ budget }) => <Mittelbalken mittel={budget} klein />,
  },
  {
    id: 'ziehung',
    kopf: 'Ziehung',
    breite: 6.5,
    zelle: ({ ziehungAm }) => (ziehungAm === null ? '–' : tagVon(ziehungAm)),
  },
]

/** What the address asks for; what it does not know is left out. */
const filterAus = ({
  programm,
  stand,
  sortierung,
}: Readonly<Record<string, string | undefined>>): Rundenfilter => {
  const bekannt = RUNDE_STAENDE.find((einer) => einer === stand)
  const nach = RUNDEN_SORTIERUNGEN.find((eine) => eine === sortierung)
  return {
    ...(programm && { programm }),
    ...(bekannt && { stand: bekannt }),
    ...(nach && { sortierung: nach }),
  }
}

const sortierbar = (spalte: string) => RUNDEN_SORTIERUNGEN.some((eine) => eine === spalte)

const useSortierung = (): Sortierung => {
  const { werte, setzen } = useSuche()
  const gewaehlt = werte['sortierung'] ?? '-von'
  const ab = gewaehlt.startsWith('-')
  const nach = ab ? gewaehlt.slice(1) : gewaehlt
  return {
    nach,
    ab,
    sortierbar,
    waehlen: (spalte) => setzen({ sortierung: spalte === nach && !ab ? `-${spalte}` : spalte }),
  }
}

const LEER = 'Noch keine Runde. Legen Sie die erste an: Sie sehen sie hier, sobald sie geplant ist.'
const LEER_ZUM_LESEN = 'Noch keine Runde. Sie erscheint hier, sobald die Programmpflege sie plant.'
const NICHTS_PASST = 'Keine Runde passt zu dieser Auswahl.'

/** Whether this person plans rounds. */
const usePlant = () => useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])

/** All rounds of the declaration of interest (S9-05), the latest first. */
export function RundenSeite() {
  const { werte } = useSuche()
  const filter = filterAus(werte)
  const plant = usePlant()
  const abfrage = useInfiniteQuery(rundenAbfrage(filter))
  const erste = abfrage.data?.pages[0]
  return (
    <Arbeitsseite
      titel="Runden"
      dazu={erste && wieViele(erste.anzahl, 'Runde', 'Runden')}
      aktionen={<Anlegen />}
      darunter={<Filter filter={filter} programme={erste?.programme ?? []} />}
    >
      <Geladen abfrage={abfrage} was="Die Runden" art="tabelle">
        {({ pages }) => (
          <Zeilen
            zeilen={pages.flatMap(({ zeilen }) => zeilen)}
            leer={filter.programm || filter.stand ? NICHTS_PASST : plant ? LEER : LEER_ZUM_LESEN}
          />
        )}
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Anlegen() {
  return (
    usePlant() && (
      <Verweis href={pfade.rundePlanen} className={knopfKlasse()}>
        <span className="kern-label">Runde anlegen</span>
      </Verweis>
    )
  )
}

function Filter({ filter, programme }: { filter: Rundenfilter; programme: readonly string[] }) {
  const { setzen } = useSuche()
  return (
    <div className="d-werkzeuge">
      <Filterwahl
        etikett="Programm"
        alle="Alle"
        wert={filter.programm ?? ''}
        werte={programme.map((code) => [code, programmName(code)] as const)}
        setzen={(programm) => setzen({ programm })}
      />
      <Filterwahl
        etikett="Stand"
        alle="Alle"
        wert={filter.stand ?? ''}
        werte={RUNDE_STAENDE.map((stand) => [stand, RUNDE_ANZEIGE[stand].wort] as const)}
        setzen={(stand) => setzen({ stand })}
      />
    </div>
  )
}

function Zeilen({ zeilen, leer }: { zeilen: readonly Rundenzeile[]; leer: string }) {
  const sortierung = useSortierung()
  if (zeilen.length === 0) return <LeereListe>{leer}</LeereListe>
  return (
    <Liste
      titel="Runden"
      spalten={SPALTEN}
      zeilen={zeilen}
      sortierung={sortierung}
      schluessel={({ guid }) => guid}
      href={({ guid }) => pfade.runde(guid)}
      name={({ bezeichnung }) => bezeichnung}
    />
  )
}
