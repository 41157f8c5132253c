import { konversationStaende, type KonversationAktion } from '@foerderportal/contract/mitteilungen/staende'
import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import { vorhanden } from '../konversation/konversationPolicy.ts'
import { standVon, type BankKonversationRow } from './bankKonversationen.ts'

/** S9-01: 404 unknown, 403 with a conflict of interest. */
export const lesbar = (row: BankKonversationRow | undefined): BankKonversationRow => {
  const da = vorhanden(row)
  if (da.befangen) throw befangenAbsagen()
  return da
}

/** What its table says to the bank. */
export const nachTafel = (aktion: KonversationAktion, row: BankKonversationRow): Laufhindernis | null =>
  konversationStaende.hindernis(aktion, standVon(row), ['SACHBEARBEITUNG'])

const EIGENES =
  'Für dieses Unternehmen handeln Sie selbst. Jemand anderes aus der Sachbearbeitung schreibt ihm.'

/** Why this person can't write to the company, as a sentence; null where he can. */
export const bankSchreibhindernis = (row: BankKonversationRow): string | null =>
  row.eigener ? EIGENES : (nachTafel('mitteilungSenden', row)?.text ?? null)
