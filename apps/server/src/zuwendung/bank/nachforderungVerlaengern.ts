import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import type {
  NachforderungFrist,
  NachforderungVerlaengerung,
} from '@foerderportal/contract/zuwendung/antragsformular/nachforderungSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nachforderungVerschieben } from '../kern/nachforderungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bankAntragSperren, bankErlauben } from '../zugang/bankFall.ts'
import { offeneVerlangen } from './offeneVerlangen.ts'
import { verlaengerungMelden } from './nachforderungMelden.ts'
import { fristFehler } from './nachforderungsfrist.ts'

type Verlaengern = {
  readonly sub: string
  readonly guid: string
  readonly eingabe: NachforderungVerlaengerung
}

/** Only to a later day: what an applicant was promised is not taken from him. */
const spaeterFehler = (frist: string, bisher: string): Feldfehler[] => {
  const letzterTag = tagInBerlin(new Date(Date.parse(bisher) - 1))
  return frist <= letzterTag
    ? [{ pfad: 'frist', text: `Geben Sie einen Tag nach dem ${alsDatum(letzterTag)} an.` }]
    : []
}

const pruefen = (fehler: readonly Feldfehler[]): void => {
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
}

/** Gives the applicant longer to answer (S9-03). */
export const nachforderungVerlaengern = async (
  services: Services,
  { sub, guid, eingabe: { frist: letzterTag, grund } }: Verlaengern,
): Promise<NachforderungFrist> => {
  const jetzt = services.clock.now()
  pruefen(fristFehler(letzterTag, jetzt))
  return services.db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, guid, sub)
    bankErlauben('nachforderungVerlaengern', antrag)
    const offen = offeneVerlangen(antrag)
    pruefen(spaeterFehler(letzterTag, offen.frist))
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
        vorher: new Date(offen.frist).toISOString(),
        frist: frist.toISOString(),
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
