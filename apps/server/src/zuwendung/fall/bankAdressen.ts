import type { Eingang, Eingangsbestaetigung } from '@foerderportal/contract/formular/eingang'
import { bankDateiUrl } from '../kern/bankDateiUrl.ts'

type Verweis = { readonly uuid: string; readonly downloadUrl: string }

/** A file that the company has, with the address at which the bank gets it (S5-03). */
export const beiDerBank =
  (antragGuid: string) =>
  <D extends Verweis>(datei: D): D => ({ ...datei, downloadUrl: bankDateiUrl(antragGuid, datei.uuid) })

/** The same for all receipts of an application. */
export const eingangBeiDerBank = (antragGuid: string, { fruehere, ...letzte }: Eingang): Eingang => {
  const adresse = beiDerBank(antragGuid)
  const eine = <E extends Eingangsbestaetigung>(e: E): E => ({ ...e, beleg: e.beleg && adresse(e.beleg) })
  return { ...eine(letzte), fruehere: fruehere.map(eine) }
}
