/** Loads something once a visit; after a failure whoever comes next tries again. */
export const einmal = <A>(laden: () => Promise<A>): (() => Promise<A>) => {
  let geladen: Promise<A> | undefined
  return () => {
    geladen ??= laden().catch((fehler: unknown) => {
      geladen = undefined
      throw fehler
    })
    return geladen
  }
}
