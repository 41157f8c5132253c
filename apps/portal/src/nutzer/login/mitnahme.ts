import type { LoginDaten } from '@foerderportal/contract/nutzer/schema'

/** Steps that are done on the provider's own pages (section 6), by its names for them. */
export type Aktion = 'UPDATE_PASSWORD' | 'CONFIGURE_TOTP' | 'VERIFY_EMAIL'

/** What the page was left for. */
export type Schritt =
  | { readonly art: 'speichern' }
  /** For nothing of its own: a reload, new terms, a session that ended. What was typed waits. */
  | { readonly art: 'tippen' }
  | { readonly art: 'loeschen'; readonly id: string; readonly name: string }
  | {
      readonly art: 'aktion'
      readonly aktion: Aktion
      /** Second factors that were there before: what the provider says it did is looked at (rule A-02). */
      readonly faktoren: readonly string[]
    }

/** What goes along to the provider's pages and back. */
export type Mitnahme = {
  /** Whose it is: somebody else may sign in. */
  readonly nutzer: string
  readonly schritt: Schritt
  /** Typed and not saved yet; undefined while nothing is being changed. */
  readonly werte?: LoginDaten | undefined
}
