import { darf } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { Bearbeitende } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { alsListe } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { kandidatenLesen } from './zuweisungen.ts'

/** S9-02: to whom these cases can be given, by the rules of fallZuweisen.ts; why somebody is not there, nobody reads (S9-01). */
export const bearbeitendeLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub, rollen }, query: { faelle } }: Aufruf<typeof vertrag.bearbeitendeLesen>,
): Promise<Bearbeitende> => {
  const weistZu = darf(rollen, ['LEITUNG', 'SCHREIBEN']) || darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])
  if (!weistZu) throw absagen(ALLGEMEIN.keineBerechtigung)
  return kandidatenLesen(db, alsListe(faelle), sub)
}
