import {
  checklisteLesen,
  checklistePdfLesen,
} from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { dateiHerunterladen } from '../datei.ts'
import { ofProduktgruppe } from '../environment.ts'
import { buildUrl } from '../url.ts'

type Fuer = { readonly unternehmenGuid: string; readonly einladung?: string | undefined }

/** What an application will ask for, before it is begun; a missing invitation is shown by the page itself. */
export const checklisteAbfrage = ({ unternehmenGuid, einladung }: Fuer) =>
  queryOptions({
    queryKey: ['zuwendung', 'checkliste', unternehmenGuid, einladung ?? ''],
    queryFn: async ({ signal }): Promise<Checkliste> => {
      const query = einladung === undefined ? ofProduktgruppe() : { einladung }
      return (await call(checklisteLesen, { params: { unternehmenGuid }, query, signal, ignore: [404] })).body
    },
  })

/**
 * The same as a file to print.
 * @throws ProblemError
 */
export const checklisteHerunterladen = ({ unternehmenGuid, einladung }: Fuer): Promise<void> => {
  const url = buildUrl(checklistePdfLesen, {
    params: { unternehmenGuid },
    query: { ...(einladung === undefined ? ofProduktgruppe() : { einladung }), download: true },
  })
  return dateiHerunterladen(url, 'Checkliste zum Antrag.pdf')
}
