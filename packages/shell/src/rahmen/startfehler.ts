let letzter: unknown

/** Keeps what failed on the way to a page, for the start page that says it (section 2.1: start and error route). */
export const startfehlerMerken = (fehler: unknown): void => {
  letzter = fehler
}

/** What failed last in this window; undefined after the page was loaded anew. */
export const startfehlerLesen = (): unknown => letzter
