import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { verfallEinfuegen, verfallFreigegeben, verfallZurueckgegeben, type VerfallRow } from './verfaelle.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import { nichtMoeglich, type Lage } from './zahllaufPolicy.ts'
import { postenBewegen } from './zahlposten.ts'

type Dienste = Pick<Services, 'db' | 'clock'>
type MitGrund = { readonly grund: string }
type Gelesen = { readonly verfall: string }

/** S6-08. Its day passed before the file was with the bank: one person says so, with a reason. Nothing changes yet. */
export const zahllaufVerfallVorlegen = (
  services: Dienste,
  { grund, ...aufruf }: Zahllaufaufruf & MitGrund,
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufVerfallVorlegen', async (tx, { row, jetzt }) => {
    const { sub } = aufruf.person
    const verfall = await verfallEinfuegen(tx, { lauf: row.guid, grund, sub, jetzt })
    return { verfall, grund }
  })

/** What this person has read is what lies before him. */
const vorgelegt = ({ verfall }: Lage, gelesen: string): VerfallRow => {
  if (verfall?.guid !== gelesen)
    throw nichtMoeglich('Das liegt nicht mehr zur Freigabe vor. Laden Sie die Seite neu.')
  return verfall
}

/** S6-08. Gives it back with a reason; the run goes on as it was. */
export const zahllaufVerfallZurueckgeben = (
  services: Dienste,
  { grund, verfall: gelesen, ...aufruf }: Zahllaufaufruf & MitGrund & Gelesen,
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufVerfallZurueckgeben', async (tx, lage) => {
    const { guid } = vorgelegt(lage, gelesen)
    await verfallZurueckgegeben(tx, { guid, sub: aufruf.person.sub, jetzt: lage.jetzt, grund })
    return { verfall: guid, grund }
  })

/** S6-08. Another person agrees: the run ends, its payouts are free for another one, its file is kept. */
export const zahllaufVerfallen = (
  services: Dienste,
  { verfall: gelesen, ...aufruf }: Zahllaufaufruf & Gelesen,
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufVerfallen', async (tx, lage) => {
    const { row, jetzt } = lage
    const { guid, grund, vorbereitet_von } = vorgelegt(lage, gelesen)
    await verfallFreigegeben(tx, { guid, sub: aufruf.person.sub, jetzt })
    await postenBewegen(tx, row.guid, { nach: 'VERWORFEN', jetzt, grund })
    await sql`update zahllauf set status = 'VERWORFEN', status_seit = ${jetzt}, verworfen_grund = ${grund}
      where guid = ${row.guid}`.execute(tx)
    return { verfall: guid, vorbereitetVon: vorbereitet_von, grund }
  })
