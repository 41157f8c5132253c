import { Auszahlungskonto } from '@foerderportal/contract/auszahlung/zahllauf/konto'
import { NeueBescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/neueBescheidvorlage'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { Schreibvorlage } from '@foerderportal/contract/zuwendung/kern/programm/schreibvorlage'
import { Pruefkatalog } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import type * as z from 'zod/mini'

/** One kind of what a directive sets of a programme (rule D-05): the file that brings a version in, and its table. */
export type Programmdatenart = {
  readonly datei: string
  /** Its columns are programm, gueltig_ab and daten. */
  readonly tabelle: 'programm' | 'pruefkatalog' | 'bescheidvorlage' | 'schreibvorlage' | 'auszahlungskonto'
  /** As a sentence names it. */
  readonly wort: string
  readonly schema: z.ZodMiniType
}

/** The programme itself comes first: the others are of no use without it. */
export const PROGRAMMDATENARTEN: readonly Programmdatenart[] = [
  { datei: 'programm.json', tabelle: 'programm', wort: 'Das Programm', schema: ProgrammDaten },
  { datei: 'pruefkatalog.json', tabelle: 'pruefkatalog', wort: 'Der Prüfkatalog', schema: Pruefkatalog },
  {
    datei: 'bescheid.json',
    tabelle: 'bescheidvorlage',
    wort: 'Die Bescheidvorlage',
    schema: NeueBescheidvorlage,
  },
  {
    datei: 'schreiben.json',
    tabelle: 'schreibvorlage',
    wort: 'Die Schreibvorlage',
    schema: Schreibvorlage,
  },
  {
    datei: 'konto.json',
    tabelle: 'auszahlungskonto',
    wort: 'Das Konto der Bank',
    schema: Auszahlungskonto,
  },
]
