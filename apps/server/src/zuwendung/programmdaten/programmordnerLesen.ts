import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Tag } from '@foerderportal/contract/shared/zeit/datumSchema'
import { spannenSatz } from '@foerderportal/contract/shared/zeit/spanne'
import { deutscherText } from '@foerderportal/contract/shared/texte'
import type { Anlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import * as z from 'zod/mini'
import { anlagenLesen, type Anlagendatei } from './anlagenLesen.ts'
import { PROGRAMMDATENARTEN, type Programmdatenart } from './programmdatenarten.ts'

/** A version as its file gives it, checked. */
export type Programmfassung = {
  readonly art: Programmdatenart
  readonly programm: Programm
  /** First day, 'YYYY-MM-DD'. */
  readonly gueltigAb: string
  readonly daten: object
  /** What its notices carry. */
  readonly anlagen: readonly Anlagendatei[]
}

/** What is wrong, a sentence each; nothing was changed. */
export class Programmdatenfehler extends Error {
  constructor(saetze: readonly string[]) {
    super(saetze.join('\n'))
  }
}

const TAG = 'Der erste Tag steht hier wie 2027-01-31.'
const istTag = (text: string): boolean => z.safeParse(Tag, text).success
/** The bank funds since this century began, and no directive is announced for the next one. */
const JAHRHUNDERT = { von: '2000-01-01', bis: '2099-12-31' }
const ErsterTag = z.string(TAG).check(
  z.refine(istTag, TAG),
  z.refine((tag) => !istTag(tag) || spannenSatz('', tag, JAHRHUNDERT) === null, {
    error: ({ input }) => spannenSatz('Eine Fassung gilt', String(input), JAHRHUNDERT) ?? TAG,
  }),
)
const Objekt = z.record(z.string(), z.unknown(), 'Die Datei enthält kein Objekt: { "gueltigAb": …, … }.')

/** What a schema says of a value, each with its place in the file. */
const maengel = (schema: z.ZodMiniType, wert: unknown, ...davor: string[]): string[] => {
  const { error } = z.safeParse(schema, wert, { error: deutscherText })
  return (error?.issues ?? []).map(({ path, message }) => {
    const stelle = z.core.toDotPath([...davor, ...path])
    return stelle === '' ? `: ${message}` : `, ${stelle}: ${message}`
  })
}

/** Editors of some systems begin a file with a byte order mark. */
const alsJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''))

const jsonFehler = ({ message }: SyntaxError): string => {
  const [, zeile, spalte] = /line (\d+) column (\d+)/.exec(message) ?? []
  return `Die Datei ist kein lesbares JSON${zeile === undefined ? '' : ` (Zeile ${zeile}, Spalte ${spalte})`}.`
}

/** Only one kind of file has them; it was checked before. */
const MitAnlagen = z.object({ anlagen: z._default(z.array(z.custom<Anlage>()), []) })

type Gelesen = { readonly fassung?: Programmfassung; readonly fehler: readonly string[] }

const dateiLesen = async (ordner: string, programm: Programm, art: Programmdatenart): Promise<Gelesen> => {
  const text = await readFile(join(ordner, art.datei), 'utf8')
  const mit = (fehler: readonly string[]) => ({ fehler: fehler.map((satz) => `${art.datei}${satz}`) })
  try {
    const wert = alsJson(text)
    const objekt = z.safeParse(Objekt, wert)
    if (!objekt.success) return mit(maengel(Objekt, wert))
    const { gueltigAb, ...daten } = objekt.data
    const fehler = [...maengel(ErsterTag, gueltigAb, 'gueltigAb'), ...maengel(art.schema, daten)]
    const tag = z.safeParse(ErsterTag, gueltigAb)
    if (!tag.success || fehler.length > 0) return mit(fehler)
    const anlagen = await anlagenLesen(ordner, z.parse(MitAnlagen, daten).anlagen)
    if (anlagen.fehler.length > 0) return anlagen
    return { fassung: { art, programm, gueltigAb: tag.data, daten, anlagen: anlagen.dateien }, fehler }
  } catch (error) {
    if (error instanceof SyntaxError) return mit([`: ${jsonFehler(error)}`])
    throw error
  }
}

const BEKANNT = PROGRAMMDATENARTEN.map(({ datei }) => datei)

const inhaltVon = async (ordner: string): Promise<string[]> => {
  const namen = await readdir(ordner).catch(() => {
    throw new Programmdatenfehler([`Der Ordner ${ordner} ist nicht zu lesen.`])
  })
  return namen.filter((name) => name.endsWith('.json')).toSorted()
}

/** The folder is named as the programme is. */
const programmVon = (ordner: string): Programm => {
  const name = basename(resolve(ordner))
  const { data } = z.safeParse(Programm, name)
  if (data !== undefined) return data
  const moeglich = Programm.options.join(', ')
  throw new Programmdatenfehler([
    `Der Ordner heißt wie sein Programm (${moeglich}); ${name} ist keines davon.`,
  ])
}

/** Reads a programme's versions from its folder. Throws with every fault of every file at once. */
export const programmordnerLesen = async (ordner: string): Promise<Programmfassung[]> => {
  const programm = programmVon(ordner)
  const namen = await inhaltVon(ordner)
  const fremd = namen.filter((name) => !BEKANNT.includes(name))
  const arten = PROGRAMMDATENARTEN.filter(({ datei }) => namen.includes(datei))
  const gelesen = await Promise.all(arten.map((art) => dateiLesen(ordner, programm, art)))
  const fehler = [
    ...fremd.map((name) => `${name}: So heißt keine Datei eines Programms (${BEKANNT.join(', ')}).`),
    ...(namen.length === 0 ? [`In ${ordner} liegt keine der Dateien ${BEKANNT.join(', ')}.`] : []),
    ...gelesen.flatMap((g) => g.fehler),
  ]
  if (fehler.length > 0) throw new Programmdatenfehler(fehler)
  return gelesen.flatMap(({ fassung }) => fassung ?? [])
}
