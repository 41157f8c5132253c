import { darf } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Bearbeitende } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { alsListe } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Principal } from '../../platform/auth/principal.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { kandidatenLesen } from './zuweisungen.ts'

type Frage = { readonly principal: Pick<Principal, 'sub' | 'rollen'>; readonly faelle: string }

/** S9-02: to whom these cases can be given, by the rules of fallZuweisen.ts; why somebody is not there, nobody reads (S9-01). */
export const bearbeitendeLesen = async (
  { db }: Pick<Services, 'db'>,
  { principal: { sub, rollen }, faelle }: Frage,
): Promise<Bearbeitende> => {
  const weistZu = darf(rollen, ['LEITUNG', 'SCHREIBEN']) || darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])
  if (!weistZu) throw absagen(ALLGEMEIN.keineBerechtigung)
  return kandidatenLesen(db, alsListe(faelle), sub)
}
