import { dirname } from 'node:path'
import { TESTTEIL, type Pfeile } from './raeume.ts'

const KURZ = 40

/** Who imports what, without tests. */
const importeure = (pfeile: Pfeile): Map<string, Set<string>> => {
  const alle = new Map<string, Set<string>>()
  for (const [datei, ziele] of pfeile) {
    if (TESTTEIL.test(datei)) continue
    for (const ziel of ziele) alle.set(ziel, (alle.get(ziel) ?? new Set()).add(datei))
  }
  return alle
}

/** How many files of a folder are short and stand beside the only one that needs them: of those it could be a part. */
export const kleine = (
  ordner: string,
  pfeile: Pfeile,
  zeilen: (datei: string) => number,
): { readonly dateien: number; readonly kleine: number } => {
  const wer = importeure(pfeile)
  const dateien = [...pfeile.keys()].filter(
    (datei) => datei.startsWith(`${ordner}/`) && /\.tsx?$/.test(datei) && !TESTTEIL.test(datei),
  )
  const nurDaneben = (datei: string): boolean => {
    const [einer, ...weitere] = wer.get(datei) ?? []
    return einer !== undefined && weitere.length === 0 && dirname(einer) === dirname(datei)
  }
  return {
    dateien: dateien.length,
    kleine: dateien.filter((datei) => nurDaneben(datei) && zeilen(datei) <= KURZ).length,
  }
}
