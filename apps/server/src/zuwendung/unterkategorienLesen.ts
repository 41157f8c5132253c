import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { alsFoerderprogramme } from '@foerderportal/contract/zuwendung/programm'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/foerdergegenstand'
import type { Programm } from '@foerderportal/contract/zuwendung/schema'
import type { Services } from '../platform/services.ts'
import { programmAm, programmeLesen } from './programmLesen.ts'

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
