import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Anlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { anlagePruefen } from '../../platform/pdf/anlagen/anlagePruefen.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'

/** The bytes of an enclosure, by their hash. */
export type Anlagendatei = { readonly sha256: string; readonly inhalt: Buffer }
type Gelesen = { readonly dateien: readonly Anlagendatei[]; readonly fehler: readonly string[] }

const HOECHSTENS_MB = 5

const maengel = async ({ sha256 }: Anlage, inhalt: Buffer): Promise<readonly string[]> => {
  const ist = sha256Von(inhalt)
  if (ist !== sha256)
    return [`hat die SHA-256 ${ist}. Ist sie die richtige, geben Sie diese in bescheid.json an.`]
  if (inhalt.length > HOECHSTENS_MB * 1_000_000) return [`ist größer als ${HOECHSTENS_MB} MB.`]
  return anlagePruefen(inhalt)
}

const anlageLesen = async (ordner: string, anlage: Anlage): Promise<Gelesen> => {
  const inhalt = await readFile(join(ordner, anlage.datei)).catch(() => undefined)
  const gefunden =
    inhalt === undefined ? ['fehlt. Legen Sie sie in denselben Ordner.'] : await maengel(anlage, inhalt)
  return {
    dateien: inhalt === undefined ? [] : [{ sha256: anlage.sha256, inhalt }],
    fehler: gefunden.map((satz) => `bescheid.json, anlagen: Die Datei ${anlage.datei} ${satz}`),
  }
}

/** Reads what notices carry from the folder of their programme, with every fault of every file. */
export const anlagenLesen = async (ordner: string, anlagen: readonly Anlage[]): Promise<Gelesen> => {
  const gelesen = await Promise.all(anlagen.map((anlage) => anlageLesen(ordner, anlage)))
  return { dateien: gelesen.flatMap((g) => g.dateien), fehler: gelesen.flatMap((g) => g.fehler) }
}
