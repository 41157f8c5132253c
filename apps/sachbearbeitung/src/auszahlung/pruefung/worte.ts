import {
  BANKPRUEFUNG_ANZEIGE,
  istOhnePruefung,
} from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { Bankpruefung, Pruefposition } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { AUSZAHLUNG_ANZEIGE } from '@foerderportal/contract/auszahlung/staende'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'

const UNGEPRUEFT: StatusAnzeige = {
  wort: 'Eingegangen',
  ton: 'neutral',
  weiter: 'Die Sachbearbeitung prüft.',
}

/** Where a request stands, as the bank says it: once decided, how; also what was decided without a check. */
export const anzeigeVon = ({ status, stand }: Pick<Bankpruefung, 'status' | 'stand'>): StatusAnzeige => {
  const lauf = stand ?? (istOhnePruefung({ stand, status }) ? 'FREIGEGEBEN' : null)
  if (lauf === null) return UNGEPRUEFT
  const { wort, ton, weiter } = BANKPRUEFUNG_ANZEIGE[lauf]
  if (lauf !== 'FREIGEGEBEN') return { wort, ton, weiter }
  return status === 'ABGELEHNT'
    ? { ...AUSZAHLUNG_ANZEIGE.ABGELEHNT, weiter: 'Das Unternehmen kann einen neuen Antrag stellen.' }
    : { wort: AUSZAHLUNG_ANZEIGE[status].wort, ton, weiter }
}

/** An invoice in a few words: 'Landtechnik Nord GmbH, RE 4711/26'. */
export const rechnungName = ({ nachweis }: Pick<Pruefposition, 'nachweis'>): string =>
  [nachweis.rechnungsSteller, nachweis.rechnungsNummer].filter(Boolean).join(', ') || 'Rechnung'
