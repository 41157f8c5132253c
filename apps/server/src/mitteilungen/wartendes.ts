import { darf } from '@foerderportal/contract/shared/permissions'
import type { Wartezaehler } from '../platform/wartendes.ts'
import { posteingangZaehlen } from './bank/posteingangLesen.ts'

/** Whoever works on cases answers them; whoever leads or audits looks after them. */
export const unbeantworteteZaehlen: Wartezaehler = async ({ db }, { sub, rollen }) =>
  darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN']) ||
  darf(rollen, ['LEITUNG', 'SCHREIBEN']) ||
  darf(rollen, ['REVISION', 'LESEN'])
    ? { mitteilungen: await posteingangZaehlen(db, sub, {}) }
    : {}
