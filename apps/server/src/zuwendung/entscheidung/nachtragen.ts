import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { Tx } from '../../platform/database/database.ts'
import { gegenstandMindern } from './bewilligungen.ts'
import type { Lage } from './entscheidungAendern.ts'
import type { Entscheidungsfall } from './entscheidungsfall.ts'
import type { EntscheidungRow } from './entscheidungen.ts'
import type { Verzichte } from './verzichte.ts'

/** What an act after the approval does with its release: every item that becomes less is less from now on (S6-01). */
export const mindern = async (
  tx: Tx,
  { umstaende }: Pick<Entscheidungsfall, 'umstaende'>,
  { inhalt }: Pick<EntscheidungRow, 'inhalt'>,
): Promise<void> => {
  const vorher = new Map(umstaende.gegenstaende.map((g) => [g.gegenstand, g.nachtrag?.bisher ?? 0]))
  for (const { gegenstand, bewilligt } of inhalt.betraege)
    if (inCent(bewilligt) < inCent(vorher.get(gegenstand) ?? 0))
      await gegenstandMindern(tx, gegenstand, inCent(bewilligt))
}

/** The waiver that it takes up is taken up. */
export const verzichtAufnehmen = async (
  tx: Tx,
  { fall: { verzicht }, jetzt }: Lage,
  {
    guid,
    sub,
    verzichte,
  }: { readonly guid: string; readonly sub: string; readonly verzichte: Verzichte | undefined },
): Promise<void> => {
  if (verzicht !== undefined)
    await verzichte?.aufnehmen(tx, { verzicht: verzicht.guid, entscheidung: guid, sub, jetzt })
}
