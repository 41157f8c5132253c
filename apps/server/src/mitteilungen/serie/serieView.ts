import type { Serie, Serienergebnis } from '@foerderportal/contract/mitteilungen/serie/schema'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { SerieRow, SerienfallRow } from './serien.ts'
import { serienfaelleLaden } from './serien.ts'
import { serienlageLaden, type Frage } from './serienlage.ts'

const ergebnis = async (db: Database | Tx, row: SerienfallRow, frage: Frage): Promise<Serienergebnis> => ({
  geschaeft: row.geschaeft_guid,
  geNr: row.ge_nr,
  unternehmenName: row.unternehmen_name,
  stand: row.stand,
  grund: row.grund,
  fassung:
    row.stand === 'GESCHEITERT'
      ? ((await serienlageLaden(db, row.geschaeft_guid, frage))?.ansicht.fassung ?? null)
      : null,
})

/** A bulk message and what became of it, case by case. */
export const serieView = async (db: Database | Tx, serie: SerieRow, frage: Frage): Promise<Serie> => {
  const name = await personenNamen(db, [serie.gesendet_von])
  const faelle: Serienergebnis[] = []
  for (const row of await serienfaelleLaden(db, serie.guid, frage.sub))
    faelle.push(await ergebnis(db, row, frage))
  return {
    guid: serie.guid,
    betreff: serie.betreff,
    inhalt: serie.inhalt,
    gesendetAm: serie.gesendet_am.toISOString(),
    gesendetVon: name(serie.gesendet_von),
    eigene: serie.gesendet_von === frage.sub,
    faelle,
  }
}
