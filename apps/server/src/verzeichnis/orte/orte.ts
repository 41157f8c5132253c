import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { falten } from '../suche/falten.ts'
import { imSpeicher } from '../datenstand/imSpeicher.ts'
import { plzVorgabe } from './plzVorgabe.ts'

/** `worte`: those of place and part, each behind a space. */
type Eintrag = { readonly ort: Ort; readonly gefaltet: string; readonly worte: string }
/** All places, in German order, with what they are found by. */
export type Orte = readonly Eintrag[]

/** Names recur with every code of a city: each is folded and put in its place once. */
const namen = (orte: readonly Ort[]): ReadonlyMap<string, { rang: number; gefaltet: string }> =>
  new Map(
    [...new Set(orte.map(({ ort }) => ort))]
      .toSorted(nachAlphabet)
      .map((ort, rang) => [ort, { rang, gefaltet: falten(ort) }]),
  )

/** Places of a name stand together, each with its codes in their order. */
export const ordnen = (orte: readonly Ort[]): Orte => {
  const bekannt = namen(orte)
  return orte
    .map((ort) => {
      const { rang = 0, gefaltet = '' } = bekannt.get(ort.ort) ?? {}
      const teil = ort.ortsteil === null ? '' : ` ${falten(ort.ortsteil)}`
      return { ort, gefaltet, worte: ` ${gefaltet}${teil}`, rang }
    })
    .toSorted(
      (a, b) =>
        a.rang - b.rang ||
        Number(a.ort.plz) - Number(b.ort.plz) ||
        nachAlphabet(a.ort.ortsteil ?? '', b.ort.ortsteil ?? ''),
    )
}

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

type Gesucht = { readonly ganz: string; readonly anfaenge: readonly string[] }

/** The whole name before its beginning before words within it. */
const rang = ({ gefaltet, worte }: Eintrag, { ganz, anfaenge }: Gesucht): number | undefined => {
  if (gefaltet === ganz) return 0
  if (gefaltet.startsWith(ganz)) return 1
  return anfaenge.every((anfang) => worte.includes(anfang)) ? 2 : undefined
}

/** All places that fit, the best first, in German order among equals. */
export const orteSuchen = (orte: Orte, { plz = '', worte = [] }: Ortssuche): Ort[] => {
  const gesucht = { ganz: worte.join(' '), anfaenge: worte.map((wort) => ` ${wort}`) }
  const raenge: Ort[][] = [[], [], []]
  for (const einer of orte)
    if (einer.ort.plz.startsWith(plz)) raenge[rang(einer, gesucht) ?? 3]?.push(einer.ort)
  return raenge.flat()
}
