/** What a slice may be like, and what it is where it is not yet so. A number that stands here only sinks. */
export type Hausgrenzen = {
  /**
   * How many floors a slice may have, by the part of the tree: the longest chain of imports among its direct children, files
   * and folders alike. Whoever reads it from the routes down passes so many rooms at most. `eigene` slices have their own number; a room named with its slice is watched as one.
   */
  readonly stockwerke: Readonly<
    Record<string, { readonly alle: number; readonly eigene: Readonly<Record<string, number>> }>
  >
  /** Rooms of a slice that need each other, and since when that is known: they are no rooms. */
  readonly kreise: readonly {
    readonly ordner: string
    readonly raeume: readonly string[]
    readonly seit: string
  }[]
  /** Of 100 files of a slice so many may be short and stand beside the only one that needs them; of others `KLEINE_ZIEL`. */
  readonly kleine: Readonly<Record<string, number>>
}

/** At more of them one follows names from file to file instead of reading. */
export const KLEINE_ZIEL = 5

/** Measured on 29 November 2026 (ADR 0118). */
export const HAUS: Hausgrenzen = {
  stockwerke: {
    'packages/contract/src': { alle: 7, eigene: { zuwendung: 4, 'zuwendung/antrag': 7, auszahlung: 6 } },
    'packages/client/src': { alle: 2, eigene: {} },
    'apps/server/src': {
      alle: 7,
      // 6 is what the rooms of 0040 have come to
      eigene: { interessenbekundung: 12, unternehmen: 6, auszahlung: 6, zuwendung: 6 },
    },
    'apps/portal/src': { alle: 6, eigene: {} },
    'apps/sachbearbeitung/src': { alle: 5, eigene: {} },
  },
  kreise: [
    { ordner: 'apps/server/src/interessenbekundung', raeume: ['beleg', 'bekundung'], seit: '2026-11-29' },
    {
      ordner: 'apps/server/src/interessenbekundung',
      raeume: ['einfrieren', 'oeffentlich', 'post', 'reihung', 'runde', 'staffel'],
      seit: '2026-11-29',
    },
  ],
  kleine: {
    'apps/server/src/zuwendung': 17,
    'apps/server/src/auszahlung': 15,
    'apps/server/src/interessenbekundung': 15,
    'apps/server/src/mitteilungen': 9,
    'apps/server/src/unternehmen': 11,
    'apps/server/src/nutzer': 28,
    'apps/server/src/identifizierung': 27,
    'apps/server/src/fragebogen': 10,
    'apps/server/src/verzeichnis': 14,
    'apps/portal/src/zuwendung': 7,
    'apps/portal/src/auszahlung': 15,
    'apps/portal/src/mitteilungen': 20,
    'apps/portal/src/unternehmen': 10,
    'apps/portal/src/nutzer': 18,
    'apps/sachbearbeitung/src/zuwendung': 17,
    'apps/sachbearbeitung/src/auszahlung': 19,
    'apps/sachbearbeitung/src/interessenbekundung': 14,
    'apps/sachbearbeitung/src/unternehmen': 24,
    'apps/sachbearbeitung/src/fragebogen': 11,
  },
}
