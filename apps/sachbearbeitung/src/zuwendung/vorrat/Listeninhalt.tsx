import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Geladen } from '../../shared/Geladen.tsx'
import type { Auswahl } from '../../shared/liste/useAuswahl.ts'
import { leerSatz } from './leer.ts'
import { Fallliste } from './liste/Fallliste.tsx'
import type { Adresse } from './suche.ts'

type Props = {
  titel: string
  adresse: Adresse
  zeilen: readonly VorratZeile[]
  abfrage: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch' | 'isFetching'>
  setzen: (adresse: Adresse) => void
  auswahl: Auswahl | undefined
}

/** The rows, or why there are none. */
export function Listeninhalt({ titel, adresse, zeilen, abfrage, setzen, auswahl }: Props) {
  return (
    <Geladen abfrage={abfrage} was="Die Fälle" art="tabelle">
      {() =>
        zeilen.length === 0 ? (
          <Leer adresse={adresse} setzen={setzen} />
        ) : (
          <Fallliste titel={titel} adresse={adresse} zeilen={zeilen} auswahl={auswahl} setzen={setzen} />
        )
      }
    </Geladen>
  )
}

function Leer({ adresse, setzen }: Pick<Props, 'adresse' | 'setzen'>) {
  const satz = leerSatz(adresse)
  if (satz !== undefined) return <LeereListe>{satz}</LeereListe>
  return (
    <LeereListe
      aktion={
        <Knopf variante="secondary" onClick={() => setzen({ ansicht: 'alle' })}>
          Filter zurücksetzen
        </Knopf>
      }
    >
      Kein Fall passt zu diesem Filter.
    </LeereListe>
  )
}
