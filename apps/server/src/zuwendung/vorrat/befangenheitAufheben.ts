import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallHalten, eigenerAbsagen, type BankFall } from '../zugang/bankFall.ts'
import { bankUnternehmenHalten } from '../zugang/bankUnternehmen.ts'
import { befangenheitBeenden, befangenheitLaden, woranBefangen, type Woran } from './befangenheiten.ts'

type Auftrag = {
  readonly principal: Pick<Principal, 'sub' | 'authTime'>
  readonly guid: string
  readonly grund: string
}

const EIGENE = 'Ihre eigene Befangenheit hebt jemand anderes aus der Leitung auf.'
const fehlt = () => absagen(ALLGEMEIN.nichtGefunden, 'Diese Befangenheit gibt es nicht.')

const geladen = async (tx: Tx, { principal: { sub }, guid }: Auftrag): Promise<Befangenheit> => {
  const eine = await befangenheitLaden(tx, sub, guid)
  if (eine === undefined) throw fehlt()
  return eine
}

const halten = (tx: Tx, woran: Woran, sub: string): Promise<Pick<BankFall, 'unternehmen_guid' | 'eigener'>> =>
  'geschaeft' in woran
    ? bankFallHalten(tx, woran.geschaeft, sub)
    : bankUnternehmenHalten(tx, woran.unternehmen, sub)

/** S9-01: Leitung alone, with a reason, right after signing in; twice is the same as once. */
export const befangenheitAufheben = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  auftrag: Auftrag,
): Promise<Befangenheit> => {
  const { principal, guid, grund } = auftrag
  requireFreshSignIn(principal, clock.now())
  const { sub } = principal
  return db.transaction().execute(async (tx) => {
    const woran = await woranBefangen(tx, guid)
    if (woran === undefined) throw fehlt()
    if ((await geladen(tx, auftrag)).person.sub === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
    const gehalten = await halten(tx, woran, sub)
    if (gehalten.eigener) throw eigenerAbsagen()
    const bisher = await geladen(tx, auftrag)
    if (bisher.aufgehoben !== null) return bisher
    await befangenheitBeenden(tx, { guid, sub, grund, jetzt: clock.now() })
    await protokollieren(tx, {
      unternehmenGuid: gehalten.unternehmen_guid,
      sub,
      handlung: 'befangenheitAufheben',
      objektGuid: 'geschaeft' in woran ? woran.geschaeft : woran.unternehmen,
      angaben: { befangenheit: guid, person: bisher.person.sub },
    })
    return geladen(tx, auftrag)
  })
}
