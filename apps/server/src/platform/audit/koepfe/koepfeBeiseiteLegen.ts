import { rename } from 'node:fs/promises'
import { kopfdateien } from './kopfdatei.ts'

/**
 * Maintenance has removed whole chains: a comparison with their heads would only say so every night. The files are kept
 * beside the folder, whose new series begins with the next run; answers where, undefined where there was none.
 */
export const koepfeBeiseiteLegen = async (ordner: string, jetzt: Date): Promise<string | undefined> => {
  if ((await kopfdateien(ordner)).length === 0) return undefined
  const ziel = `${ordner}-vor-${jetzt.toISOString().replaceAll(':', '')}`
  await rename(ordner, ziel)
  return ziel
}
