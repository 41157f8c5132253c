import type { AdressAnzahl } from '@foerderportal/contract/verzeichnis/adresseSchema'
import type * as vertrag from '@foerderportal/contract/verzeichnis/routes'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { strassenLesen } from './adresseRepository.ts'
import { hausnummerFalten } from './adresseView.ts'
import { falten } from '../suche/falten.ts'

type Gelesen = Awaited<ReturnType<typeof strassenLesen>>[number]

/** 'Frankfurt' is enough for 'Frankfurt am Main', and a district stands for its town: street and postal code say the rest. */
const istOrt = ({ ort_norm, ortsteil }: Gelesen, ort: string): boolean => {
  const gefragt = `${falten(ort)} `
  return [ort_norm, falten(ortsteil)].some(
    (norm) => norm !== '' && (`${norm} `.startsWith(gefragt) || gefragt.startsWith(`${norm} `)),
  )
}

/** Where the directory knows no number of a street, any may be right; '12-14' is right when 12 is. */
const hatHausnummer = ({ nummern }: Gelesen, hausnummer: string): boolean => {
  if (nummern === null || hausnummer === '') return true
  const bekannt = new Set(nummern.map(hausnummerFalten))
  return bekannt.has(hausnummer) || bekannt.has(/^\w+(?=[-–/+])/.exec(hausnummer)?.[0] ?? '')
}

/** R7.3-01. How many entries of the directory are this address; spelling does not matter, 0 is unknown. */
export const adressePruefen = async (
  services: Services,
  { body: { correlation, address } }: Aufruf<typeof vertrag.adressePruefen>,
): Promise<AdressAnzahl> => {
  const beginn = performance.now()
  const { strasse, plz, ort } = address
  const hausnummer = hausnummerFalten(address.hausnummer ?? '')
  const strassen = await strassenLesen(services.dbSuche, plz, falten(strasse))
  const passende = strassen.filter((s) => istOrt(s, ort) && hatHausnummer(s, hausnummer))
  return {
    correlation,
    count: passende.length,
    runtimeInMs: Math.round((performance.now() - beginn) * 100) / 100,
  }
}
