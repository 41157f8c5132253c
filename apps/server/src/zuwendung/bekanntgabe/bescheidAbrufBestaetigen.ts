import { bekanntNachAbruf } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { ABRUF_GILT_MS, abrufBestaetigen, abrufFinden, type Abruf } from './abrufe.ts'
import { bekanntgabeBewegen, bescheidLaden, bescheidSperren, type Bescheid } from './bekanntgaben.ts'
import { bekanntgabeErlauben, bekanntgabeProtokollieren, bescheidGefunden } from './bekanntgabePolicy.ts'
import { VERFALLEN, type Versuch } from './bescheidAbrufLaden.ts'
import { bescheideAnsehen, leserLaden } from './bescheidAnsicht.ts'

const UNVOLLSTAENDIG =
  'Der Bescheid ist nicht vollständig angekommen und gilt nicht als abgerufen. Rufen Sie ihn noch einmal ab.'

/** Retrieved at the moment at which the call that began it arrived; given on the day after. */
const abgerufen = async (tx: Tx, b: Bescheid, abruf: Abruf): Promise<void> => {
  const nach = bekanntgabeErlauben('bescheidAbrufen', b.status, 'ZEICHNUNGSBERECHTIGT')
  const bekanntAm = bekanntNachAbruf(abruf.begonnen_am)
  await bekanntgabeBewegen(tx, b, nach, {
    abgerufen_am: abruf.begonnen_am,
    abgerufen_von: abruf.nutzer_sub,
    abgerufen_name: abruf.name,
    bekannt_am: bekanntAm,
  })
  await bekanntgabeProtokollieren(tx, b, {
    handlung: 'bescheidAbrufen',
    sub: abruf.nutzer_sub,
    nr: b.nr,
    versuch: abruf.guid,
    stand: 'vollständig',
    sha256: b.datei_sha256,
    bekanntAm,
  })
}

type Bestaetigen = Versuch & { readonly sha256: string }

/** What the first complete attempt has done stands; another one that was under way is noted and changes nothing. */
const bestaetigen = async (
  { clock }: Services,
  tx: Tx,
  b: Bescheid,
  { sha256, ...versuch }: Bestaetigen,
): Promise<void> => {
  const abruf = bescheidGefunden(await abrufFinden(tx, versuch))
  if (abruf.bestaetigt_am !== null) return
  const jetzt = clock.now()
  if (sha256 !== b.datei_sha256) throw nichtMoeglich(UNVOLLSTAENDIG)
  if (abruf.begonnen_am.getTime() + ABRUF_GILT_MS <= jetzt.getTime()) throw nichtMoeglich(VERFALLEN)
  if (b.status !== 'ABGERUFEN' || b.nr !== abruf.nr) await abgerufen(tx, b, abruf)
  await abrufBestaetigen(tx, abruf.guid, { sha256, jetzt })
}

/**
 * S9-10. All bytes have arrived: who has not got them all can't name their hash. From here on the notice is retrieved,
 * once, and every member may read it.
 */
export const bescheidAbrufBestaetigen = async (
  services: Services,
  e: Bestaetigen,
): Promise<BescheidAnsicht> =>
  services.db.transaction().execute(async (tx) => {
    const b = bescheidGefunden(await bescheidSperren(tx, e.guid))
    const leser = bescheidGefunden(await leserLaden(tx, b.unternehmen_guid, e.sub))
    await bestaetigen(services, tx, b, e)
    const danach = bescheidGefunden(await bescheidLaden(tx, e.guid))
    const [ansicht] = await bescheideAnsehen(services, tx, [danach], leser)
    return bescheidGefunden(ansicht)
  })
