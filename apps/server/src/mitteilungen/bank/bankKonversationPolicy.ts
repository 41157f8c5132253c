import { konversationStaende, type KonversationAktion } from '@foerderportal/contract/mitteilungen/staende'
import type { Tx } from '../../platform/database/database.ts'
import { befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import { eigenerAbsagen } from '../../zuwendung/public.ts'
import { nichtMoeglich, vorhanden } from '../konversation/konversationPolicy.ts'
import {
  bankKonversationLaden,
  konversationHalten,
  standVon,
  type BankKonversationRow,
} from './bankKonversationen.ts'

/** S9-01: 404 unknown, 403 with a conflict of interest. */
export const lesbar = (row: BankKonversationRow | undefined): BankKonversationRow => {
  const da = vorhanden(row)
  if (da.befangen) throw befangenAbsagen()
  return da
}

const nachTafel = (aktion: KonversationAktion, row: BankKonversationRow): string | null =>
  konversationStaende.hindernis(aktion, standVon(row), ['SACHBEARBEITUNG'])?.text ?? null

const EIGENES =
  'Für dieses Unternehmen handeln Sie selbst. Jemand anderes aus der Sachbearbeitung schreibt ihm.'

/** Why this person can't write to the company, as a sentence; null where he can. */
export const bankSchreibhindernis = (row: BankKonversationRow): string | null =>
  row.eigener ? EIGENES : nachTafel('mitteilungSenden', row)

/** The conversation to change, locked: besides, 403 of the own company and 412 where the table does not let it. */
export const fuerAktion = async (
  tx: Tx,
  aktion: KonversationAktion,
  { guid, sub }: { readonly guid: string; readonly sub: string },
): Promise<BankKonversationRow> => {
  await konversationHalten(tx, guid)
  const row = lesbar(await bankKonversationLaden(tx, guid, sub))
  if (row.eigener) throw eigenerAbsagen()
  const grund = nachTafel(aktion, row)
  if (grund !== null) throw nichtMoeglich(grund)
  return row
}
