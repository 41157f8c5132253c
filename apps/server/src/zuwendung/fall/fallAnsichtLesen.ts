import { antragDarstellen } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/fall/schema'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import type { Services } from '../../platform/services.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden } from '../zugang/bankFall.ts'

/** What was sent last, in the words of the questions, by the programme of the day on which it came in first. */
export const fallAnsichtLesen = async (
  services: Services,
  sub: string,
  geschaeftGuid: string,
): Promise<FallAnsicht> => {
  const programme = await programmeLesen(services)
  const fall = await fallLaden(services.db, geschaeftGuid, sub)
  const einreichung = await gesendeteEinreichung(services.db, fall.guid)
  const programm = geltendesProgramm(programme, fall.programm, einreichung.erstmals_am)
  const daten = {
    formular: gesendetesFormular(einreichung),
    kontext: kontextAm(fall, programm, einreichung.erstmals_am),
  }
  return {
    eingangsnummer: einreichung.eingangsnummer,
    eingegangenAm: einreichung.eingegangen_am.toISOString(),
    abschnitte: antragDarstellen(daten).map(({ titel, gruppen }) => ({
      titel,
      gruppen: gruppen.map((gruppe) => ({ ...gruppe, angaben: [...gruppe.angaben] })),
    })),
  }
}
