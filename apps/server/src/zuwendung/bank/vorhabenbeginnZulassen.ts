import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { istEntschieden } from '@foerderportal/contract/zuwendung/kern/staende'
import type {
  Vorhabenbeginn,
  VorhabenbeginnEingabe,
} from '@foerderportal/contract/zuwendung/kern/vorhabenbeginn'
import { vorhabenbeginnFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { antragVerweis, zeichnendeLaden } from '../kern/antragMail.ts'
import { bankAntragSperren, type BankAntrag } from '../zugang/bankFall.ts'
import { nichtMoeglich, stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { vorhabenbeginnVon } from '../kern/view.ts'

type Zulassen = { readonly sub: string; readonly guid: string; readonly eingabe: VorhabenbeginnEingabe }

const standPruefen = ({ status }: BankAntrag): void => {
  if (istEntschieden(status)) throw nichtMoeglich('Über diesen Antrag ist schon entschieden.')
}

const festhalten = async (tx: Tx, antrag: BankAntrag, { sub, eingabe }: Zulassen): Promise<void> => {
  await sql`update geschaeft set vorhabenbeginn_ab = ${eingabe.ab} where guid = ${antrag.geschaeft_guid}`.execute(
    tx,
  )
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung: 'vorhabenbeginnZulassen',
    objektGuid: antrag.guid,
    angaben: { vorher: antrag.vorhabenbeginn_ab, ...eingabe },
  })
}

/** Everybody who may sign for the company hears of it: an order placed on the wrong day costs the whole grant. */
const melden = async ({ config }: Services, tx: Tx, antrag: BankAntrag, ab: string): Promise<void> => {
  for (const an of await zeichnendeLaden(tx, antrag.unternehmen_guid))
    await mailVersenden(tx, {
      an: an.email,
      betreff: `Sie dürfen früher kaufen: Antrag ${antrag.ge_nr}`,
      text: brief(config, [
        anrede(an),
        `für Ihren Antrag ${antrag.ge_nr} stimmt die Bank einem vorzeitigen Kauf zu: Sie dürfen ab dem ${alsDatum(ab)} bestellen. Einen Anspruch auf den Zuschuss gibt Ihnen das noch nicht.`,
        `Zum Antrag:\n${antragVerweis(config, antrag, 'weiter')}`,
      ]),
      bezug: antrag.guid,
      demo: antrag.demo,
    })
}

/** Individual consent to buy before the approval (S4-09). */
export const vorhabenbeginnZulassen = async (services: Services, z: Zulassen): Promise<Vorhabenbeginn> => {
  const programme = await programmeLesen(services)
  ohneFehler(vorhabenbeginnFehler(z.eingabe.ab, tagInBerlin(services.clock.now())))
  return services.db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, z.guid, z.sub)
    standPruefen(antrag)
    await festhalten(tx, antrag, z)
    // Under the lock: a repeated call tells nobody twice, and a day set back to what it was is told like every other.
    if (antrag.vorhabenbeginn_ab !== z.eingabe.ab) await melden(services, tx, antrag, z.eingabe.ab)
    const programm = geltendesProgramm(programme, antrag.programm, stichtagVon(antrag, services.clock.now()))
    return vorhabenbeginnVon({ vorhabenbeginn_ab: z.eingabe.ab }, programm)
  })
}
