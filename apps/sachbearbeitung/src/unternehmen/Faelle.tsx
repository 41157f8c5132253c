import { rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { vorratAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { AM_ZUG_TEXT, STAND_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pfade } from '../paths.ts'
import { Geladen } from '../shared/Geladen.tsx'
import { Liste, type Spalte } from '../shared/liste/Liste.tsx'
import { listenwegMerken } from '../shared/liste/listenweg.ts'
import { Weitere } from '../shared/Weitere.tsx'
import { useArbeitsadresse } from '../shared/fall/useArbeitsadresse.ts'

/** With the codes of its categories: they belong to one programme alone. */
const rundeVon = ({ programm, runde, kategorien }: VorratZeile): string =>
  [rundeMitProgramm(runde, programm), ...kategorien].join(', ')

const SPALTEN: readonly Spalte<VorratZeile>[] = [
  { id: 'geschaeft', kopf: 'Geschäft', zelle: ({ geNr }) => geNr },
  {
    id: 'programm',
    kopf: 'Programm, Runde',
    breite: 14,
    umbricht: true,
    zelle: rundeVon,
    voll: rundeVon,
  },
  { id: 'stand', kopf: 'Stand', zelle: ({ stand }) => STAND_ANZEIGE[stand].wort },
  { id: 'amZug', kopf: 'Am Zug', zelle: ({ amZug }) => AM_ZUG_TEXT[amZug] },
  { id: 'betrag', kopf: 'Betrag €', zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  { id: 'eingang', kopf: 'Eingang', zelle: ({ eingang }) => alsDatum(tagInBerlin(new Date(eingang))) },
  { id: 'bei', kopf: 'Bei', zelle: ({ zugewiesen }) => zugewiesen?.name ?? '' },
]

/** All cases of a company, by the query of the work list: what is hidden there is hidden here (S9-01). */
export function Faelle({ unternehmen }: { unternehmen: string }) {
  const abfrage = useInfiniteQuery(vorratAbfrage({ unternehmen, sortierung: '-eingang' }))
  const zeilen = abfrage.data?.pages.flatMap((seite) => seite.zeilen) ?? []
  return (
    <Geladen abfrage={abfrage} was="Die Fälle" art="tabelle">
      {() => (
        <>
          <Zeilen zeilen={zeilen} unternehmen={unternehmen} />
          <Weitere abfrage={abfrage} text="Weitere zeigen" />
        </>
      )}
    </Geladen>
  )
}

function Zeilen({ zeilen, unternehmen }: { zeilen: readonly VorratZeile[]; unternehmen: string }) {
  const arbeitsadresse = useArbeitsadresse()
  if (zeilen.length === 0)
    return <LeereListe>Noch kein Fall. Eingereichte Anträge erscheinen hier.</LeereListe>
  const faelle = zeilen.map(({ geschaeft }) => geschaeft)
  return (
    <Liste
      titel="Fälle"
      spalten={SPALTEN}
      zeilen={zeilen}
      schluessel={({ geschaeft }) => geschaeft}
      href={arbeitsadresse}
      name={({ geNr }) => geNr}
      oeffnen={({ geschaeft }) =>
        listenwegMerken({ href: pfade.unternehmen(unternehmen), faelle, zuletzt: geschaeft })
      }
    />
  )
}
