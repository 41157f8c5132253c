import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { HOF, LENA } from './testWelt.ts'

const BANK = ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN']
export const person = (name: string, ...dazu: string[]): Caller => ({
  sub: `sub-${name}`,
  vorname: name,
  nachname: 'Bank',
  rollen: [...BANK, ...dazu],
})
export const SABINE = person('Sabine')
export const KERN = person('Kern')
export const LUDWIG = { ...person('Ludwig'), rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_LEITUNG'] }

/** They have signed in before. */
export const bankpersonenAnlegen = (t: TestApp, ...personen: readonly Caller[]) =>
  Promise.all(
    personen.map(({ sub, vorname, rollen }) =>
      sql`insert into bankperson (sub, name, email, rollen, zuletzt)
        values (${sub}, ${vorname}, null, ${rollen}::text[], now())
        on conflict (sub) do update set name = excluded.name, rollen = excluded.rollen`.execute(t.ownerDb),
    ),
  )

export type Fallangaben = {
  readonly unternehmenGuid?: string
  readonly programm?: string
  readonly status?: string
  readonly seit?: string
  readonly eingang?: string
  readonly kategorien?: readonly string[]
  readonly euro?: number
  readonly art?: string
  readonly zurueckgezogenAm?: string
  readonly nachforderungBis?: string
  readonly einreichungen?: number
}

const formularVon = ({ kategorien = ['B.1'], euro = 1_000, art = 'PRIMAERPRODUZENT' }: Fallangaben) => ({
  produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: art },
  foerdergegenstandSeiten: kategorien.map((kategorie, nr) => ({
    kategorie,
    foerdergegenstaende: nr === 0 ? [{ zuwendungsBetrag: euro }] : [],
  })),
})

/** A case that was sent, as the transactions of the portal leave it; by SQL, since a list needs many of them. */
export const fallAnlegen = async (t: TestApp, f: Fallangaben = {}): Promise<string> => {
  const [geschaeft, antrag] = [randomUUID(), randomUUID()]
  const { unternehmenGuid = HOF, programm = 'AnkNabo', eingang = '2026-11-02T09:00:00Z' } = f
  const formular = JSON.stringify(formularVon(f))
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit, zurueckgezogen_am)
      select ${geschaeft}, 'GE-2026-' || lpad(nextval('geschaeft_nr')::text, 6, '0'), ${unternehmenGuid}, r.guid, ${programm},
        ${f.status ?? 'IN_PRUEFUNG'}, ${f.seit ?? eingang}, ${f.zurueckgezogenAm ?? null}
      from foerderrunde r where r.programm = ${programm} order by r.guid limit 1`.execute(tx)
    await sql`insert into antrag (guid, geschaeft_guid, unternehmen_guid, class_version, formular, version, angelegt_am, geaendert_am, geaendert_von)
      values (${antrag}, ${geschaeft}, ${unternehmenGuid}, 1, ${formular}, 9, now(), now(), ${LENA.sub})`.execute(
      tx,
    )
    for (let version = 1; version <= (f.einreichungen ?? 1); version++)
      await sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
          eingegangen_am, eingereicht_von, gesendet, sha256)
        values (${`ANK-${antrag}-${version}`}, ${antrag}, ${unternehmenGuid}, ${version}, ${version}, ${eingang}, ${LENA.sub},
          ${formular}, '')`.execute(tx)
    if (f.nachforderungBis !== undefined)
      await sql`insert into nachforderung (guid, antrag_guid, grund, frist, stellen, gestellt_am, gestellt_von)
        values (gen_random_uuid(), ${antrag}, 'Es fehlt etwas.', ${f.nachforderungBis}, '[{"pfad":"a","grund":"b"}]',
          '2026-01-01', 'x')`.execute(tx)
  })
  return geschaeft
}

export const befangenSetzen = (t: TestApp, geschaeft: string, { sub }: Caller) =>
  sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${geschaeft}, ${sub}, 'Schwager.', now())`.execute(t.ownerDb)
