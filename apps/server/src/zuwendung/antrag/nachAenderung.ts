import type { Aenderung } from '../kern/aenderung.ts'
import { antragMitzeichnungVerfallen } from '../mitzeichnung/antragMitzeichnungVerfallen.ts'

/** What other rooms do when an application changes: whoever has something to do adds a line, and every change does it. */
const NACH_AENDERUNG: readonly ((aenderung: Aenderung) => Promise<void>)[] = [antragMitzeichnungVerfallen]

export const aenderungMelden = async (aenderung: Aenderung): Promise<void> => {
  for (const folgen of NACH_AENDERUNG) await folgen(aenderung)
}
