import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fremdes, seite } from './lizenzen/fremdes.ts'

/** Writes LICENSES/THIRD-PARTY.md from the lock file. */
const wurzel = resolve(import.meta.dirname, '..')
writeFileSync(join(wurzel, 'LICENSES/THIRD-PARTY.md'), seite(fremdes(wurzel)))
