/** Letters without accents and case, ß as ss, all else a space: 'Öl' reads 'ol'. */
export const schlicht = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const UMSCHRIFT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The same with 'ae' for 'ä', as it is typed on a keyboard without umlauts: 'Öl' reads 'oel'. */
const umschrieben = (text: string): string =>
  schlicht(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöü]/g, (z) => UMSCHRIFT[z] ?? z),
  )

/** The ways in which a text may be typed; two texts are the same when one of these ways writes them alike. */
export const SCHREIBWEISEN = [schlicht, umschrieben] as const
