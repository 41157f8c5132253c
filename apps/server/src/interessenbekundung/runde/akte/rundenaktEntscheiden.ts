import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Database } from '../../../platform/database/database.ts'
import { absagen } from '../../../platform/http/refusal.ts'
import type { Antwort } from '../rundeAnsehen.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Angemeldet } from '../rundePolicy.ts'
import { RUNDENAKT } from './rundenakt.ts'
import { aktFinden } from './rundenakte.ts'

type Entscheidung = { readonly akt: string; readonly person: Angemeldet }

/** Which kind it is, and what it is about: its calls name the presentation alone. */
const vorhanden = async (db: Database, guid: string) => {
  const akt = await aktFinden(db, guid)
  if (akt === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diesen Vorgang gibt es nicht.')
  return { art: RUNDENAKT[akt.art], adresse: { runde: akt.runde, objekt: akt.objekt } }
}

/** S9-01: releases what another person presented, as it was read; what it does happens with it or not at all. */
export const rundenaktFreigeben = async (
  services: Seeddienste,
  { akt: vorlegung, person, sha256: gelesen }: Entscheidung & { readonly sha256: string },
): Promise<Antwort> => {
  const { art, adresse } = await vorhanden(services.db, vorlegung)
  return art.freigeben(services, { adresse, vorlegung, person, gelesen })
}

/** S9-01: gives it back with a reason; it can be presented anew. */
export const rundenaktZurueckgeben = async (
  services: Seeddienste,
  { akt: vorlegung, person, grund }: Entscheidung & { readonly grund: string },
): Promise<Antwort> => {
  const { art, adresse } = await vorhanden(services.db, vorlegung)
  return art.zurueckgeben(services, { adresse, vorlegung, person, grund })
}

/** S9-13: whoever presented it calls it back while it lies. */
export const rundenaktZurueckholen = async (
  services: Seeddienste,
  { akt: vorlegung, person }: Entscheidung,
): Promise<Antwort> => {
  const { art, adresse } = await vorhanden(services.db, vorlegung)
  return art.zurueckholen(services, { adresse, vorlegung, person })
}
