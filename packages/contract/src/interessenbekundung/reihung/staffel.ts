import { zeitpunktText } from './verfahren.ts'

/** A ranked line as a batch sees it. */
export type Anwaerter = {
  readonly guid: string
  readonly hauptgruppe: string
  readonly cent: number
  readonly rang: number
  /** Passed, and named as such: a newer round, a double entry, a company that is gone. */
  readonly entfallen: boolean
}

export type Ausgang = 'EINGELADEN' | 'ENTFALLEN'
type StaffelZeile = Pick<Anwaerter, 'guid' | 'hauptgruppe' | 'cent' | 'rang'> & { readonly ausgang: Ausgang }

export type Staffel = {
  readonly vonRang: number
  readonly bisRang: number
  /** Of those invited. */
  readonly summe: number
  readonly zeilen: readonly StaffelZeile[]
}

/**
 * The next batch (S3-04): along the ranks from the first that no batch has named, while the money holds. It stops at
 * the first line that does not fit: whoever asks for little gains nothing by it. null when it would invite nobody.
 *
 * @param anwaerter all lines, in the order of their ranks
 * @param frei what may still be promised, in cents: the budget less what is reserved and what is approved
 * @param nachRang the last rank of the batch before; 0 for the first
 */
export const staffelRechnen = (
  anwaerter: readonly Anwaerter[],
  frei: number,
  nachRang: number,
): Staffel | null => {
  const zeilen: StaffelZeile[] = []
  let summe = 0
  for (const { entfallen, ...zeile } of anwaerter.slice(nachRang)) {
    if (!entfallen && summe + zeile.cent > frei) break
    if (!entfallen) summe += zeile.cent
    zeilen.push({ ...zeile, ausgang: entfallen ? 'ENTFALLEN' : 'EINGELADEN' })
  }
  return zeilen.some(({ ausgang }) => ausgang === 'EINGELADEN')
    ? { vonRang: nachRang + 1, bisRang: nachRang + zeilen.length, summe, zeilen }
    : null
}

type StaffelDatei = Omit<Staffel, 'summe'> & {
  /** Of those invited; null where the amounts of the round are not public. */
  readonly summe: number | null
  /** From 1. */
  readonly nr: number
  readonly am: Date
  /** What was free for it, in cents: with it anybody sees where the batch had to stop. null as above. */
  readonly budget: number | null
  /** SHA-256 of the file before: the protocol's for the first, then the batch's before. */
  readonly vorgaenger: string
}

/** The file of a batch, in the one spelling that counts. */
export const staffelSchreiben = ({ nr, am, budget, vorgaenger, ...staffel }: StaffelDatei): string => {
  const { vonRang, bisRang, summe } = staffel
  const zeilen = staffel.zeilen.map(({ guid, hauptgruppe, ausgang }) => ({ guid, hauptgruppe, ausgang }))
  const inhalt = { nr, am: zeitpunktText(am), budget, vonRang, bisRang, summe, zeilen, vorgaenger }
  return `${JSON.stringify(inhalt, null, 2)}\n`
}
