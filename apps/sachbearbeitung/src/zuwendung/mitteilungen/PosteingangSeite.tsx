import { posteingangAbfrage, type Posteingangsfilter } from '@foerderportal/client/mitteilungen/bank'
import {
  POSTEINGANG_FILTER,
  POSTEINGANG_WESSEN,
  type PosteingangFilter,
  type PosteingangWessen,
  type Posteingangszeile,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { wartezeit } from './wartezeit.ts'

const zurUnterhaltung = ({ geschaeftGuid, konversationId }: Posteingangszeile) =>
  geschaeftGuid === null ? pfade.konversation(konversationId) : pfade.fall(geschaeftGuid, 'mitteilungen')

const spalten = (heute: string): readonly Spalte<Posteingangszeile>[] => [
  {
    id: 'wartet',
    kopf: 'Wartet',
    breite: 9,
    // Several wait equally long: what is read out says which one this is.
    zelle: ({ wartetSeit, unternehmenName, geNr, betreff }) => (
      <>
        {wartetSeit === null ? 'beantwortet' : wartezeit(wartetSeit, heute)}
        <span className="p-nur-vorlesen">, {`${unternehmenName}, ${geNr ?? 'Allgemein'}: ${betreff}`}</span>
      </>
    ),
  },
  { id: 'unternehmen', kopf: 'Unternehmen', name: true, zelle: ({ unternehmenName }) => unternehmenName },
  { id: 'geschaeft', kopf: 'Geschäft', breite: 8.5, zelle: ({ geNr }) => geNr ?? 'Allgemein' },
  {
    id: 'betreff',
    kopf: 'Betreff',
    umbricht: true,
    zelle: ({ betreff }) => betreff,
    voll: ({ betreff }) => betreff,
  },
  { id: 'dateien', kopf: 'Anhänge', breite: 5, zelle: ({ mitDateien }) => (mitDateien ? 'ja' : '–') },
  {
    id: 'termin',
    kopf: 'Termin',
    breite: 6,
    zelle: ({ termin }) => (termin === null ? '–' : alsDatum(tagInBerlin(new Date(termin)))),
  },
  {
    id: 'zugewiesen',
    kopf: 'Zugewiesen',
    breite: 8,
    umbricht: true,
    zelle: ({ zugewiesen }) => zugewiesen ?? 'niemandem',
  },
  { id: 'letzte', kopf: 'Zuletzt', breite: 9, zelle: ({ letzteAm }) => alsWann(letzteAm) },
]

const schluesselIn = <K extends string>(worte: Readonly<Record<K, string>>, wert: string | undefined) =>
  (Object.keys(worte) as K[]).find((eines) => eines === wert) // keys of the table

/** What the address asks for. */
const filterAus = (werte: Readonly<Record<string, string | undefined>>): Posteingangsfilter => {
  const zeige = schluesselIn<PosteingangFilter>(POSTEINGANG_FILTER, werte['zeige'])
  const wessen = schluesselIn<PosteingangWessen>(POSTEINGANG_WESSEN, werte['wessen'])
  return { ...(zeige && { zeige }), ...(wessen && { wessen }) }
}

const LEER: Record<PosteingangFilter, string> = {
  unbeantwortet: 'Alle Mitteilungen sind beantwortet.',
  termin: 'Kein offener Termin.',
  offen: 'Noch niemand hat geschrieben. Mitteilungen von Unternehmen erscheinen hier.',
  erledigt: 'Noch nichts ist erledigt.',
}

const WOVON: Record<PosteingangFilter, string> = {
  unbeantwortet: 'unbeantwortet',
  termin: 'mit Termin',
  offen: 'offen',
  erledigt: 'erledigt',
}

/** '5.000 unbeantwortet'; nothing as long as nobody has counted. */
const wieVieleWovon = (anzahl: number | null | undefined, zeige: PosteingangFilter): string | undefined =>
  anzahl === undefined || anzahl === null ? undefined : `${anzahl.toLocaleString('de-DE')} ${WOVON[zeige]}`

/** What companies wrote (S7-04), longest waiting first. */
export function PosteingangSeite() {
  const { werte, setzen } = useSuche()
  const filter = filterAus(werte)
  const heute = useHeute()
  const abfrage = useInfiniteQuery(posteingangAbfrage(filter))
  const seiten = abfrage.data?.pages
  const zeilen = seiten?.flatMap((seite) => seite.zeilen) ?? []
  const zeige = filter.zeige ?? 'unbeantwortet'
  return (
    <Arbeitsseite
      titel="Mitteilungen"
      dazu={wieVieleWovon(seiten?.[0]?.anzahl, zeige)}
      aktionen={
        <>
          <Verweis href={pfade.serien} className="kern-link">
            Serienmitteilungen
          </Verweis>
          {zeilen[0] && <Naechste zeile={zeilen[0]} />}
        </>
      }
      darunter={
        <div className="d-werkzeuge">
          <Filterwahl
            etikett="Zeige"
            alle={POSTEINGANG_FILTER.unbeantwortet}
            wert={filter.zeige ?? ''}
            werte={Object.entries(POSTEINGANG_FILTER).slice(1)}
            setzen={(wert) => setzen({ zeige: wert })}
          />
          <Filterwahl
            etikett="Zugewiesen"
            alle={POSTEINGANG_WESSEN.alle}
            wert={filter.wessen ?? ''}
            werte={Object.entries(POSTEINGANG_WESSEN).slice(1)}
            setzen={(wert) => setzen({ wessen: wert })}
          />
        </div>
      }
    >
      <Geladen abfrage={abfrage} was="Die Mitteilungen" art="tabelle">
        {() =>
          zeilen.length === 0 ? (
            <p className="kern-body">{LEER[zeige]}</p>
          ) : (
            <Liste
              titel="Mitteilungen"
              spalten={spalten(heute)}
              zeilen={zeilen}
              schluessel={({ konversationId }) => konversationId}
              href={zurUnterhaltung}
              name={({ unternehmenName, betreff }) => `${unternehmenName}: ${betreff}`}
            />
          )
        }
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Naechste({ zeile }: { zeile: Posteingangszeile }) {
  return (
    <Verweis href={zurUnterhaltung(zeile)} className={knopfKlasse()}>
      <span className="kern-label">Älteste öffnen</span>
    </Verweis>
  )
}
