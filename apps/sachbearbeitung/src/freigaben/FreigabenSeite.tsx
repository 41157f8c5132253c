import { freigabenAbfrage, type Freigabefilter } from '@foerderportal/client/freigaben'
import {
  FREIGABEARTEN,
  type Freigabeart,
  type Freigabeort,
} from '@foerderportal/contract/shared/freigaben/arten'
import type { Freigabezeile } from '@foerderportal/contract/shared/freigaben/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName, rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { useDarf } from '@foerderportal/shell/umgebung'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../shared/Filterwahl.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Liste, type Spalte } from '../shared/liste/Liste.tsx'
import { listenwegMerken } from '../shared/liste/listenweg.ts'
import { Naechstes } from '../shared/liste/Naechstes.tsx'
import { Weitere } from '../shared/Weitere.tsx'

/** Where it is read and released. */
const HREF: Readonly<Record<Freigabeort, (guid: string) => string>> = {
  FALL: (guid) => pfade.fall(guid, 'entscheidung'),
  AUSZAHLUNG: pfade.auszahlung,
  RUNDE: pfade.runde,
  ZAHLLAUF: pfade.zahllauf,
}
const hrefVon = ({ ort, ortGuid }: Freigabezeile): string => HREF[ort](ortGuid)

const programmVon = ({ runde, programm }: Freigabezeile): string =>
  runde === '' ? programmName(programm) : rundeMitProgramm(runde, programm)

/** How it differs from the usual case; of what has none, what it does. */
const abweichungenVon = ({ text, abweichungen }: Freigabezeile): string =>
  text ?? (abweichungen.length === 0 ? 'keine' : abweichungen.join('; '))

