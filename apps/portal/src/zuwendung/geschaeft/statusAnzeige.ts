import {
  istEntwurf,
  STATUS_ANZEIGE,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/kern/staende'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { pfade } from '../../paths.ts'

/** Word, tone and outlook of a status, in the terms of packages/ui. */
export const statusAnzeige = (
  status: GeschaeftStatus,
): { wort: string; ton: Ton | 'neutral'; weiter: string } => {
  const { wort, ton, weiter } = STATUS_ANZEIGE[status]
  return { wort, ton: TOENE[ton], weiter }
}

/** Where a case is looked at: a draft in the wizard, at the first page that is not done; all else at its receipt. */
export const geschaeftHref = ({ antraege, geschaeftStatus }: GeschaeftDetail): string | undefined => {
  const guid = antraege[0]?.guid
  if (guid === undefined) return undefined
  return istEntwurf(geschaeftStatus) ? pfade.antragWeiter(guid) : pfade.eingang(guid)
}
