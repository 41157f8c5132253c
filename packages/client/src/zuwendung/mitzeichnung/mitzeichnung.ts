import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import {
  auswahlNutzerLesen,
  mitzeichnen,
  mitzeichnungAblehnen,
  mitzeichnungAnfordern,
  mitzeichnungErinnern,
  mitzeichnungLesen,
  mitzeichnungZurueckrufen,
} from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import type { AntragStand } from '../zuwendung.ts'

/** The members of a company for a field of choice (R7.2-26). */
export const auswahlNutzerAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'nutzer', companyId],
    queryFn: async ({ signal }): Promise<AuswahlNutzer[]> =>
      (await call(auswahlNutzerLesen, { params: { companyId }, signal })).body,
  })

const mitzeichnungKey = (guid: string) => ['zuwendung', 'mitzeichnung', guid]

/** Two people look at it, each in a browser of his own: asked anew this often while the page is seen. */
const NACHSEHEN_MS = 15_000

type Ergebnis = { readonly body: AntragStand['wert']; readonly version?: number | undefined }
const stand = ({ body, version }: Ergebnis): AntragStand => ({ wert: body, version })

/** The request for a second signature with what is to be signed; looked at again when the window gets the focus. */
export const mitzeichnungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: mitzeichnungKey(guid),
    refetchInterval: NACHSEHEN_MS,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<AntragStand> =>
      stand(await call(mitzeichnungLesen, { params: { guid }, signal, ignore: [404] })),
  })

/** The screen shows a refusal itself; what can't reach the server shows as everywhere. */
const SELBST = [403, 404, 409, 412] as const

export const umUnterschriftBitten = async (
  guid: string,
  subjectId: string,
  version: number | undefined,
): Promise<AntragStand> =>
  stand(
    await call(mitzeichnungAnfordern, {
      params: { guid },
      body: { subjectId },
      ifMatch: version,
      ignore: SELBST,
      repeatable: true,
    }),
  )

export const anUnterschriftErinnern = async (guid: string): Promise<AntragStand> =>
  stand(await call(mitzeichnungErinnern, { params: { guid }, ignore: SELBST }))

export const unterschriftZurueckrufen = async (guid: string): Promise<AntragStand> =>
  stand(await call(mitzeichnungZurueckrufen, { params: { guid }, ignore: SELBST, repeatable: true }))

/** Signs what `sha256` names: what the signer has read. */
export const unterschreiben = async (guid: string, anfrage: string, sha256: string): Promise<AntragStand> =>
  stand(
    await call(mitzeichnen, {
      params: { guid },
      body: { guid: anfrage, sha256 },
      ignore: SELBST,
      repeatable: true,
    }),
  )

export const unterschriftAblehnen = async (
  guid: string,
  anfrage: string,
  grund: string,
): Promise<AntragStand> =>
  stand(
    await call(mitzeichnungAblehnen, {
      params: { guid },
      body: { guid: anfrage, grund },
      ignore: SELBST,
      repeatable: true,
    }),
  )
