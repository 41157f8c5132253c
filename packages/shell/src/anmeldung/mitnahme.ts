/** Steps that are done on the provider's own pages (section 6), by its names for them. */
export type Aktion = 'UPDATE_PASSWORD' | 'CONFIGURE_TOTP' | 'VERIFY_EMAIL'

/** What the page was left for. */
export type Schritt =
  | { readonly art: 'speichern' }
  /** For nothing of its own: a reload, new terms, a session that ended. */
  | { readonly art: 'tippen' }
  | { readonly art: 'loeschen'; readonly id: string; readonly name: string }
  | {
      readonly art: 'aktion'
      readonly aktion: Aktion
      /** Second factors that were there before: what the provider says it did is looked at (rule A-02). */
      readonly faktoren: readonly string[]
    }

/** What goes along to the provider's pages and back; what was typed lies encrypted on this device instead. */
export type Mitnahme = {
  /** Whose it is: somebody else may sign in. */
  readonly nutzer: string
  readonly schritt: Schritt
  /** The form was open: what was typed in it waits there. */
  readonly offen: boolean
}
