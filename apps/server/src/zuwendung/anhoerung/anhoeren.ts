import { randomUUID } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type {
  AnhoerungBeiDerBank,
  AnhoerungEingabe,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { anhoerungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { anhoerenHindernis } from './anhoerenHindernis.ts'
import { anhoerungEinfuegen } from './anhoerungen.ts'
import { anhoerungMelden } from './anhoerungMelden.ts'
import { beiDerBank } from './anhoerungView.ts'

type Anhoeren = { readonly sub: string; readonly guid: string; readonly eingabe: AnhoerungEingabe }

/** Hears the applicant before a decision (S9-03): once at a time, with a deadline. */
export const anhoeren = (
  services: Services,
  { sub, guid, eingabe }: Anhoeren,
): Promise<AnhoerungBeiDerBank> => {
  const jetzt = services.clock.now()
  ohneFehler(anhoerungsfristFehler(eingabe.frist, tagInBerlin(jetzt)))
  return services.db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, guid, sub)
    const grund = await anhoerenHindernis(tx, antrag, jetzt)
    if (grund !== null) throw nichtMoeglich(grund)
    const row = await anhoerungEinfuegen(tx, {
      guid: randomUUID(),
      geschaeftGuid: antrag.geschaeft_guid,
      text: eingabe.text,
      letzterTag: eingabe.frist,
      jetzt,
      sub,
    })
    await protokollieren(tx, {
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      handlung: 'anhoeren',
      objektGuid: antrag.guid,
      angaben: { anhoerung: row.guid, frist: row.frist.toISOString() },
    })
    await anhoerungMelden(services, tx, antrag, row)
    const [ansicht] = await beiDerBank(tx, [row], { antragGuid: antrag.guid, jetzt })
    if (ansicht === undefined) throw new Error('one row has one view')
    return ansicht
  })
}
