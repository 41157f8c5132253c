import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { createDatabase, startTestCluster } from '../testCluster.ts'
import { schemadateien } from './schemadateien.ts'

/** `npm run schema`: writes what all migrations come to, as SQL and as pictures. */
const cluster = await startTestCluster()
try {
  const { ownerUrl } = await createDatabase(cluster)
  for (const [pfad, text] of await schemadateien(ownerUrl)) {
    mkdirSync(dirname(pfad), { recursive: true })
    writeFileSync(pfad, text)
    console.log(`geschrieben: ${relative(process.cwd(), pfad)}`)
  }
} finally {
  await cluster.stop()
}
