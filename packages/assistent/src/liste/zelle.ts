import type { Antwortart, Option } from '@foerderportal/contract/formular/antwort'
import { vereinfacht } from './tabelleSpalten.ts'

/** What a cell becomes in its field, or what is wrong with it. */
export type Zelle = { readonly feld: unknown; readonly fehler: readonly string[] }

const gewaehlt = (zelle: string, optionen: readonly Option[]): string | undefined =>
  optionen.find(({ wert, text }) => [wert, text].map(vereinfacht).includes(vereinfacht(zelle)))?.wert

const JA_NEIN: readonly Option[] = [
  { wert: 'ja', text: 'Ja' },
  { wert: 'nein', text: 'Nein' },
]

/** What is chosen in a form stands in a cell in words. */
const ausWorten = (zelle: string, optionen: readonly Option[], feld: (wert: string) => unknown): Zelle => {
  const wert = gewaehlt(zelle, optionen)
  return wert === undefined
    ? { feld: '', fehler: [`Schreiben Sie eines davon: ${optionen.map(({ text }) => text).join(', ')}.`] }
    : { feld: feld(wert), fehler: [] }
}

/** Reads a cell that says something as the kind of its answer does: what stands in its field then is what one would type. */
export const zelleLesen = (art: Antwortart<never>, zelle: string): Zelle => {
  if (art.art === 'wahl') return ausWorten(zelle, art.optionen, (wert) => wert)
  if (art.art === 'jaNein') return ausWorten(zelle, JA_NEIN, (wert) => wert === 'ja')
  const wert = art.lesen(zelle)
  const grenze = art.grenze(wert)
  const fehler = [...art.unlesbar(zelle, '').map(({ text }) => text), ...(grenze === null ? [] : [grenze])]
  return { feld: fehler.length === 0 ? art.schreiben(wert) : zelle, fehler }
}
