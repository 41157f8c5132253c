import type { DeMinimisGrenze } from '../../zuwendung/kern/deminimis/deMinimisSchema.ts'
import type { Auszahlungspunkt } from '../../zuwendung/bank/pruefpunkte/auszahlungspunkt.ts'
import type { Vorschlag } from '../../zuwendung/bank/pruefpunkte/ergebnis.ts'
import type { Verwendungsnachweis } from '../formular.ts'
import type { Bankpruefung, Pruefposition } from './schema.ts'

/** What the rules judge: what was sent, and what is known of the approval and of the account. */
export type Auszahlungsgrundlage = {
  readonly positionen: readonly Pruefposition[]
  /** False where cases are hidden from who reads: of those nobody can say that an invoice is not in them. */
  readonly dublettenGanz: boolean
  readonly unternehmenName: string
  readonly bankdaten: Bankpruefung['bankdaten']
  /** Days, 'YYYY-MM-DD'. */
  readonly fruehesterTag: string
  readonly eingegangen: string
  readonly wirksamAb: string | null
  /** Where the grant is small aid: its ceiling, and what counts towards it with this grant, in cents. */
  readonly deMinimis?: { readonly grenze: DeMinimisGrenze; readonly vergebenCent: number } | undefined
}

/** null: it has nothing to say of this request. */
export type Auszahlungsurteil = (grundlage: Auszahlungsgrundlage, punkt: Auszahlungspunkt) => Vorschlag | null

export const nachweise = ({ positionen }: Pick<Auszahlungsgrundlage, 'positionen'>): Verwendungsnachweis[] =>
  positionen.map(({ nachweis }) => nachweis)
