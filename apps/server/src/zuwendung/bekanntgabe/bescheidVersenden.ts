import { liegtBereit } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { aufgegebenFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import type { Tx } from '../../platform/database/database.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bekanntgabeHandeln, type Bankbescheid } from './bankBescheid.ts'
import { zeichnendenSchreiben } from './bekanntgabeMail.ts'
import { bekanntgabeBewegen, versandEinfuegen, type Bescheid } from './bekanntgaben.ts'

type Versenden = Bankbescheid & { readonly aufgegebenAm: string }

const tagPruefen = (aufgegeben: string, { erlassen_am: erlassen }: Bescheid, jetzt: Date): void =>
  ohneFehler(aufgegebenFehler(aufgegeben, tagInBerlin(erlassen), tagInBerlin(jetzt)))

/** What lay in the portal is withdrawn: two ways at once would leave open which of them counts. */
const entziehen = async (services: Services, tx: Tx, b: Bescheid): Promise<void> => {
  await bekanntgabeBewegen(tx, b, 'NICHT_BEWIRKT', { beendet_am: services.clock.now() })
  await zeichnendenSchreiben(services, tx, 'perPost', b)
}

/** S9-10. The letter was posted: it is given on the fourth day after that. */
export const bescheidVersenden = (
  services: Services,
  { aufgegebenAm, ...aufruf }: Versenden,
): Promise<void> =>
  bekanntgabeHandeln(services, aufruf, 'bescheidVersenden', async (tx, bescheid) => {
    tagPruefen(aufgegebenAm, bescheid, services.clock.now())
    if (liegtBereit(bescheid.status)) await entziehen(services, tx, bescheid)
    return { nr: await versandEinfuegen(tx, bescheid, aufgegebenAm), aufgegebenAm }
  })
