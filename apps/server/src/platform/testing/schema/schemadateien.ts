import { fileURLToPath } from 'node:url'
import { schemabilder } from './schemabild.ts'
import { schemaLesen } from './schemaLesen.ts'

const BETRIEB = fileURLToPath(new URL('../../../../../../docs/betrieb/', import.meta.url))
const BILDER = `${BETRIEB}schema/`
export const SCHEMA_SQL = `${BETRIEB}schema.sql`

/** What `npm run schema` writes: the paths of the files with what stands in them. */
export const schemadateien = async (url: string): Promise<ReadonlyMap<string, string>> => {
  const schema = await schemaLesen(url)
  const bilder = [...(await schemabilder(schema))].map(
    ([scheibe, bild]) => [`${BILDER}${scheibe}.svg`, bild] as const,
  )
  return new Map([[SCHEMA_SQL, schema.sql], ...bilder])
}
