/** What the type of a row says of its field. */
type Reihe = {
  readonly pfad: string
  readonly feld?: string
  readonly art: { readonly schreiben: (wert: unknown) => unknown }
}

/** What is computed, or kept with the company, has no field (hatFeld). */
type OhneFeld = { readonly errechnet: true } | { readonly uebernahme: { readonly art: 'unternehmen' } }

type Feldname<R extends Reihe> = R extends { readonly feld: infer F extends string } ? F : R['pfad']

type AmPfad<P extends string, W> = P extends `${infer N}.${infer Rest}`
  ? { [K in N]: AmPfad<Rest, W> }
  : { [K in P]: W }

type Feldwert<R extends Reihe> = ReturnType<R['art']['schreiben']>

/** A form may not have the field of a row that belongs to some forms only. */
type Feld<R extends Reihe> = R extends OhneFeld
  ? never
  : AmPfad<Feldname<R>, R extends { readonly gehoertZu: unknown } ? Feldwert<R> | undefined : Feldwert<R>>

type Zusammen<U> = (U extends unknown ? (teil: U) => void : never) extends (alle: infer A) => void ? A : never

/**
 * What stands in the fields of rows, as `werteLesen` reads it and a page types it. The rows have to be constants: their
 * paths name the members, and their kinds say what stands in each.
 */
export type Feldwerte<Z extends readonly Reihe[]> = Z extends unknown ? Zusammen<Feld<Z[number]>> : never
