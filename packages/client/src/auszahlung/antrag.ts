import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import {
  auszahlungAnlegen as anlegen,
  auszahlungDokumenteLesen,
  auszahlungEinreichen as einreichen,
  auszahlungLesen,
  auszahlungLoeschen as loeschen,
  auszahlungSpeichern as speichern,
} from '@foerderportal/contract/auszahlung/antrag/routes'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { nurKennungen } from '../nurKennungen.ts'
import type { Stand } from '../stand.ts'

/** A payout request as the server has it. */
export type AuszahlungStand = Stand<AuszahlungAntwort>

/** Apart from the lists, which every step makes stale. */
export const auszahlungKey = (guid: string) => ['auszahlungsantrag', guid]

/** A form; it is not fetched again behind the user's back while he works on it. */
export const auszahlungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: auszahlungKey(guid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<AuszahlungStand> => {
      const { body, version } = await call(auszahlungLesen, { params: { guid }, signal, ignore: [404] })
      return { wert: body, version }
    },
  })

/** The form as it stands on the server now, past any cache. */
export const auszahlungLaden = async (guid: string): Promise<AuszahlungStand> => {
  const { body, version } = await call(auszahlungLesen, { params: { guid }, ignore: 'alle' })
  return { wert: body, version }
}

/** Saves a draft on top of `version`. Every refusal is shown by the form itself (S10-03). */
export const auszahlungSpeichern = async (
  formular: AuszahlungFormular,
  version: number | undefined,
): Promise<AuszahlungStand> => {
  const params = { guid: formular.guid }
  const result = await call(speichern, {
    params,
    body: nurKennungen(formular),
    ifMatch: version,
    ignore: 'alle',
  })
  return { wert: result.body, version: result.version }
}

/** Sends the request for good; repeating it answers the same receipt. */
export const auszahlungEinreichen = async (
  formular: AuszahlungFormular,
  version: number | undefined,
): Promise<AuszahlungStand> => {
  const params = { guid: formular.guid }
  const result = await call(einreichen, {
    params,
    body: nurKennungen(formular),
    ifMatch: version,
    ignore: 'alle',
    repeatable: true,
  })
  return { wert: result.body, version: result.version }
}

/** Starts a request for a case, with what a rejected one said where `vorlage` names it; repeatable by its guid. */
export const auszahlungAnlegen = async (query: {
  geschaeftGuid: string
  guid: string
  vorlage?: string
}): Promise<AuszahlungStand> => {
  const result = await call(anlegen, { query, ignore: [404, 412], repeatable: true })
  return { wert: result.body, version: result.version }
}

/** Deletes a draft as it was at `version`. */
export const auszahlungLoeschen = async (guid: string, version: number | undefined): Promise<void> => {
  await call(loeschen, { params: { guid }, ifMatch: version, ignore: [404, 409, 412] })
}

/** Every file that belongs to a request. `beleg`: guid of the receipt, whose coming makes the list another one. */
export const auszahlungUnterlagenAbfrage = (guid: string, beleg: string | undefined) =>
  queryOptions({
    queryKey: [...auszahlungKey(guid), 'unterlagen', beleg ?? ''],
    queryFn: async ({ signal }): Promise<Unterlage[]> =>
      (await call(auszahlungDokumenteLesen, { params: { guid }, signal })).body,
  })

/** What the saved form names, as the server knows it now; asked in the background. */
export const auszahlungDokumenteAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['auszahlungsantrag-dokumente', guid],
    retry: false,
    queryFn: async ({ signal }): Promise<Datei[]> =>
      (await call(auszahlungDokumenteLesen, { params: { guid }, signal, background: true })).body,
  })
