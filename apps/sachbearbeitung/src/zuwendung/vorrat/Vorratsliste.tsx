import { bankpersonenAbfrage } from '@foerderportal/client/nutzer/bankpersonen'
import { vorratAbfrage, vorratAuswahlAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import type { EigeneAnsicht } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { useDarf } from '@foerderportal/shell/umgebung'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { listenwegMerken } from '../../shared/liste/listenweg.ts'
import { useAuswahl } from '../../shared/liste/useAuswahl.ts'
import { wieViele } from '../../shared/liste/wieViele.ts'
import type { useAnsichten } from './ansichten/useAnsichten.ts'
import type { Auswaehlbar } from './filter/felder.ts'
import { Filterleiste } from './filter/Filterleiste.tsx'
import { Kopfaktionen } from './Kopfaktionen.tsx'
import { Listenende } from './Listenende.tsx'
import { Listeninhalt } from './Listeninhalt.tsx'
import { gezeigte } from './liste/spalten.tsx'
import { Spaltenwahl } from './liste/Spaltenwahl.tsx'
import { OhneVirenpruefung } from './OhneVirenpruefung.tsx'
import { abfrageVon, spaltenfrage, type Adresse } from './suche.ts'
import { useNaechsterFall } from './useNaechsterFall.ts'

type Props = {
  titel: string
  adresse: Adresse
  setzen: (adresse: Adresse) => void
  ansichten: ReturnType<typeof useAnsichten>
  eigene: EigeneAnsicht | undefined
}

const KEINE_AUSWAHL = { runden: [], kategorien: [] }

/** What the filters can be set to, as far as it has come. */
const useAuswaehlbar = (): Auswaehlbar => {
  const { data = KEINE_AUSWAHL } = useQuery(vorratAuswahlAbfrage())
  const { data: personen = [] } = useQuery(bankpersonenAbfrage())
  return { ...data, personen }
}

/** The cases of the address: how many, their filters, the rows, and where it goes on. */
export function Vorratsliste({ titel, adresse, setzen, ansichten, eigene }: Props) {
  const suche = abfrageVon(adresse)
  const abfrage = useInfiniteQuery({ ...vorratAbfrage(suche), placeholderData: keepPreviousData })
  const auswaehlbar = useAuswaehlbar()
  const zeilen = abfrage.data?.pages.flatMap((seite) => seite.zeilen) ?? []
  const gesamt = abfrage.data?.pages[0]?.gesamt
  const faelle = zeilen.map(({ geschaeft }) => geschaeft)
  const auswahl = useAuswahl(faelle)
  const [schreibt, leitet] = [useDarf(['SACHBEARBEITUNG', 'SCHREIBEN']), useDarf(['LEITUNG', 'SCHREIBEN'])]
  const { href } = useLocation()
  const naechster = useNaechsterFall(suche, (fall) => listenwegMerken({ href, faelle, zuletzt: fall }))
  return (
    <Arbeitsseite
      titel={titel}
      // Its place stays free until it has come.
      dazu={
        gesamt ? `${wieViele(gesamt.anzahl, 'Fall', 'Fälle')}, ${euro(gesamt.betrag)} beantragt` : '\u00A0'
      }
      aktionen={
        <Kopfaktionen
          adresse={adresse}
          setzen={setzen}
          ansichten={ansichten}
          eigene={eigene}
          naechster={naechster}
          gewaehlt={zeilen.filter(({ geschaeft }) => auswahl.ist(geschaeft))}
          aufheben={() => auswahl.alleWaehlen(false)}
        />
      }
      darunter={
        <>
          <OhneVirenpruefung />
          <div className="d-filterzeile">
            <Filterleiste adresse={adresse} auswahl={auswaehlbar} setzen={setzen} />
            <Spaltenwahl
              hier={gezeigte(spaltenfrage(adresse))}
              setzen={(spalten) => setzen({ ...adresse, spalten })}
            />
          </div>
        </>
      }
    >
      <Listeninhalt
        titel={titel}
        adresse={adresse}
        zeilen={zeilen}
        abfrage={abfrage}
        setzen={setzen}
        auswahl={schreibt || leitet ? auswahl : undefined}
      />
      <Listenende
        gezeigt={zeilen.length}
        gesamt={gesamt?.anzahl}
        gezaehltUm={ansichten.gezaehltUm}
        abfrage={abfrage}
      />
    </Arbeitsseite>
  )
}
