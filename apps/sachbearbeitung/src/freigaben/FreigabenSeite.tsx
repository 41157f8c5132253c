import { auszahlungsfreigabenAbfrage } from '@foerderportal/client/auszahlung/bankpruefung'
import { zahllauffreigabenAbfrage } from '@foerderportal/client/auszahlung/zahllauf'
import { rundenfreigabenAbfrage } from '@foerderportal/client/interessenbekundung/runden'
import { freigabenAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { useDarf } from '@foerderportal/shell/umgebung'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery, type UseInfiniteQueryResult, type InfiniteData } from '@tanstack/react-query'
import { pfade } from '../paths.ts'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Liste, type Spalte } from '../shared/liste/Liste.tsx'
import { listenwegMerken } from '../shared/liste/listenweg.ts'
import { Naechstes } from '../shared/liste/Naechstes.tsx'
import { Weitere } from '../shared/Weitere.tsx'
import {
  ausAuszahlung,
  ausEntscheidung,
  ausRunde,
  ausZahllauf,
  lueckenlos,
  type Gelesenes,
  type Vorlage,
} from './vorlagen.ts'

const SPALTEN: readonly Spalte<Vorlage>[] = [
  {
    id: 'wozu',
    kopf: 'Geschäft, Runde, Lauf',
    breite: 9,
    umbricht: true,
    zelle: ({ wozu }) => wozu,
    voll: ({ wozu }) => wozu,
  },
  { id: 'seit', kopf: 'Seit', breite: 6, zelle: ({ seit }) => alsDatum(tagInBerlin(new Date(seit))) },
  { id: 'art', kopf: 'Art', breite: 8.5, umbricht: true, zelle: ({ art }) => art, voll: ({ art }) => art },
  {
    id: 'wer',
    kopf: 'Unternehmen',
    breite: 13,
    umbricht: true,
    zelle: ({ wer }) => wer,
    voll: ({ wer }) => wer,
  },
  {
    id: 'programm',
    kopf: 'Programm, Runde',
    breite: 9.5,
    umbricht: true,
    zelle: ({ programm }) => programm,
    voll: ({ programm }) => programm,
  },
  {
    id: 'betrag',
    kopf: 'Betrag €',
    zahl: true,
    breite: 8,
    zelle: ({ betrag }) => (betrag === null ? '–' : betragSchreiben(betrag)),
  },
  {
    id: 'abweichungen',
    kopf: 'Abweichungen',
    // Sentences: of all columns they need the room.
    name: true,
    zelle: ({ abweichungen }) => abweichungen,
    voll: ({ abweichungen }) => abweichungen,
  },
  {
    id: 'von',
    kopf: 'Vorbereitet von',
    breite: 9,
    umbricht: true,
    zelle: ({ vorbereitetVon }) => vorbereitetVon,
  },
  {
    id: 'fuerSie',
    kopf: 'Für Sie',
    breite: 8,
    umbricht: true,
    voll: ({ gesperrtWeil }) => gesperrtWeil ?? '',
    zelle: ({ gesperrtWeil }) =>
      gesperrtWeil === null ? 'freigeben' : <span className="d-gesperrt">{gesperrtWeil}</span>,
  },
]

/** To who releases nothing each row would say that it is not for him: it is said once. */
const OHNE_MICH = SPALTEN.filter(({ id }) => id !== 'fuerSie')

type Seite<Z> = { readonly zeilen: readonly Z[]; readonly anzahl: number; readonly fuerMich: number }
type Abfrage<Z> = UseInfiniteQueryResult<InfiniteData<Seite<Z>>>

/** The counts are those of the whole list; the page that came last knows them best. */
const gelesenes = <Z,>(
  { data, hasNextPage }: Abfrage<Z>,
  aus: (zeile: Z) => readonly Vorlage[],
): Gelesenes => {
  const { anzahl = 0, fuerMich = 0 } = data?.pages.at(-1) ?? {}
  const vorlagen = data?.pages.flatMap(({ zeilen }) => zeilen.flatMap(aus)) ?? []
  return { vorlagen, anzahl, fuerMich, mehr: hasNextPage }
}

const summe = (zahlen: readonly number[]): number => zahlen.reduce((a, b) => a + b, 0)

