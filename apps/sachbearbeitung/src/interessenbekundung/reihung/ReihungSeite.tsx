import {
  reihungAbfrage,
  rundeAbfrage,
  type Reihungsfilter,
} from '@foerderportal/client/interessenbekundung/runden'
import { AUSGAENGE, type Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen, istNochNicht } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { Reiter } from '../../shared/Reiter.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { rundeTitel } from '../worte.ts'
import { ausgangWorte, AUSGANG_WORT } from './ausgang.ts'
import { Entfallen } from './Entfallen.tsx'
import { EinladungVerlaengern } from './EinladungVerlaengern.tsx'

const GANZ = /^\d{1,9}$/

/** What the address asks for. */
const filterAus = (werte: Readonly<Record<string, string | undefined>>): Reihungsfilter => {
  const { hauptgruppe, staffel } = werte
  const ausgang = AUSGAENGE.find((einer) => einer === werte['ausgang'])
  return {
    ...(hauptgruppe && { hauptgruppe }),
    ...(ausgang && { ausgang }),
    ...(staffel && GANZ.test(staffel) && { staffel }),
  }
}

type Vorgang = { readonly art: 'entfallen' | 'verlaengern'; readonly zeile: Reihungszeile }

/** The ranking of a round (S3-03), line by line in the order of the ranks. */
export function ReihungSeite() {
  const { runde: guid } = useParams({ from: '/geschuetzt/runden/$runde/reihung' })
  const { werte, setzen } = useSuche()
  const filter = filterAus(werte)
  const runde = useGegenstand(rundeAbfrage(guid)).data?.wert
  const abfrage = useInfiniteQuery(reihungAbfrage(guid, filter))
  const anzahl = abfrage.data?.pages[0]?.anzahl
  const vorschau = runde?.stand === 'REIHUNG_GEOEFFNET'
  return (
    <Arbeitsseite
      titel={runde ? `Reihung: ${rundeTitel(runde)}` : 'Reihung'}
      dazu={
        anzahl !== undefined &&
        `${anzahl.toLocaleString('de-DE')} Zeilen${vorschau ? ', geöffnet und noch nicht freigegeben' : ''}`
      }
      darunter={
        <>
          <Reiter
            name="Runde"
            punkte={[
              { text: 'Runde', href: pfade.runde(guid) },
              { text: 'Reihung', href: pfade.reihung(guid) },
            ]}
          />
          {/* Nothing to choose from while it is sealed. */}
          {runde && !istNochNicht(abfrage.error) && <Filter runde={runde} filter={filter} setzen={setzen} />}
        </>
      }
    >
      <Geladen abfrage={abfrage} was="Die Reihung" art="tabelle">
        {({ pages }) => (
          <Zeilen runde={guid} zeilen={pages.flatMap(({ zeilen }) => zeilen)} vorschau={vorschau} />
        )}
      </Geladen>
      <Weitere abfrage={abfrage} text="Weitere Ränge zeigen" />
    </Arbeitsseite>
  )
}

type ZeilenProps = { runde: string; zeilen: readonly Reihungszeile[]; vorschau: boolean }

/** The lines; `vorschau`: nothing of it holds yet. */
function Zeilen({ runde, zeilen, vorschau }: ZeilenProps) {
  const [vorgang, setVorgang] = useState<Vorgang>()
  const schliessen = () => setVorgang(undefined)
  if (zeilen.length === 0) return <LeereListe>Keine Zeile passt zu dieser Auswahl.</LeereListe>
  return (
    <>
      <Tabelle
        titel="Reihung"
        titelUnsichtbar
        spalten={spalten(setVorgang, vorschau)}
        zeilen={zeilen}
        schluessel={({ rang }) => String(rang)}
      />
      {vorgang?.art === 'entfallen' && (
        <Entfallen runde={runde} zeile={vorgang.zeile} schliessen={schliessen} />
      )}
      {vorgang?.art === 'verlaengern' && (
        <EinladungVerlaengern runde={runde} zeile={vorgang.zeile} schliessen={schliessen} />
      )}
    </>
  )
}

type FilterProps = {
  runde: RundeAntwort
  filter: Reihungsfilter
  setzen: (neu: Readonly<Record<string, string>>) => void
}

function Filter({ runde: { klassen, staffeln }, filter, setzen }: FilterProps) {
  const freigegebene = staffeln.filter(({ status }) => status === 'FREIGEGEBEN')
  return (
    <div className="d-werkzeuge">
      <Filterwahl
        etikett="Hauptgruppe"
        alle="Alle"
        wert={filter.hauptgruppe ?? ''}
        werte={klassen.map(({ code, bezeichnung }) => [code, `${code} ${bezeichnung}`] as const)}
        setzen={(hauptgruppe) => setzen({ hauptgruppe })}
      />
      <Filterwahl
        etikett="Ausgang"
        alle="Alle"
        wert={filter.ausgang ?? ''}
        werte={AUSGAENGE.map((ausgang) => [ausgang, AUSGANG_WORT[ausgang]] as const)}
        setzen={(ausgang) => setzen({ ausgang })}
      />
      <Filterwahl
        etikett="Staffel"
        alle="Alle"
        wert={filter.staffel ?? ''}
        werte={freigegebene.map(({ nr }) => [String(nr), String(nr)] as const)}
        setzen={(staffel) => setzen({ staffel })}
      />
    </div>
  )
}

const spalten = (tun: (vorgang: Vorgang) => void, vorschau: boolean): readonly Spalte<Reihungszeile>[] => [
  { kopf: 'Rang', zahl: true, zelle: ({ rang }) => rang.toLocaleString('de-DE') },
  { kopf: 'Hauptgruppe', zelle: ({ hauptgruppe, rangInGruppe }) => `${hauptgruppe}, Platz ${rangInGruppe}` },
  { kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName ?? 'nicht für Sie' },
  { kopf: 'Los', zelle: ({ los }) => <code title={los}>{los.slice(0, 8)}</code> },
  { kopf: 'Betrag €', zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  { kopf: 'Summe bis hier €', zahl: true, zelle: ({ summe }) => betragSchreiben(summe) },
  { kopf: 'Ausgang', zelle: ausgangWorte },
  {
    kopf: 'Vorgänge',
    kopfUnsichtbar: true,
    zelle: (zeile) => (vorschau ? null : <Vorgaenge zeile={zeile} tun={tun} />),
  },
]

function Vorgaenge({ zeile, tun }: { zeile: Reihungszeile; tun: (vorgang: Vorgang) => void }) {
  const { ausgang } = zeile
  if (ausgang !== 'OFFEN' && ausgang !== 'WARTET') return null
  return (
    <span className="d-zeilenvorgaenge">
      {ausgang === 'OFFEN' && (
        <Knopf variante="tertiary" klein onClick={() => tun({ art: 'verlaengern', zeile })}>
          Verlängern
        </Knopf>
      )}
      <Knopf variante="tertiary" klein onClick={() => tun({ art: 'entfallen', zeile })}>
        Entfallen lassen
      </Knopf>
    </span>
  )
}
