import type { Datei } from '@foerderportal/contract/shared/datei'
import { alleDateien } from '@foerderportal/contract/zuwendung/dokumentliste'
import { dateienLesen } from '../platform/files/public.ts'
import type { Services } from '../platform/services.ts'
import { gefunden } from './policy.ts'
import { antragFinden } from './repository.ts'

/** All files that an application names, each once (R7.2-31). */
export const antragDokumenteLesen = async ({ db }: Services, sub: string, guid: string): Promise<Datei[]> => {
  const { formular } = gefunden(await antragFinden(db, guid, sub))
  return dateienLesen(db, [...new Set(alleDateien(formular).map(({ uuid }) => uuid))])
}
