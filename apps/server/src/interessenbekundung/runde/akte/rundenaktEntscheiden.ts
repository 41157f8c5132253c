import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { absagen } from '../../../platform/http/refusal.ts'
import type { Antwort } from '../rundeAnsehen.ts'
import { lageLaden, nachher, rundeProtokollieren } from '../rundeBewegen.ts'
import type { Rundendienste, Seeddienste } from '../rundendienste.ts'
import { nichtMoeglich, type Person } from '../rundePolicy.ts'
import type { Lage } from '../rundeHindernisse.ts'
import { unbeteiligtPruefen } from '../rundennaehe.ts'
import { aktHindernis, aktWirkung } from './aktarten.ts'
import { selbstVorbereitet } from './aktAnsicht.ts'
import { aktFinden, aktFreigegeben, aktZurueckgegeben, type AktRow } from './rundenakte.ts'

type Entscheidung = { readonly akt: string; readonly person: Person }

const vorhanden = async (db: Database | Tx, guid: string): Promise<AktRow> => {
  const akt = await aktFinden(db, guid)
  if (akt === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diesen Vorgang gibt es nicht.')
  return akt
}

/** The act under the lock of its round: two who decide on it at once do so one after the other. */
const vorgelegt = async (tx: Tx, guid: string): Promise<AktRow> => {
  const akt = await vorhanden(tx, guid)
  if (akt.status !== 'VORGELEGT') throw nichtMoeglich('Das liegt nicht mehr zur Freigabe vor.')
  return akt
}

const erlaubt = async (tx: Tx, lage: Lage, akt: AktRow): Promise<void> => {
  const selbst = selbstVorbereitet(akt, lage.person.sub)
  if (selbst !== null) throw absagen(ALLGEMEIN.keineBerechtigung, selbst)
  const hindernis = await aktHindernis(tx, lage, akt)
  if (hindernis !== null) throw nichtMoeglich(hindernis)
}

/** S9-01: releases what another person presented; what it does happens with it or not at all. */
export const rundenaktFreigeben = async (
  services: Seeddienste,
  { akt: guid, person }: Entscheidung,
): Promise<Antwort> => {
  const gelesen = await vorhanden(services.db, guid)
  // whoever may not release it does not make anything for it either
  const selbst = selbstVorbereitet(gelesen, person.sub)
  if (selbst !== null) throw absagen(ALLGEMEIN.keineBerechtigung, selbst)
  const wirken = await aktWirkung(services, gelesen)
  return services.db.transaction().execute(async (tx) => {
    const lage = await lageLaden(services, tx, { guid: gelesen.ibk_meta_guid, person })
    unbeteiligtPruefen(lage.naehe)
    const akt = await vorgelegt(tx, guid)
    await erlaubt(tx, lage, akt)
    await aktFreigegeben(tx, { guid, sub: person.sub, jetzt: lage.jetzt })
    await wirken(tx, lage)
    await rundeProtokollieren(tx, lage.runde, {
      sub: person.sub,
      handlung: akt.art,
      objektGuid: akt.objekt_guid,
      angaben: { akt: guid, vorbereitetVon: akt.vorbereitet_von, ...akt.angaben },
    })
    return nachher(tx, lage)
  })
}

/** S9-01: gives it back with a reason; it can be presented anew. */
export const rundenaktZurueckgeben = async (
  services: Rundendienste,
  { akt: guid, person, grund }: Entscheidung & { readonly grund: string },
): Promise<Antwort> => {
  const { ibk_meta_guid: runde } = await vorhanden(services.db, guid)
  return services.db.transaction().execute(async (tx) => {
    const lage = await lageLaden(services, tx, { guid: runde, person })
    unbeteiligtPruefen(lage.naehe)
    const akt = await vorgelegt(tx, guid)
    await aktZurueckgegeben(tx, { guid, sub: person.sub, jetzt: lage.jetzt, grund })
    await rundeProtokollieren(tx, lage.runde, {
      sub: person.sub,
      handlung: 'rundenaktZurueckgeben',
      objektGuid: guid,
      angaben: { art: akt.art, grund },
    })
    return nachher(tx, lage)
  })
}
