import { auszahlungenAbfrage, type Auszahlungsfilter } from '@foerderportal/client/auszahlung/bankpruefung'
import {
  AUSZAHLUNGSLISTEN,
  type Auszahlungszeile,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName, rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Naechstes } from '../../shared/liste/Naechstes.tsx'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import { listenwegMerken } from '../../shared/liste/listenweg.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { wieViele } from '../../shared/liste/wieViele.ts'
import { anzeigeVon } from './worte.ts'

const hinweiseVon = ({ hinweise }: Auszahlungszeile): string => hinweise.join('; ') || '–'

const rundeVon = ({ programm, runde }: Auszahlungszeile): string => rundeMitProgramm(runde, programm)

const SPALTEN: readonly Spalte<Auszahlungszeile>[] = [
  { id: 'geschaeft', kopf: 'Geschäft', breite: 9, zelle: ({ geNr }) => geNr },
  {
    id: 'eingang',
    kopf: 'Eingang',
    breite: 6.5,
    zelle: ({ eingegangenAm }) => alsDatum(tagInBerlin(new Date(eingegangenAm))),
  },
  {
    id: 'unternehmen',
    kopf: 'Unternehmen',
    name: true,
    zelle: ({ unternehmenName }) => unternehmenName,
    voll: ({ unternehmenName }) => unternehmenName,
  },
  {
    id: 'programm',
    kopf: 'Programm, Runde',
    breite: 9.5,
    umbricht: true,
    zelle: rundeVon,
    voll: rundeVon,
  },
  {
    id: 'stand',
    kopf: 'Stand',
    breite: 12,
    zelle: (zeile) => <Standwort ton={TOENE[anzeigeVon(zeile).ton]}>{anzeigeVon(zeile).wort}</Standwort>,
  },
  {
    id: 'beantragt',
    kopf: 'Beantragt €',
    zahl: true,
    breite: 7.5,
    zelle: ({ beantragt }) => betragSchreiben(beantragt),
  },
  {
    id: 'rest',
    kopf: 'Rest danach €',
    zahl: true,
    breite: 8.5,
    zelle: ({ restDanach }) => betragSchreiben(restDanach),
  },
  { id: 'hinweise', kopf: 'Hinweise', breite: 11, umbricht: true, zelle: hinweiseVon, voll: hinweiseVon },
]

/** What the address asks for; what it does not know is left out. */
const filterAus = (werte: Readonly<Record<string, string | undefined>>): Auszahlungsfilter => {
  const zeige = AUSZAHLUNGSLISTEN.find((eine) => eine === werte['zeige'])
  const programm = Programm.options.find((eines) => eines === werte['programm'])
  return { ...(zeige && { zeige }), ...(programm && { programm }) }
}

const KEINE = 'Keine Auszahlung wartet. Eingereichte erscheinen hier.'
const NICHTS_PASST = 'Keine Auszahlung passt zu dieser Auswahl.'

const leerWorte = ({ zeige = 'offen', programm }: Auszahlungsfilter): string =>
  zeige === 'offen' && programm === undefined ? KEINE : NICHTS_PASST

/** Payout requests that the bank checks (S9-06), the longest waiting first. */
export function AuszahlungenSeite() {
  const filter = filterAus(useSuche().werte)
  const href = useLocation({ select: ({ href: ganz }) => ganz })
  const abfrage = useInfiniteQuery(auszahlungenAbfrage(filter))
  const erste = abfrage.data?.pages[0]
  const zeilen = abfrage.data?.pages.flatMap((seite) => seite.zeilen) ?? []
  const merken = () => listenwegMerken({ href, faelle: zeilen.map(({ guid }) => guid), zuletzt: undefined })
  return (
    <Arbeitsseite
      titel="Auszahlungen"
      dazu={erste && wieViele(erste.anzahl, 'Auszahlung', 'Auszahlungen')}
      aktionen={<Naechste zeile={zeilen[0]} merken={merken} />}
      darunter={<Filter filter={filter} />}
    >
      <Geladen abfrage={abfrage} was="Die Auszahlungen" art="tabelle">
        {() =>
          zeilen.length === 0 ? (
            <LeereListe>{leerWorte(filter)}</LeereListe>
          ) : (
            <Liste
              titel="Auszahlungen"
              spalten={SPALTEN}
              zeilen={zeilen}
              schluessel={({ guid }) => guid}
              href={({ guid }) => pfade.auszahlung(guid)}
              name={({ geNr, unternehmenName }) => `${geNr}, ${unternehmenName}`}
              oeffnen={merken}
            />
          )
        }
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere zeigen" />
    </Arbeitsseite>
  )
}

function Naechste({ zeile, merken }: { zeile: Auszahlungszeile | undefined; merken: () => void }) {
  return (
    zeile && (
      <Naechstes
        href={pfade.auszahlung(zeile.guid)}
        text="Nächste öffnen"
        titel="Auszahlungen"
        merken={merken}
      />
    )
  )
}

const LISTEN = [
  ['vorgelegt', 'Vorgelegt'],
  ['entschieden', 'Entschieden'],
] as const

function Filter({ filter: { zeige, programm } }: { filter: Auszahlungsfilter }) {
  const { setzen } = useSuche()
  return (
    <div className="d-werkzeuge">
      <Filterwahl
        etikett="Zeige"
        alle="Offen"
        wert={zeige === 'offen' ? '' : (zeige ?? '')}
        werte={LISTEN}
        setzen={(wert) => setzen({ zeige: wert })}
      />
      <Filterwahl
        etikett="Programm"
        alle="Alle"
        wert={programm ?? ''}
        werte={Programm.options.map((eines) => [eines, programmName(eines)] as const)}
        setzen={(wert) => setzen({ programm: wert })}
      />
    </div>
  )
}
