import { zahllaeufeAbfrage } from '@foerderportal/client/auszahlung/zahllauf'
import type { ZahllaeufeAntwort, Zahllaufzeile } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ZAHLLAUF_ANZEIGE, ZAHLLAUF_STATUS } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { useDarf } from '@foerderportal/shell/umgebung'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { wieViele } from '../../shared/liste/wieViele.ts'
import { Anlegen } from './Anlegen.tsx'
import { Wartende } from './Wartende.tsx'

const SPALTEN: readonly Spalte<Zahllaufzeile>[] = [
  { id: 'nr', kopf: 'Nr.', breite: 9, zelle: ({ nr }) => nr },
  {
    id: 'angelegt',
    kopf: 'Angelegt',
    breite: 6.5,
    zelle: ({ angelegtAm }) => alsDatum(tagInBerlin(new Date(angelegtAm))),
  },
  { id: 'programm', kopf: 'Programm', breite: 7, zelle: ({ programm }) => programmName(programm) },
  {
    id: 'stand',
    kopf: 'Stand',
    zelle: ({ status }) => (
      <Standwort ton={TOENE[ZAHLLAUF_ANZEIGE[status].ton]}>{ZAHLLAUF_ANZEIGE[status].wort}</Standwort>
    ),
  },
  {
    id: 'posten',
    kopf: 'Posten',
    zahl: true,
    breite: 5,
    zelle: ({ anzahl }) => anzahl.toLocaleString('de-DE'),
  },
  { id: 'summe', kopf: 'Summe €', zahl: true, breite: 8, zelle: ({ summe }) => betragSchreiben(summe) },
  {
    id: 'hinweise',
    kopf: 'Auffällig',
    zahl: true,
    breite: 6,
    zelle: ({ auffaellig }) => (auffaellig === 0 ? 'keiner' : auffaellig),
  },
  { id: 'von', kopf: 'Freigegeben von', zelle: ({ freigegebenVon }) => freigegebenVon ?? '–' },
]

const STAENDE = ZAHLLAUF_STATUS.map((status) => [status, ZAHLLAUF_ANZEIGE[status].wort] as const)

const leerWorte = (status: string | undefined, { bereit, wartende }: ZahllaeufeAntwort): string => {
  if (status !== undefined) return 'Kein Zahllauf hat diesen Stand.'
  const bewilligte = bereit.reduce((summe, { anzahl }) => summe + anzahl, wartende.length)
  return bewilligte === 0
    ? 'Noch kein Zahllauf. Anlegen lässt sich einer, sobald eine Auszahlung bewilligt ist.'
    : `Noch kein Zahllauf. Bewilligte Auszahlungen: ${bewilligte}.`
}

/** Payment runs (S6-07), the latest first, with what could be paid and what waits. */
export function ZahllaeufeSeite() {
  const { werte, setzen } = useSuche()
  const status = ZAHLLAUF_STATUS.find((einer) => einer === werte['status'])
  const abfrage = useInfiniteQuery(zahllaeufeAbfrage(status))
  const darfAnlegen = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  const erste = abfrage.data?.pages[0]
  return (
    <Arbeitsseite
      titel="Zahlläufe"
      dazu={erste && wieViele(erste.anzahl, 'Lauf', 'Läufe')}
      aktionen={darfAnlegen && erste && <Anlegen bereit={erste.bereit} />}
      darunter={
        <Filterwahl
          etikett="Stand"
          alle="Alle"
          wert={status ?? ''}
          werte={STAENDE}
          setzen={(wert) => setzen({ status: wert })}
        />
      }
    >
      <div className="d-zahllauf">
        <Geladen abfrage={abfrage} was="Die Zahlläufe" art="tabelle">
          {({ pages }) => (
            <Laeufe
              zeilen={pages.flatMap(({ zeilen }) => zeilen)}
              leer={pages[0] && leerWorte(status, pages[0])}
            />
          )}
        </Geladen>
        <Weitere abfrage={abfrage} text="Weitere zeigen" />
        {erste && <Wartende wartende={erste.wartende} />}
      </div>
    </Arbeitsseite>
  )
}

function Laeufe({ zeilen, leer }: { zeilen: readonly Zahllaufzeile[]; leer: string | undefined }) {
  if (zeilen.length === 0) return <LeereListe>{leer}</LeereListe>
  return (
    <Liste
      titel="Zahlläufe"
      spalten={SPALTEN}
      zeilen={zeilen}
      schluessel={({ guid }) => guid}
      href={({ guid }) => pfade.zahllauf(guid)}
      name={({ nr }) => nr}
    />
  )
}
