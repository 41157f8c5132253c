import { bankDataByBLZ } from 'bankdata-germany'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { imSpeicher } from '../datenstand/imSpeicher.ts'

export type Bank = { readonly name: string; readonly bic: string | null }
/** Finds a German bank by its number (BLZ); undefined when there is none. */
type Banken = (blz: string) => Bank | undefined

type Auskunft = { readonly bankName: string; readonly bic?: string } | null

// Its types for ES modules lead nowhere ('../cjs/lib/data' without extension): this is what its README and code say.
const nachschlagen = bankDataByBLZ as unknown as (blz: string, am: Date) => Auskunft

const vorgabe =
  ({ clock }: Services): Banken =>
  (blz) => {
    // The package knows from which day on its next list holds.
    const bank = nachschlagen(blz, clock.now())
    return bank === null ? undefined : { name: bank.bankName, bic: bank.bic ?? null }
  }

type Zeile = Bank & { readonly blz: string }

const eingespielt = async ({ db }: Services): Promise<Banken> => {
  const { rows } = await sql<Zeile>`select blz, name, bic from verzeichnis_bank`.execute(db)
  const banken = new Map(rows.map(({ blz, name, bic }) => [blz, { name, bic }]))
  return (blz) => banken.get(blz)
}

/** The German banks as they hold now, from memory. */
export const bankenLesen = imSpeicher<Banken>({ art: 'banken', vorgabe, eingespielt })
