import { REGION } from '@foerderportal/contract/shared/konstanten'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'
import { falten } from './falten.ts'
import { imSpeicher } from './imSpeicher.ts'
import { plzVorgabe } from './plzVorgabe.ts'

type Eintrag = { readonly ort: Ort; readonly gefaltet: string; readonly worte: readonly string[] }
/** All places, in German order, with what they are found by. */
export type Orte = readonly Eintrag[]

const { compare } = new Intl.Collator(REGION.locale)

const eintrag = (ort: Ort): Eintrag => {
  const gefaltet = falten(ort.ort)
  const teil = ort.ortsteil === null ? '' : falten(ort.ortsteil)
  return { ort, gefaltet, worte: `${gefaltet} ${teil}`.split(' ').filter((wort) => wort !== '') }
}

/** Places of a name stand together, each with its codes in their order. */
export const ordnen = (orte: readonly Ort[]): Orte =>
  orte
    .toSorted((a, b) => a.plz.localeCompare(b.plz, 'en') || compare(a.ortsteil ?? '', b.ortsteil ?? ''))
    .toSorted((a, b) => compare(a.ort, b.ort))
    .map(eintrag)

const eingespielt = async ({ db }: Services): Promise<Orte> => {
  const { rows } = await sql<Ort>`select plz, ort, ortsteil, kreis, land, typ from verzeichnis_ort`.execute(
    db,
  )
  return ordnen(rows)
}

/** The places as they hold now, from memory. */
export const orteLesen = imSpeicher<Orte>({
  art: 'plz',
  vorgabe: async () => ordnen(await plzVorgabe()),
  eingespielt,
})

export type Ortssuche = {
  /** A whole postal code or its beginning. */
  readonly plz?: string | undefined
  /** Folded beginnings of words of the place or its part; each has to be found. */
  readonly worte?: readonly string[] | undefined
}

/** The whole name before its beginning before words within it. */
const rang = ({ gefaltet, worte: hat }: Eintrag, worte: readonly string[]): number | undefined => {
  const gesucht = worte.join(' ')
  if (gefaltet === gesucht) return 0
  if (gefaltet.startsWith(gesucht)) return 1
  return worte.every((wort) => hat.some((eines) => eines.startsWith(wort))) ? 2 : undefined
}

/** All places that fit, the best first, in German order among equals. */
export const orteSuchen = (orte: Orte, { plz = '', worte = [] }: Ortssuche): Ort[] => {
  const raenge: Ort[][] = [[], [], []]
  for (const einer of orte)
    if (einer.ort.plz.startsWith(plz)) raenge[rang(einer, worte) ?? 3]?.push(einer.ort)
  return raenge.flat()
}
