import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'

/** Where the bank gets a file of a case from: the address of the company's own download is not for it (S5-03). */
export const bankDateiUrl = (antragGuid: string, dateiGuid: string): string =>
  bankDateiHerunterladen.path.replace(':guid', antragGuid).replace(':dateiGuid', dateiGuid)
