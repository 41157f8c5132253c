import type { Task } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import type { NachAnlegen } from '../unternehmen/public.ts'
import { antragBelegErstellen } from './beleg/antragBelegErstellen.ts'
import { bescheidErstellen, type NachBescheid } from './entscheidung/bescheid/bescheidErstellen.ts'
import { bekanntgabeFuehren } from './bekanntgabe/bekanntgabeFuehren.ts'
import { bescheidBereitstellen } from './bekanntgabe/bescheidBereitstellen.ts'
import { bescheidMelden } from './bekanntgabe/bescheidMelden.ts'
import { fristErinnern } from './frist/fristErinnern.ts'
import { demoFaelle as faelleAnlegen } from './demo/faelle/demoFaelle.ts'
import type { DemoBank } from './demo/faelle/fall.ts'
import { mitzeichnungenZurueckgeben } from './mitzeichnung/mitzeichnungenZurueckgeben.ts'
import { DEMO_RUNDE_OFFEN, demoEinladen } from './demo/runden.ts'
import { ZUR_ENTSCHEIDUNG } from './zurEntscheidung.ts'

/** Who goes on when the file of a notice exists, in the transaction that makes it exist. */
const NACH_BESCHEID: readonly NachBescheid[] = [bescheidBereitstellen]

/** Jobs of this slice, for the job runner. */
export const zuwendungAufgaben: readonly Task[] = [
  antragBelegErstellen,
  fristErinnern,
  bescheidErstellen(NACH_BESCHEID),
  bescheidMelden,
  bekanntgabeFuehren,
  mitzeichnungenZurueckgeben,
]

/** With DEMO=1 every new farm is invited to the open AnkNabo round in the transaction that creates it (rule W-02). */
export const demoEinladung =
  ({ clock, config }: Services): NachAnlegen =>
  async (tx, { guid, type }) => {
    if (config.demo && type === 'LandwirtschaftlichesUnternehmen')
      await demoEinladen(tx, clock, { rundeGuid: DEMO_RUNDE_OFFEN, unternehmenGuid: guid })
  }

/** Cases of the demo world, decided by what the product decides by. */
export const demoFaelle = (services: Services, bank: DemoBank) =>
  faelleAnlegen(services, bank, ZUR_ENTSCHEIDUNG)

export { mitzeichnungenAbgeben } from './mitzeichnung/mitzeichnungenZurueckgeben.ts'
export { gegebeneBescheide } from './bekanntgabe/gegebeneBescheide.ts'
export {
  auszahlungsbescheidLesen,
  gegebenerAuszahlungsbescheid,
  type Auszahlungsbescheidstand,
} from './bekanntgabe/auszahlungsbescheid.ts'
export {
  auszahlungseingaben,
  bescheidPruefen,
  type Auszahlungseingaben,
  type Auszahlungsentscheidung,
  type Bescheiddienste,
} from './entscheidung/bescheid/auszahlungseingaben.ts'
export { bescheidErlassen } from './entscheidung/bescheid/bescheidErlassen.ts'
export { auszahlungsbescheidSetzen } from './entscheidung/bescheid/auszahlungsbescheidSetzen.ts'
export { vorratZeileLesen } from './vorrat/vorratZeileLesen.ts'
export { programmeLesen } from './kern/programmLesen.ts'
export { antragskunde } from './zugang/antragskunde.ts'
export { bankFallLesen, eigenerAbsagen } from './zugang/bankFall.ts'
export { verfahrensschritteLesen } from './fall/verfahrensschritte.ts'
export { schreibvorlageAm } from './programmdaten/schreibvorlagen.ts'
export { einladungNutzen } from './einreichen/einladungNutzen.ts'
export { bewilligungAnlegen } from './entscheidung/bewilligungAnlegen.ts'
export { demoBewilligter, demoRingBewilligter } from './demo/antraege.ts'
export { DEMO_IBK, DEMO_RUNDENFOLGE, demoRundenname } from './demo/runden.ts'
export { demoUnterlage } from './demo/unterlage.ts'
export { type DemoWirksam } from './demo/faelle/demoFaelle.ts'
export { demoZuwendung } from './demo/zuwendung.ts'
export { positivlisteUmfang } from './antrag/unterkategorienLesen.ts'
export { vergebenCent as deMinimisVergebenCent } from './deminimis/konto.ts'
export { verbundNaehe } from './deminimis/verbundnaehe.ts'
export { auszahlungspunkteFuer } from './pruefpunkte/pruefkatalog.ts'
export { faelleZaehlen } from './wartendes.ts'
export { entscheidungenVorgelegt } from './entscheidung/freigabequelle.ts'
