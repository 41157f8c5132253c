import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'

/** A case with the invitation that it came from. */
export type Vorgang = { readonly geschaeft: GeschaeftDetail; readonly einladung: AntragUebersicht }
