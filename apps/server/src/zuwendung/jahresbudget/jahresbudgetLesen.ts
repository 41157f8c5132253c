import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Produktgruppe } from '@foerderportal/contract/shared/produktgruppe'
import { jahrInBerlin, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Jahresbudget } from '@foerderportal/contract/zuwendung/kern/jahresbudget/jahresbudget'
import { programmDer } from '@foerderportal/contract/zuwendung/kern/programm/produktgruppe'
import type { Services } from '../../platform/services.ts'
import { programmAm, programmeLesen } from '../kern/programmLesen.ts'
import { jahrVergebenCent } from './jahresbudgets.ts'

/** What is left of this year's money; null where the programme has no budget of years. */
export const jahresbudgetLesen = async (
  services: Services,
  produktgruppe: Produktgruppe,
): Promise<Jahresbudget | null> => {
  const jetzt = services.clock.now()
  const programm = programmDer(produktgruppe)
  const daten = programmAm(await programmeLesen(services), programm, tagInBerlin(jetzt))
  if (daten?.jahresbudget === undefined) return null
  const jahr = Number(jahrInBerlin(jetzt))
  const vergebenCent = await jahrVergebenCent(services.db, programm, jahr)
  const budgetCent = Math.max(inCent(daten.jahresbudget), vergebenCent)
  return {
    jahr,
    budget: inEuro(budgetCent),
    vergeben: inEuro(vergebenCent),
    frei: inEuro(budgetCent - vergebenCent),
  }
}
