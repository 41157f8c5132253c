import type { Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { sql } from 'kysely'
import { koepfeOrdner } from '../../platform/audit/koepfe/koepfeSichern.ts'
import { kopfVergleichen } from '../../platform/audit/koepfe/koepfeVergleichen.ts'
import { kettePruefen } from '../../platform/audit/pruefen.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** The chain that everything about a company joins. */
export const unternehmenskette = (unternehmenGuid: string): string => `unternehmen:${unternehmenGuid}`

const laenge = async (tx: Tx, kette: string): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from audit_log where kette = ${kette}`.execute(tx)
  return rows[0]?.n ?? 0
}

const ohneKette = ({ nr, grund }: { readonly nr: number; readonly grund: string }) => ({ nr, grund })

/** What a chain says of itself, and what is kept outside the database says of it (ADR 0006); `tx` sees one moment. */
export const kettenbefund = async (
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  kette: string,
): Promise<Kettenpruefung> => {
  const aussen = await kopfVergleichen(tx, koepfeOrdner(config), kette)
  return {
    kette,
    zeilen: await laenge(tx, kette),
    brueche: (await kettePruefen(tx, kette)).map(ohneKette),
    ausserhalb:
      aussen === undefined
        ? null
        : {
            tag: aussen.tag,
            nr: aussen.kopf?.nr ?? null,
            bruch: aussen.bruch === undefined ? null : ohneKette(aussen.bruch),
          },
  }
}
