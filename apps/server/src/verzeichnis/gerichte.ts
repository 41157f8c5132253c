import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import {
  REGISTERGERICHTE,
  type Registergericht,
} from '@foerderportal/contract/shared/nummern/registergerichte'
import { REGISTER_ARTEN, type RegisterArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'
import { imSpeicher } from './datenstand/imSpeicher.ts'

/** A court with the registers that it keeps. */
export type Gericht = {
  readonly ort: string
  readonly xJustizId: string
  readonly arten: readonly RegisterArt[]
}

const VEREINE: readonly RegisterArt[] = ['VEREINSREGISTER']
const OHNE_VEREINE = REGISTER_ARTEN.filter((art) => art !== 'VEREINSREGISTER')

/**
 * Seats that keep the register of associations only: the Land gave the others to few courts (Nordrhein-Westfalen to 30,
 * Thüringen to Jena, the Saarland to Saarbrücken, Mecklenburg-Vorpommern to four).
 */
const NUR_VEREINE: ReadonlySet<string> = new Set(
  `Ahlen | Bünde | Erkelenz | Geldern | Herford | Herne | Lünen | Oberhausen | Ratingen | Remscheid
Schleiden | Soest | Solingen | Warburg | Warstein | Witten | Greifswald | Güstrow | Ludwigslust
Pasewalk | Waren (Müritz) | Wismar | Homburg | Lebach | Merzig | Merzig, Zweigstelle Wadern
Neunkirchen | Ottweiler | Saarlouis | Sankt Ingbert | Sankt Wendel | Völklingen | Altenburg | Apolda
Arnstadt | Arnstadt, Zweigstelle Ilmenau | Bad Salzungen | Eisenach | Erfurt | Gera | Gotha | Greiz
Heilbad Heiligenstadt | Hildburghausen | Meiningen | Mühlhausen | Nordhausen | Pößneck
Pößneck, Zweigstelle Bad Lobenstein | Rudolstadt | Rudolstadt, Zweigstelle Saalfeld | Sömmerda
Sondershausen | Sonneberg | Stadtroda | Suhl | Weimar`.split(/ \| |\n/),
)

/** Where a seat has two ids, the register department keeps all but the associations, which the Amtsgericht keeps. */
export const artenVon = (sitz: string, ids: readonly string[], id: string): readonly RegisterArt[] => {
  if (NUR_VEREINE.has(sitz)) return VEREINE
  if (ids.length === 1) return REGISTER_ARTEN
  return /\d$/.test(id) ? VEREINE : OHNE_VEREINE
}

const gerichteVon = ({ sitz, xJustizIds }: Registergericht): Gericht[] =>
  xJustizIds.map((id) => ({ ort: sitz, xJustizId: id, arten: artenVon(sitz, xJustizIds, id) }))

const eingespielt = async ({ db }: Services): Promise<readonly Gericht[]> => {
  const { rows } =
    await sql<Gericht>`select ort, xjustiz_id as "xJustizId", arten from verzeichnis_gericht`.execute(db)
  return rows
}

/** The register courts as they hold now, from memory. */
export const gerichteLesen = imSpeicher<readonly Gericht[]>({
  art: 'gerichte',
  vorgabe: () => REGISTERGERICHTE.flatMap(gerichteVon),
  eingespielt,
})

/** Seats in German order, each once; with a register only those that keep it (R7.3-11). */
export const sitze = (gerichte: readonly Gericht[], art: RegisterArt | undefined): string[] =>
  [
    ...new Set(gerichte.filter((g) => art === undefined || g.arten.includes(art)).map(({ ort }) => ort)),
  ].toSorted(nachAlphabet)

/** The courts of a seat (R7.3-12). */
export const gerichteAm = (
  gerichte: readonly Gericht[],
  sitz: string,
  art: RegisterArt | undefined,
): { ort: string; xJustizId: string }[] =>
  gerichte
    .filter((g) => g.ort === sitz && (art === undefined || g.arten.includes(art)))
    .map(({ ort, xJustizId }) => ({ ort, xJustizId }))
