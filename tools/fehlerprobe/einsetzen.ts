import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

type Notiz = { readonly datei: string; readonly heil: string; readonly fehlerhaft: string }

/** Takes back what `notiz` tells of, left by this run or by one that was killed. @throws when somebody wrote there since */
export const zuruecknehmen = (notiz: string): void => {
  if (!existsSync(notiz)) return
  const { datei, heil, fehlerhaft } = JSON.parse(readFileSync(notiz, 'utf8')) as Notiz // written below
  rmSync(notiz)
  const jetzt = readFileSync(datei, 'utf8')
  if (jetzt === fehlerhaft) writeFileSync(datei, heil)
  else if (jetzt !== heil)
    throw new Error(`${datei} wurde geändert, während ein absichtlicher Fehler darin stand: git diff`)
}

/** Writes `fehlerhaft` into a file until `tun` is done; beside it a note, so that not even a killed run leaves it there. */
export const einsetzen = async <T>(
  { datei, fehlerhaft, notiz }: { datei: string; fehlerhaft: string; notiz: string },
  tun: () => Promise<T>,
): Promise<T> => {
  const heil = readFileSync(datei, 'utf8')
  writeFileSync(notiz, JSON.stringify({ datei, heil, fehlerhaft } satisfies Notiz))
  writeFileSync(datei, fehlerhaft)
  try {
    return await tun()
  } finally {
    zuruecknehmen(notiz)
  }
}
