import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtStaende } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { bewilligtesLaden, type Bewilligtes } from './bewilligtes.ts'
import {
  aufnahmeFesthalten,
  offenerUnter,
  verzichteVon,
  verzichtSperren,
  type Verzichtsposten,
} from './verzichte.ts'

/** A waiver that is declared, and what remains approved of the items that it names, in euros. */
export type OffenerVerzicht = {
  readonly guid: string
  readonly betraege: readonly { readonly gegenstand: string; readonly bewilligt: number }[]
}

/**
 * What remains: what was waived is taken from what is approved now, and never what payouts hold since the declaration.
 */
const rest = ({ bewilligtCent, gebundenCent }: Bewilligtes, { verzichtCent }: Verzichtsposten): number =>
  inEuro(Math.min(bewilligtCent, Math.max(bewilligtCent - verzichtCent, gebundenCent)))

/** The waiver of a case that a decision can take up; undefined where none is declared. Who writes has locked the case. */
export const offenerVerzicht = async (
  db: Database | Tx,
  geschaeftGuid: string,
): Promise<OffenerVerzicht | undefined> => {
  const offener = offenerUnter(await verzichteVon(db, geschaeftGuid))
  if (offener === undefined) return undefined
  const bewilligtes = await bewilligtesLaden(db, geschaeftGuid)
  return {
    guid: offener.guid,
    betraege: bewilligtes.flatMap((posten) => {
      const verzichtet = offener.betraege.find(({ gegenstand }) => gegenstand === posten.guid)
      return verzichtet === undefined
        ? []
        : [{ gegenstand: posten.guid, bewilligt: rest(posten, verzichtet) }]
    }),
  }
}

/** With the release of the decision that takes it up, in its transaction: from then on it stays as it is. */
export const verzichtAufnehmen = async (
  tx: Tx,
  tat: {
    readonly verzicht: string
    readonly entscheidung: string
    readonly sub: string
    readonly jetzt: Date
  },
): Promise<void> => {
  const row = gefunden(await verzichtSperren(tx, tat.verzicht))
  const grund = verzichtStaende.hindernis('verzichtAufnehmen', row.status, ['ABLAUF'])
  if (grund !== null) throw nichtMoeglich(grund.text)
  await aufnahmeFesthalten(tx, row.guid, { entscheidung: tat.entscheidung, am: tat.jetzt })
  await protokollieren(tx, {
    unternehmenGuid: row.unternehmen_guid,
    sub: tat.sub,
    handlung: 'verzichtAufnehmen',
    objektGuid: row.guid,
    angaben: { entscheidung: tat.entscheidung },
  })
}
