import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import {
  SORTIERUNG_VORGABE,
  SPALTEN,
  type Sortierung,
} from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Liste } from '../../../shared/liste/Liste.tsx'
import { listenwegMerken } from '../../../shared/liste/listenweg.ts'
import type { Auswahl } from '../../../shared/liste/useAuswahl.ts'
import { useArbeitsadresse } from '../../../shared/fall/useArbeitsadresse.ts'
import { spaltenfrage, type Adresse } from '../suche.ts'
import { spaltenVon } from './spalten.tsx'

type Props = {
  titel: string
  adresse: Adresse
  zeilen: readonly VorratZeile[]
  auswahl: Auswahl | undefined
  setzen: (adresse: Adresse) => void
}

const SORTIERBAR: readonly string[] = SPALTEN

/** The cases, as the address filters, sorts and shows them. */
export function Fallliste({ titel, adresse, zeilen, auswahl, setzen }: Props) {
  const [jetzt] = useState(() => new Date())
  const { href } = useLocation()
  const arbeitsadresse = useArbeitsadresse()
  const ich = useNutzer()?.userId
  const sortierung = adresse.sortierung ?? SORTIERUNG_VORGABE
  const nach = sortierung.replace(/^-/, '')
  const waehlen = (spalte: string) => {
    const neu = sortierung === spalte ? `-${spalte}` : spalte
    setzen({ ...adresse, sortierung: neu as Sortierung }) // only heads of columns that sort can be chosen
  }
  return (
    <Liste
      titel={titel}
      spalten={spaltenVon(spaltenfrage(adresse), { ich, jetzt })}
      zeilen={zeilen}
      schluessel={({ geschaeft }) => geschaeft}
      href={arbeitsadresse}
      name={({ geNr, unternehmen }) => `${geNr}, ${unternehmen.name}`}
      sortierung={{
        nach,
        ab: sortierung !== nach,
        sortierbar: (spalte) => SORTIERBAR.includes(spalte),
        waehlen,
      }}
      {...(auswahl && { auswahl })}
      oeffnen={({ geschaeft }) =>
        listenwegMerken({ href, faelle: zeilen.map((zeile) => zeile.geschaeft), zuletzt: geschaeft })
      }
    />
  )
}
