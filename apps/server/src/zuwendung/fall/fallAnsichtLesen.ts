import { antragDarstellen } from '@foerderportal/contract/zuwendung/antrag/angaben/darstellung'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { momentVon, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { unterlagenZu } from '../antrag/antragDokumenteLesen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { eingangLesen } from '../../platform/einreichung/eingangLesen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { vorhabenbeginnVon } from '../kern/view.ts'
import { fallLaden } from '../zugang/bankFall.ts'
import { beiDerBank, eingangBeiDerBank } from './bankAdressen.ts'
import { anhoerungZumFall, bescheideZumFall } from './verfahrenLesen.ts'

/**
 * A case as its applicant has it before him: where it stands, and what was sent last in the words of the questions, by the
 * programme of the day on which it came in first. What he drafts since is his alone.
 */
export const fallAnsichtLesen = async (
  services: Services,
  { person: { sub }, params: { guid: geschaeftGuid } }: Aufruf<typeof vertrag.fallAnsichtLesen>,
): Promise<FallAnsicht> => {
  const { db } = services
  const programme = await programmeLesen(services)
  const fall = await fallLaden(db, geschaeftGuid, sub)
  const einreichung = await gesendeteEinreichung(db, fall.guid)
  const stichtag = einreichung.erstmals_am
  const programm = geltendesProgramm(programme, fall.programm, stichtag)
  const formular = gesendetesFormular(einreichung)
  return {
    geschaeftStatus: fall.status,
    zurueckgezogenAm: fall.zurueckgezogen_am?.toISOString() ?? null,
    nachforderung: fall.nachforderung && {
      grund: fall.nachforderung.grund,
      frist: momentVon(fall.nachforderung.frist).toISOString(),
    },
    ...(await anhoerungZumFall(services, geschaeftGuid)),
    inBefragung: fall.befragungen.some(({ abgeschlossen }) => !abgeschlossen),
    vorhabenbeginn: vorhabenbeginnVon(fall, programm),
    stichtag: tagInBerlin(stichtag),
    beantragt: inEuro(summen(formular.foerdergegenstandSeiten).zuwendungCent),
    eingang: eingangBeiDerBank(fall.guid, await eingangLesen(db, einreichung)),
    bescheide: await bescheideZumFall(services, fall),
    unterlagen: (await unterlagenZu(db, fall.guid, formular)).map(beiDerBank(fall.guid)),
    abschnitte: antragDarstellen({ formular, kontext: kontextAm(fall, programm, stichtag) }).map(
      ({ titel, gruppen }) => ({
        titel,
        gruppen: gruppen.map((gruppe) => ({ ...gruppe, angaben: [...gruppe.angaben] })),
      }),
    ),
  }
}
