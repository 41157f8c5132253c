import { freigabenAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN } from '@foerderportal/contract/zuwendung/entscheidung/arten'
import type { FreigabenAntwort, Freigabezeile } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { listenwegMerken } from '../../shared/liste/listenweg.ts'
import { Weitere } from '../../shared/Weitere.tsx'

const abweichungenSchreiben = ({ abweichungen }: Freigabezeile) =>
  abweichungen.length === 0 ? 'keine' : abweichungen.join('; ')

const SPALTEN: readonly Spalte<Freigabezeile>[] = [
  { id: 'geschaeft', kopf: 'Geschäft', breite: 8.5, zelle: ({ geNr }) => geNr },
  { id: 'seit', kopf: 'seit', breite: 6, zelle: ({ seit }) => alsDatum(tagInBerlin(new Date(seit))) },
  { id: 'art', kopf: 'Art', breite: 6.5, zelle: ({ art }) => ARTEN[art].wort },
  { id: 'unternehmen', kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName },
  { id: 'betrag', kopf: 'Betrag €', zahl: true, breite: 7, zelle: ({ betrag }) => betragSchreiben(betrag) },
  {
    id: 'abweichungen',
    kopf: 'Abweichungen',
    zelle: abweichungenSchreiben,
    voll: abweichungenSchreiben,
  },
  { id: 'von', kopf: 'vorbereitet von', zelle: ({ vorbereitetVon }) => vorbereitetVon },
  {
    id: 'fuerSie',
    kopf: 'für Sie',
    voll: ({ gesperrtWeil }) => gesperrtWeil ?? '',
    zelle: ({ gesperrtWeil }) =>
      gesperrtWeil === null ? 'freigeben' : <span className="d-gesperrt">{gesperrtWeil}</span>,
  },
]

const zurEntscheidung = ({ geschaeftGuid }: Freigabezeile) => pfade.fall(geschaeftGuid, 'entscheidung')

/** What waits for a second person (S9-04), longest first. */
export function FreigabenSeite() {
  const abfrage = useInfiniteQuery(freigabenAbfrage())
  const seiten = abfrage.data?.pages
  const zeilen = seiten?.flatMap((seite) => seite.zeilen) ?? []
  return (
    <Arbeitsseite
      titel="Freigaben"
      dazu={seiten && anzahl(seiten[0])}
      aktionen={<Naechste zeile={zeilen.find(({ gesperrtWeil }) => gesperrtWeil === null)} />}
    >
      <Geladen abfrage={abfrage} was="Die Freigaben" art="tabelle">
        {() => <Zeilen zeilen={zeilen} />}
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

const anzahl = (seite: FreigabenAntwort | undefined): string =>
  seite === undefined ? '' : `${seite.anzahl} vorgelegt, ${seite.fuerMich} für Sie`

function Naechste({ zeile }: { zeile: Freigabezeile | undefined }) {
  return (
    zeile && (
      <Verweis href={zurEntscheidung(zeile)} className={knopfKlasse()}>
        <span className="kern-label">Nächste Vorlage öffnen</span>
      </Verweis>
    )
  )
}

function Zeilen({ zeilen }: { zeilen: readonly Freigabezeile[] }) {
  if (zeilen.length === 0)
    return <p className="kern-body">Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.</p>
  const faelle = zeilen.map(({ geschaeftGuid }) => geschaeftGuid)
  return (
    <Liste
      titel="Freigaben"
      spalten={SPALTEN}
      zeilen={zeilen}
      schluessel={({ geschaeftGuid }) => geschaeftGuid}
      href={zurEntscheidung}
      name={({ geNr }) => geNr}
      oeffnen={() => listenwegMerken({ href: pfade.freigaben, faelle, zuletzt: undefined })}
    />
  )
}
