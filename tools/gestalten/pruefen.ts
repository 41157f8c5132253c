import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GESTALTEN, type Gestalt } from './gestalten.ts'

const NEBENBEI = /\.test\.tsx?$|\.d\.ts$|\/(testing|node_modules|dist)\//

const dateien = (wurzel: string, { wo, ausser }: Gestalt): string[] =>
  globSync([...wo], { cwd: wurzel })
    .map((datei) => datei.replaceAll('\\', '/'))
    .filter((datei) => !NEBENBEI.test(datei) && !ausser?.test(datei))

/** A shape in a file that no list names, and a file in a list that has it no more. */
const abweichungen = (wurzel: string, gestalt: Gestalt): string[] => {
  const gefunden = dateien(wurzel, gestalt).filter((datei) =>
    gestalt.ist(readFileSync(join(wurzel, datei), 'utf8')),
  )
  return [
    ...gefunden
      .filter((datei) => !gestalt.heute.includes(datei))
      .map((datei) => `${gestalt.name}: ${datei}. ${gestalt.satz}`),
    ...gestalt.heute
      .filter((datei) => !gefunden.includes(datei))
      .map(
        (datei) =>
          `${gestalt.name}: ${datei} has it no more. Take it out of tools/gestalten/gestalten.ts; the list only sinks.`,
      ),
  ]
}

/** Is everything written in the one way that the house has for it, but for the files that are known? */
export const gestaltenPruefen = (wurzel: string, gestalten: readonly Gestalt[] = GESTALTEN): string[] =>
  gestalten.flatMap((gestalt) => abweichungen(wurzel, gestalt))
