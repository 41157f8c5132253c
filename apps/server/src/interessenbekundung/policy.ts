import type { BekundungStatus } from '@foerderportal/contract/interessenbekundung/lifecycle'
import { istErfassung } from '@foerderportal/contract/interessenbekundung/lifecycle'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { absagen } from '../platform/http/refusal.ts'

/** Rounds are for farms and firms that work for them; banks and start-ups apply for nothing in them. */
export const darfBekunden = (typ: UnternehmenArt): boolean => typ === 'LandwirtschaftlichesUnternehmen'

/** Whether a declaration can be made or changed now by a member: travels with every answer (S3-02). */
export const istAenderbar = (typ: UnternehmenArt, status: BekundungStatus): boolean =>
  darfBekunden(typ) && istErfassung(status)

export const gefunden = <T>(runde: T | undefined): T => {
  if (runde === undefined) throw absagen(BEKUNDUNG.bekundungFehlt)
  return runde
}
