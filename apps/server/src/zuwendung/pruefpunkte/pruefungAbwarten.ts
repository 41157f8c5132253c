import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import { offenePflichtpunkte } from './offenePflichtpunkte.ts'
import { pruefakteLesen } from './pruefakte.ts'
import { punktStand, punktVermerke } from './punktAnsicht.ts'

/** What a decision is about, as far as its check has to do with it. */
type Lage = { readonly fall: { readonly antrag: Pick<BankAntrag, 'guid' | 'geschaeft_guid' | 'programm'> } }

/** Before a decision every mandatory point is answered for what was sent last; as sentences, none where all are. */
export const pruefungAbwarten = async (db: Database | Tx, { fall }: Lage): Promise<readonly string[]> => {
  const offene = await offenePflichtpunkte(db, fall.antrag)
  if (offene.length === 0) return []
  const worte = mitUnd(offene.map(({ code, titel }) => `${code} „${titel}“`))
  return [
    `${offene.length === 1 ? 'Ein Pflichtpunkt ist' : `${offene.length} Pflichtpunkte sind`} noch offen: ${worte}.`,
  ]
}

/** What the check found, for who releases: points that are not met, with the words of who checked them. */
export const pruefungsbefunde = async (db: Database | Tx, { fall }: Lage): Promise<readonly string[]> => {
  const akte = await pruefakteLesen(db, fall.antrag)
  return (akte.katalog?.punkte ?? []).flatMap((punkt) => {
    const vermerke = punktVermerke(punkt, akte)
    const { stand } = punktStand(punkt, vermerke, null)
    const text = vermerke.findLast(({ gestrichen }) => gestrichen === null)?.text ?? ''
    return stand === 'NICHT_ERFUELLT' ? [`Nicht erfüllt: ${punkt.code} ${punkt.titel}. ${text}`.trim()] : []
  })
}
