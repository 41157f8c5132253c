import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import type { WartenderVerzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'

/** Who signed first, and when: 'Paul Partner hat am 20.11.2026'. */
export const zuerst = ({ name, unterschriebenAm }: WartenderVerzicht): string =>
  `${name} hat am ${alsDatum(tagInBerlin(new Date(unterschriebenAm)))}`

/** What a waiver that waits for its second signature changes in how its case is shown (S4-07). */
export const verzichtAnzeige = (
  v: WartenderVerzicht,
): Pick<StatusAnzeige, 'weiter'> & Partial<StatusAnzeige> => {
  const weiter = `${zuerst(v)} einen Verzicht unterschrieben.`
  return v.fuerMich
    ? {
        ton: 'warnung',
        weiter: `${weiter} Lesen Sie ihn und unterschreiben Sie mit: Erst dann ist er erklärt.`,
      }
    : {
        weiter: `${weiter} Erklärt ist er, sobald eine zweite Person unterschreibt, die für Ihr Unternehmen zeichnet.`,
      }
}