/** Everything that is loaded of what waits, and how much there is. */
const useVorlagen = () => {
  const entscheidungen = useInfiniteQuery(freigabenAbfrage())
  const runden = useInfiniteQuery(rundenfreigabenAbfrage())
  const auszahlungen = useInfiniteQuery(auszahlungsfreigabenAbfrage())
  const zahllaeufe = useInfiniteQuery(zahllauffreigabenAbfrage())
  const arten = [
    gelesenes(entscheidungen, (zeile) => [ausEntscheidung(zeile)]),
    gelesenes(runden, (zeile) => [ausRunde(zeile)]),
    gelesenes(auszahlungen, (zeile) => [ausAuszahlung(zeile)]),
    gelesenes(zahllaeufe, ausZahllauf),
  ]
  return {
    entscheidungen,
    runden,
    auszahlungen,
    zahllaeufe,
    vorlagen: lueckenlos(arten),
    anzahl: summe(arten.map((art) => art.anzahl)),
    fuerMich: summe(arten.map((art) => art.fuerMich)),
  }
}

/** Of what waits the cases: one goes on from one to the next. */
const wegMerken = (vorlagen: readonly Vorlage[]): void =>
  listenwegMerken({
    href: pfade.freigaben,
    faelle: vorlagen.flatMap(({ fall }) => (fall === null ? [] : [fall])),
    zuletzt: undefined,
  })

type Weiterlesbar = Parameters<typeof Weitere>[0]['abfrage']

/** Goes on with every kind of which there is more. */
const alleZusammen = (abfragen: readonly Weiterlesbar[]): Weiterlesbar => ({
  hasNextPage: abfragen.some(({ hasNextPage }) => hasNextPage),
  isFetchingNextPage: abfragen.some(({ isFetchingNextPage }) => isFetchingNextPage),
  fetchNextPage: () =>
    Promise.all(abfragen.filter(({ hasNextPage }) => hasNextPage).map((abfrage) => abfrage.fetchNextPage())),
})

/** What waits for a second person (S9-04), whatever it is, longest first. */
export function FreigabenSeite() {
  const { entscheidungen, runden, auszahlungen, zahllaeufe, vorlagen, anzahl, fuerMich } = useVorlagen()
  const abfragen = [entscheidungen, runden, auszahlungen, zahllaeufe]
  const alleDa = abfragen.every(({ data }) => data !== undefined)
  const gibtFrei = useDarf(['FREIGABE', 'SCHREIBEN'])
  const fuerWen = gibtFrei
    ? `, ${fuerMich.toLocaleString('de-DE')} für Sie`
    : '. Darüber entscheidet, wer für die Freigabe zuständig ist.'
  return (
    <Arbeitsseite
      titel="Freigaben"
      dazu={alleDa && `${anzahl.toLocaleString('de-DE')} vorgelegt${fuerWen}`}
      aktionen={
        <Naechste
          vorlage={vorlagen.find(({ gesperrtWeil }) => gesperrtWeil === null)}
          merken={() => wegMerken(vorlagen)}
        />
      }
    >
      <Geladen abfrage={runden} was="Die Freigaben zu Runden" art="tabelle">
        {() => (
          <Geladen abfrage={entscheidungen} was="Die Freigaben" art="tabelle">
            {() => (
              <Geladen abfrage={zahllaeufe} was="Die Zahlläufe" art="tabelle">
                {() => (
                  <Geladen abfrage={auszahlungen} was="Die Auszahlungen" art="tabelle">
                    {() => <Vorlagen vorlagen={vorlagen} spalten={gibtFrei ? SPALTEN : OHNE_MICH} />}
                  </Geladen>
                )}
              </Geladen>
            )}
          </Geladen>
        )}
      </Geladen>
      <Weitere abfrage={alleZusammen(abfragen)} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Naechste({ vorlage, merken }: { vorlage: Vorlage | undefined; merken: () => void }) {
  return (
    vorlage && (
      <Naechstes href={vorlage.href} text="Nächste Vorlage öffnen" titel="Freigaben" merken={merken} />
    )
  )
}

type VorlagenProps = { vorlagen: readonly Vorlage[]; spalten: readonly Spalte<Vorlage>[] }

function Vorlagen({ vorlagen, spalten }: VorlagenProps) {
  if (vorlagen.length === 0)
    return <LeereListe>Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.</LeereListe>
  return (
    <Liste
      titel="Freigaben"
      spalten={spalten}
      zeilen={vorlagen}
      schluessel={({ id }) => id}
      href={({ href }) => href}
      name={({ wozu }) => wozu}
      oeffnen={() => wegMerken(vorlagen)}
    />
  )
}
