import { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { absagen } from '../platform/http/refusal.ts'
import type { Identdienst } from '../platform/ident/identdienst.ts'
import { istUnterschrieben } from '../platform/ident/signatur.ts'
import type { Services } from '../platform/services.ts'

/** A message is a few hundred bytes. */
const HOECHSTENS_BYTES = 16 * 1024

/** The bytes of a small body as they arrive. */
export const bytesLesen = async (body: Readable | undefined): Promise<Buffer> => {
  const teile: Buffer[] = []
  let bytes = 0
  // Left open on refusal: destroying the body would cut the line before the answer is sent. It gives Buffers.
  for await (const teil of (body?.iterator({ destroyOnReturn: false }) ?? []) as AsyncIterable<Buffer>) {
    bytes += teil.length
    if (bytes > HOECHSTENS_BYTES) throw absagen(ALLGEMEIN.ungueltig, 'Die Meldung ist zu groß.')
    teile.push(teil)
  }
  return Buffer.concat(teile)
}

/** The service of this key; 404 for an unknown one (S2-02). */
export const dienstVon = ({ identdienst }: Services, schluessel: string): Identdienst => {
  if (identdienst?.schluessel !== schluessel) throw absagen(ALLGEMEIN.nichtGefunden)
  return identdienst
}

const alsJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw absagen(ALLGEMEIN.ungueltig, 'Die Meldung ist kein gültiges JSON.')
  }
}

/** The message of a signed call. Who it comes from is known before its content is looked at. */
export const rueckmeldungLesen = async (
  services: Services,
  schluessel: string,
  body: Readable | undefined,
  { headers }: FastifyRequest,
): Promise<IdentMeldung> => {
  const { geheimnis } = dienstVon(services, schluessel)
  const bytes = await bytesLesen(body)
  if (!istUnterschrieben(geheimnis, headers, bytes, services.clock.now()))
    throw absagen(ALLGEMEIN.keineBerechtigung)
  const meldung = z.safeParse(IdentMeldung, alsJson(bytes))
  if (meldung.success) return meldung.data
  const errors = meldung.error.issues.map(({ path, message }) => ({ pfad: path.join('.'), text: message }))
  throw absagen(ALLGEMEIN.ungueltig, undefined, errors)
}