const SPALTEN: readonly Spalte<Freigabezeile>[] = [
  {
    id: 'wozu',
    kopf: 'Geschäft, Runde, Lauf',
    breite: 9,
    umbricht: true,
    zelle: ({ wozu }) => wozu,
    voll: ({ wozu }) => wozu,
  },
  { id: 'seit', kopf: 'Seit', breite: 6, zelle: ({ seit }) => alsDatum(tagInBerlin(new Date(seit))) },
  {
    id: 'art',
    kopf: 'Art',
    breite: 8.5,
    umbricht: true,
    zelle: ({ wort }) => wort,
    voll: ({ wort }) => wort,
  },
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
    zelle: programmVon,
    voll: programmVon,
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
    zelle: abweichungenVon,
    voll: abweichungenVon,
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

/** Amounts from which on somebody looks at it first. */
const BETRAEGE = [
  ['10000', 'ab 10.000\u00a0€'],
  ['50000', 'ab 50.000\u00a0€'],
  ['100000', 'ab 100.000\u00a0€'],
] as const

const ARTEN = Object.keys(FREIGABEARTEN) as Freigabeart[] // keys of the table

/** What the address asks for; what it does not know is left out. */
const filterAus = (werte: Readonly<Record<string, string | undefined>>): Freigabefilter => {
  const { programm, mitAbweichung } = werte
  const art = ARTEN.find((eine) => eine === werte['art'])
  const abEuro = BETRAEGE.map(([betrag]) => betrag).find((betrag) => betrag === werte['abEuro'])
  return {
    ...(art && { art }),
    ...(programm && { programm }),
    ...(abEuro && { abEuro }),
    ...(mitAbweichung === 'true' && { mitAbweichung }),
  }
}

/** Of what waits the cases: one goes on from one to the next. */
const useWegMerken = (zeilen: readonly Freigabezeile[]): (() => void) => {
  const href = useLocation({ select: ({ href: ganz }) => ganz })
  const faelle = zeilen.flatMap(({ ort, ortGuid }) => (ort === 'FALL' ? [ortGuid] : []))
  return () => listenwegMerken({ href, faelle, zuletzt: undefined })
}

/** What waits for a second person (S9-04), whatever it is, longest first. */
export function FreigabenSeite() {
  const filter = filterAus(useSuche().werte)
  const abfrage = useInfiniteQuery(freigabenAbfrage(filter))
  const gibtFrei = useDarf(['FREIGABE', 'SCHREIBEN'])
  // The page that came last knows the counts best.
  const letzte = abfrage.data?.pages.at(-1)
  const zeilen = abfrage.data?.pages.flatMap((seite) => seite.zeilen) ?? []
  const wegMerken = useWegMerken(zeilen)
  const fuerWen = gibtFrei
    ? `, ${letzte?.fuerMich.toLocaleString('de-DE')} für Sie`
    : '. Darüber entscheidet, wer für die Freigabe zuständig ist.'
  return (
    <Arbeitsseite
      titel="Freigaben"
      dazu={letzte && `${letzte.anzahl.toLocaleString('de-DE')} vorgelegt${fuerWen}`}
      aktionen={
        <Naechste zeile={zeilen.find(({ gesperrtWeil }) => gesperrtWeil === null)} merken={wegMerken} />
      }
      darunter={<Filter filter={filter} programme={letzte?.programme ?? []} />}
    >
      <Geladen abfrage={abfrage} was="Die Freigaben" art="tabelle">
        {() => (
          <Zeilen
            zeilen={zeilen}
            filter={filter}
            spalten={gibtFrei ? SPALTEN : OHNE_MICH}
            merken={wegMerken}
          />
        )}
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Filter({ filter, programme }: { filter: Freigabefilter; programme: readonly string[] }) {
  const { setzen } = useSuche()
  const { art = '', programm = '', abEuro = '', mitAbweichung = '' } = filter
  return (
    <div className="d-werkzeuge">
      <Filterwahl
        etikett="Art"
        alle="Alle"
        wert={art}
        werte={Object.entries(FREIGABEARTEN)}
        setzen={(wert) => setzen({ art: wert })}
      />
      <Filterwahl
        etikett="Programm"
        alle="Alle"
        wert={programm}
        // What is chosen stands there, also when the last of it is gone: it has to be chosen away.
        werte={[...new Set([...programme, ...(programm === '' ? [] : [programm])])].map(
          (eines) => [eines, programmName(eines)] as const,
        )}
        setzen={(wert) => setzen({ programm: wert })}
      />
      <Filterwahl
        etikett="Betrag"
        alle="Jeder"
        wert={abEuro}
        werte={BETRAEGE}
        setzen={(wert) => setzen({ abEuro: wert })}
      />
      <Filterwahl
        etikett="Abweichungen"
        alle="Mit und ohne"
        wert={mitAbweichung}
        werte={[['true', 'Nur mit Abweichung']]}
        setzen={(wert) => setzen({ mitAbweichung: wert })}
      />
    </div>
  )
}

function Naechste({ zeile, merken }: { zeile: Freigabezeile | undefined; merken: () => void }) {
  return (
    zeile && (
      <Naechstes href={hrefVon(zeile)} text="Nächste Vorlage öffnen" titel="Freigaben" merken={merken} />
    )
  )
}

type ZeilenProps = {
  zeilen: readonly Freigabezeile[]
  filter: Freigabefilter
  spalten: readonly Spalte<Freigabezeile>[]
  merken: () => void
}

function Zeilen({ zeilen, filter, spalten, merken }: ZeilenProps) {
  if (zeilen.length === 0)
    return (
      <LeereListe>
        {Object.keys(filter).length === 0
          ? 'Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.'
          : 'Nichts, was zur Freigabe vorliegt, passt zu dieser Auswahl.'}
      </LeereListe>
    )
  return (
    <Liste
      titel="Freigaben"
      spalten={spalten}
      zeilen={zeilen}
      schluessel={({ guid }) => guid}
      href={hrefVon}
      name={({ wozu }) => wozu}
      oeffnen={merken}
    />
  )
}
