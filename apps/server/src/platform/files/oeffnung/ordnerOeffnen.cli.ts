import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { DATEITYPEN, type Dateityp } from '@foerderportal/contract/shared/dateitypen'
import { openOeffner } from './oeffner.ts'

/**
 * `node apps/server/src/platform/files/oeffnung/ordnerOeffnen.cli.ts <Ordner>`: opens every file below a folder as an upload is opened, and
 * names those that would be refused (docs/adr/0101-nachweise-oeffnen.md).
 */
const ARTEN = new Map<string, Dateityp>(
  // its keys are the types
  (Object.entries(DATEITYPEN) as [Dateityp, { endungen: readonly string[] }][]).flatMap(
    ([typ, { endungen }]) => endungen.map((endung) => [`.${endung}`, typ] as const),
  ),
)

const { sofort } = openOeffner()

const oeffnen = async (pfad: string, typ: Dateityp): Promise<string> => {
  const { size } = await stat(pfad)
  const inhalt = () => Promise.resolve(createReadStream(pfad))
  return sofort({ typ, bytes: size, inhalt }).catch(String)
}

const ordner = process.argv[2] ?? '.'
const zahlen = new Map<string, number>()
for (const name of (await readdir(ordner, { recursive: true })).toSorted()) {
  const typ = ARTEN.get(extname(name).toLowerCase())
  if (typ === undefined) continue
  const beginn = performance.now()
  const befund = await oeffnen(join(ordner, name), typ)
  zahlen.set(befund, (zahlen.get(befund) ?? 0) + 1)
  if (befund !== 'geöffnet') console.log(`${name}: ${befund}, ${Math.round(performance.now() - beginn)} ms`)
}
for (const [befund, zahl] of zahlen) console.log(`${befund}: ${zahl}`)
