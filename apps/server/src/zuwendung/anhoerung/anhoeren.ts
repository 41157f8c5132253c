import { randomUUID } from 'node:crypto'
import { alsDatum, tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { ANHOERUNG_MINDESTENS_TAGE } from '@foerderportal/contract/zuwendung/anhoerung/anhoerungLauf'
import type {
  AnhoerungBeiDerBank,
  AnhoerungEingabe,
} from '@foerderportal/contract/zuwendung/anhoerung/schema'
import { FRIST_HOECHSTENS_TAGE } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { anhoerenHindernis } from './anhoerenHindernis.ts'
import { anhoerungEinfuegen } from './anhoerungen.ts'
import { anhoerungMelden } from './anhoerungMelden.ts'
import { beiDerBank } from './anhoerungView.ts'

type Anhoeren = { readonly sub: string; readonly guid: string; readonly eingabe: AnhoerungEingabe }

/** Long enough to answer, and not for ever. */
const fristPruefen = (frist: string, jetzt: Date): void => {
  const heute = tagInBerlin(jetzt)
  const [ab, bis] = [ANHOERUNG_MINDESTENS_TAGE, FRIST_HOECHSTENS_TAGE].map((tage) => tageSpaeter(heute, tage))
  const fehler: Feldfehler[] =
    ab !== undefined && bis !== undefined && (frist < ab || frist > bis)
      ? [{ pfad: 'frist', text: `Geben Sie einen Tag vom ${alsDatum(ab)} bis ${alsDatum(bis)} an.` }]
      : []
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
}

/** Hears the applicant before a decision (S9-03): once at a time, with a deadline. */
export const anhoeren = (
  services: Services,
  { sub, guid, eingabe }: Anhoeren,
): Promise<AnhoerungBeiDerBank> => {
  const jetzt = services.clock.now()
  fristPruefen(eingabe.frist, jetzt)
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
