import { falten } from './falten.ts'

export type Strassenname = {
  readonly strasse: string
  readonly plz: string
  readonly ort: string
  readonly ortZusatz: string
  readonly ortsteil: string
}

/** The folded forms of short words are prefixes of nothing that people begin to type. */
const AUSGESCHRIEBEN: Readonly<Record<string, string>> = { st: 'sankt', dr: 'doktor' }

const HOECHSTENS = 20_000
const gemerkt = new Map<string, string>()

/** Places recur a hundred times each; remembering them is a quarter of an import's time. */
export const ortFalten = (text: string): string => {
  const bekannt = gemerkt.get(text)
  if (bekannt !== undefined) return bekannt
  if (gemerkt.size >= HOECHSTENS) gemerkt.clear()
  const norm = falten(text)
  gemerkt.set(text, norm)
  return norm
}

/**
 * The words by which a street is found, separated by spaces: those of its name, its name in one word ('Müllerstr' finds
 * 'Müller-Straße'), postal code, place and district. Each is found by its beginning.
 */
export const suchworte = (norm: string, { plz, ort, ortZusatz, ortsteil }: Strassenname): string => {
  const worte = new Set(
    `${norm} ${norm.replaceAll(' ', '')} ${plz} ${ortFalten(ort)} ${ortFalten(ortZusatz)} ${ortFalten(ortsteil)}`.split(
      ' ',
    ),
  )
  for (const [kurz, lang] of Object.entries(AUSGESCHRIEBEN)) if (worte.has(kurz)) worte.add(lang)
  worte.delete('')
  return [...worte].join(' ')
}
