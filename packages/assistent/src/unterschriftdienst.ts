import type { Stand } from '@foerderportal/client/stand'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Formularname } from '@foerderportal/contract/formular/formularname'

type Ziel = { readonly text: string; readonly href: string }

/** A form that somebody else signs too. */
type Unterschrieben = { readonly formular: { readonly guid: string } }

/** What a form says of its second signature; it comes where somebody does not sign alone. */
export type Unterschriftdienst<V extends Unterschrieben> = {
  readonly name: Formularname
  /** The form with the request as it stands now; asked again and again while it is looked at. */
  readonly abfrage: (guid: string) => UseQueryOptions<Stand<V>, Error, Stand<V>, string[]>
  readonly mitzeichnung: (vorgang: V) => Mitzeichnung | null
  readonly bitten: (guid: string, person: string, version: number | undefined) => Promise<Stand<V>>
  readonly erinnern: (guid: string) => Promise<Stand<V>>
  readonly zurueckrufen: (guid: string) => Promise<Stand<V>>
  /** Signs what `sha256` names: what the signer has read. */
  readonly unterschreiben: (guid: string, anfrage: string, sha256: string) => Promise<Stand<V>>
  readonly ablehnen: (guid: string, anfrage: string, grund: string) => Promise<Stand<V>>
  /** Lists that are stale after each step of a request. */
  readonly uebersichten: QueryKey
  /** Whom the form names for it. */
  readonly person: (formular: V['formular']) => {
    readonly kennung: string | undefined
    readonly name: string
  }
  /** Until when the form can be sent. */
  readonly frist: (vorgang: V) => string | undefined
  readonly wege: {
    /** Where the one who is asked reads everything and decides. */
    readonly lesen: (guid: string) => string
    /** Where another one is chosen. */
    readonly waehlen: (guid: string) => string
    /** What keeps somebody from signing, and where that is mended. */
    readonly anderswo: Readonly<Record<string, Ziel>>
  }
}
