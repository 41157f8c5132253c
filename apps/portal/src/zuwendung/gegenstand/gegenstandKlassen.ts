import type { Zugang } from '@foerderportal/assistent/liste/tabellenart'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { GegenstandWerte, SeiteWerte } from './gegenstandWerte.ts'

/** Every class that can be applied for, with its category. */
export const klassenIn = (kategorien: readonly Foerderprogramm[]) =>
  kategorien.flatMap(({ id, foerdergegenstandKlassen }) =>
    foerdergegenstandKlassen.map((klasse) => ({ kategorie: id, klasse })),
  )

/** What has come from a table, in its classes. */
export const alsSeiten = (kategorien: readonly Foerderprogramm[], neue: readonly Zugang[]): SeiteWerte[] =>
  neue.map(({ gruppe, element }) => ({
    kategorie: klassenIn(kategorien).find(({ klasse }) => klasse.id === gruppe)?.kategorie ?? '',
    foerdergegenstandKlasse: gruppe,
    foerdergegenstaende: [element as GegenstandWerte], // begun by `neu` (gegenstandTabelle.ts)
  }))
