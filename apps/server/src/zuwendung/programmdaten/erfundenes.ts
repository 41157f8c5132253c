import { readFile } from 'node:fs/promises'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import * as z from 'zod/mini'
import type { Programmfassung } from './programmordnerLesen.ts'

const BEISPIELE = new URL('../../../daten/demo/', import.meta.url)

const Gekennzeichnet = z.object({ demo: z.literal(true) })
const MitKonto = z.object({ iban: z.string() })

const ziffern = (iban: string): string => iban.replaceAll(' ', '')

/** The account that the demonstration pays from. */
const beispielkonto = async (programm: Programm): Promise<string> => {
  const text = await readFile(new URL(`${programm}/konto.json`, BEISPIELE), 'utf8')
  return ziffern(z.parse(MitKonto, JSON.parse(text)).iban)
}

const satzZu = ({ art, daten }: Programmfassung, konten: readonly string[]): string[] => {
  const konto = z.safeParse(MitKonto, daten)
  return [
    ...(z.safeParse(Gekennzeichnet, daten).success
      ? [
          `${art.datei}, demo: Diese Werte sind als erfunden gekennzeichnet, und dies ist keine Vorführung. Setzen Sie Ihre ein, und nehmen Sie "demo": true heraus.`,
        ]
      : []),
    ...(konto.success && konten.includes(ziffern(konto.data.iban))
      ? [`${art.datei}, iban: Das ist das Beispielkonto der Vorführung. Setzen Sie das Konto der Bank ein.`]
      : []),
  ]
}

/** What nobody may apply for, or be paid from: values that no directive sets, outside of a demonstration (rule W-06). */
export const erfundenes = async (fassungen: readonly Programmfassung[]): Promise<string[]> => {
  const konten = await Promise.all(Programm.options.map(beispielkonto))
  return fassungen.flatMap((fassung) => satzZu(fassung, konten))
}
