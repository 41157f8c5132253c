import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { alsFoerderprogramme } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { Services } from '../../platform/services.ts'
import { programmAm, programmeLesen } from '../kern/programmLesen.ts'

export type Filter = {
  readonly filterCodes?: string | string[] | undefined
  readonly stichtag?: string | undefined
}

const alsListe = (codes: Filter['filterCodes']): string[] =>
  typeof codes === 'string' ? [codes] : (codes ?? [])

/** Categories with classes and rates on the reference date (R7.3-03, R7.3-04); none before the first version. */
export const unterkategorienLesen = async (
  services: Services,
  programm: Programm,
  { filterCodes, stichtag }: Filter,
): Promise<Foerderprogramm[]> => {
  const tag = stichtag ?? tagInBerlin(services.clock.now())
  const daten = programmAm(await programmeLesen(services), programm, tag)
  return daten === undefined
    ? []
    : alsFoerderprogramme(daten, { art: null, groesse: null }, alsListe(filterCodes))
}

/** How many classes of all programmes are funded today, for the page that names the state of the data. */
export const positivlisteUmfang = async (services: Services): Promise<number> => {
  const tag = tagInBerlin(services.clock.now())
  const programme = await programmeLesen(services)
  return Programm.options
    .flatMap((programm) => programmAm(programme, programm, tag)?.kategorien ?? [])
    .reduce((summe, { klassen }) => summe + klassen.length, 0)
}
