import { darf } from '@foerderportal/contract/shared/permissions'
import type { Wartezaehler } from '../platform/wartendes.ts'
import { auszahlungenZaehlen as offeneZaehlen } from './bankpruefung/auszahlungenLesen.ts'

/** Whoever checks has them to do; whoever leads or audits looks after them. */
export const auszahlungenZaehlen: Wartezaehler = async ({ db }, { sub, rollen }) =>
  darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN']) ||
  darf(rollen, ['LEITUNG', 'SCHREIBEN']) ||
  darf(rollen, ['REVISION', 'LESEN'])
    ? { auszahlungen: await offeneZaehlen(db, { sub, frage: {} }) }
    : {}
