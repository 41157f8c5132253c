import {
  befragungStaende,
  type BefragungAktion,
  type BefragungStand,
} from '@foerderportal/contract/fragebogen/staende'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { absagen } from '../../platform/http/refusal.ts'
import type { BefragungRow } from './befragungen.ts'

/** 404 for one that does not exist or is somebody else's. */
export const gefunden = <T>(befragung: T | undefined): T => {
  if (befragung === undefined) throw absagen(FRAGEBOGEN.fehlt)
  return befragung
}

const standVon = ({ abgeschlossen_am }: Pick<BefragungRow, 'abgeschlossen_am'>): BefragungStand =>
  abgeschlossen_am === null ? 'IN_BEARBEITUNG' : 'ABGESCHLOSSEN'

/** 412 with the reason unless its life cycle lets its people do it. */
export const erlauben = (aktion: BefragungAktion, befragung: BefragungRow): void => {
  const grund = befragungStaende.hindernis(aktion, standVon(befragung), ['BEFRAGT'])
  if (grund !== null) throw absagen(FRAGEBOGEN.nichtMoeglich, grund.text)
}
