import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { tagVon } from '../worte.ts'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'

/** What came of a ranked line. */
export const AUSGANG_WORT: Readonly<Record<Reihungszeile['ausgang'], string>> = {
  WARTET: 'wartet',
  ENTFALLEN: 'entfallen',
  OFFEN: 'eingeladen',
  GENUTZT: 'Antrag eingereicht',
  VERFALLEN: 'verfallen',
  VERZICHTET: 'verzichtet',
}

/** 'eingeladen bis 21.05.2027, Staffel 2' */
export const ausgangWorte = ({ ausgang, staffel, einladung }: Reihungszeile): string => {
  const bis =
    ausgang === 'OFFEN' && einladung?.bis ? ` bis ${tagVon(letzterMoment(einladung.bis).toISOString())}` : ''
  return `${AUSGANG_WORT[ausgang]}${bis}${staffel === null ? '' : `, Staffel ${staffel}`}`
}
