import { darf } from '@foerderportal/contract/shared/permissions'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Wartezaehler } from '../platform/wartendes.ts'
import { ansichtZaehlen } from './vorrat/vorratZaehlerLesen.ts'

/** The view with which the work list begins: who is one of those to whom cases are given. */
const [MEINE] = ANSICHTEN

export const faelleZaehlen: Wartezaehler = async ({ db, clock }, { sub, rollen }) =>
  darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])
    ? { vorrat: await ansichtZaehlen(db, { sub, jetzt: clock.now() }, MEINE.filter) }
    : {}
