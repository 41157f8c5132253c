import type { Eingabedatei } from '../datenstand/importart.ts'

/** The lines of a file without their ends, counted from 1; a last one that is empty is none. */
export const textzeilen = async function* (
  datei: Eingabedatei,
): AsyncIterable<{ readonly zeile: number; readonly text: string }> {
  let rest = ''
  let zeile = 0
  for await (const stueck of datei.texte()) {
    const teile = (rest + stueck).split('\n')
    rest = teile.pop() ?? ''
    for (const text of teile) yield { zeile: ++zeile, text: text.replace(/\r$/, '') }
  }
  if (rest !== '') yield { zeile: zeile + 1, text: rest.replace(/\r$/, '') }
}
