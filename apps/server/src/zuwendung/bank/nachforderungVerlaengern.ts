import { momentVon, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/routes'
import { nachforderungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import type { NachforderungFrist } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { nachforderungVerschieben } from '../kern/nachforderungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bankAntragSperren, bankErlauben } from '../zugang/bankFall.ts'
import { offeneVerlangen } from './offeneVerlangen.ts'
import { verlaengerungMelden } from './nachforderungMelden.ts'

/** Only to a later day: what an applicant was promised is not taken from him. */
const tagPruefen = (frist: string, bisher: string, jetzt: Date): void =>
  ohneFehler(nachforderungsfristFehler(frist, tagInBerlin(jetzt), tagInBerlin(letzterMoment(bisher))))

/** Gives the applicant longer to answer (S9-03). */
export const nachforderungVerlaengern = async (
  services: Services,
  {
    person: { sub },
    params: { guid },
    body: { frist: letzterTag, grund },
  }: Aufruf<typeof vertrag.nachforderungVerlaengern>,
): Promise<NachforderungFrist> => {
  const jetzt = services.clock.now()
  return services.db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, guid, sub)
    bankErlauben('nachforderungVerlaengern', antrag)
    const offen = offeneVerlangen(antrag)
    tagPruefen(letzterTag, offen.frist, jetzt)
    const frist = await nachforderungVerschieben(tx, antrag.guid, { letzterTag, grund, sub, jetzt })
    // Somebody else was faster, and has gone further.
    if (frist === undefined) throw nichtMoeglich('Die Frist wurde gerade schon verlängert.')
    await protokollieren(tx, {
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      handlung: 'nachforderungVerlaengern',
      objektGuid: antrag.guid,
      angaben: {
        nachforderung: offen.guid,
        vorher: momentVon(offen.frist).toISOString(),
        frist: frist.toISOString(),
        grund,
      },
    })
    const { eingereicht_von: eingereichtVon } = await gesendeteEinreichung(tx, antrag.guid)
    await verlaengerungMelden(services, tx, antrag, {
      guid: offen.guid,
      frist: frist.toISOString(),
      eingereichtVon,
    })
    return { guid: offen.guid, frist: frist.toISOString() }
  })
}
