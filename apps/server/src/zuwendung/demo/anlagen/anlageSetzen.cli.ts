import { writeFile } from 'node:fs/promises'
import { sha256Von } from '../../../platform/einreichung/kanonisch.ts'
import { anlageSetzen } from './anlageSetzen.ts'

/** `npm run demo:anlagen`: sets the enclosure of the demo world's notices anew, and says what bescheid.json has to name. */
const pdf = await anlageSetzen()
for (const programm of ['AnkNabo', 'ZUKLB'])
  await writeFile(new URL(`../../../../daten/demo/${programm}/nebenbestimmungen.pdf`, import.meta.url), pdf)
console.log(`nebenbestimmungen.pdf, SHA-256 für bescheid.json: ${sha256Von(pdf)}`)
