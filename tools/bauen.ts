import { resolve } from 'node:path'
import { appsMitOberflaeche, oberflaecheBauen } from './oberflaeche.ts'

const wurzel = resolve(import.meta.dirname, '..')

/** Builds what is out of date; says so, since a start that builds takes longer than one that does not. */
for (const app of appsMitOberflaeche(wurzel))
  if (oberflaecheBauen(wurzel, app)) console.log(`Oberfläche gebaut: ${app}`)
