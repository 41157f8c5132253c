import { randomUUID } from 'node:crypto'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import type { FrageEingabe } from '@foerderportal/contract/fragebogen/schema'
import type { FassungStand } from '@foerderportal/contract/fragebogen/staende'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'

type Welt = Pick<TestApp, 'ownerDb'>

/** A questionnaire with one version, by default published and with every kind of question. */
export const umfrageMit = async (
  { ownerDb }: Welt,
  {
    definition = jedeArt(),
    stand = 'VEROEFFENTLICHT',
  }: { definition?: Definition; stand?: FassungStand } = {},
) => {
  const [umfrageUuid, fassungGuid] = [randomUUID(), randomUUID()]
  await sql`insert into umfrage (uuid, bezeichnung, angelegt_am, angelegt_von)
    values (${umfrageUuid}, 'Betrieb und Umwelt', now(), 'sub-petra')`.execute(ownerDb)
  const am = stand === 'ENTWURF' ? null : new Date()
  await sql`insert into umfrage_fassung (guid, umfrage_uuid, nummer, stand, definition, geaendert_am, geaendert_von,
      veroeffentlicht_am, veroeffentlicht_von)
    values (${fassungGuid}, ${umfrageUuid}, 1, ${stand}, ${JSON.stringify(definition)}, now(), 'sub-petra', ${am},
      ${am && 'sub-petra'})`.execute(ownerDb)
  return { umfrageUuid, fassungGuid }
}

/** The programme of all applications requires this questionnaire from now on. */
export const programmVerlangt = async ({ ownerDb }: Welt, umfrageUuid: string): Promise<void> => {
  await sql`update programm set daten = jsonb_set(daten, '{fragebogen}', ${JSON.stringify(umfrageUuid)}::jsonb)
    where programm = 'AnkNabo'`.execute(ownerDb)
}

/** An answer to every question of `jedeArt`. */
export const ALLES_BEANTWORTET: readonly FrageEingabe[] = [
  { type: 'AuswahlFrage', id: 'f0', antwort: 'f0: Antwort 0' },
  { type: 'MehrfachAuswahlFrage', id: 'f1', optionen: [{ text: 'f1: Antwort 2', checked: true }] },
  { type: 'DezimalFrage', id: 'f2', antwort: 86.4 },
  {
    type: 'DezimalGruppeFrage',
    id: 'f3',
    eintraege: [
      { text: 'Kühe', antwort: 42 },
      { text: 'Milch', antwort: 8.5 },
    ],
  },
  { type: 'FreitextFrage', id: 'f4', antwort: 'Wir wirtschaften seit 1950.' },
  { type: 'PrioritaetFrage', id: 'f5', aktiveWerte: ['Ziel 2', 'Ziel 0'] },
  {
    type: 'ProzentualeAufteilungFrage',
    id: 'f6',
    anteile: [
      { text: 'f6: Antwort 0', antwort: 60 },
      { text: 'f6: Antwort 2', antwort: 40 },
    ],
  },
]

/** A finished questionnaire of an application, and where the bank has given it back, its copy. */
export const befragungDesAntrags = async (
  welt: Welt,
  antragGuid: string | undefined,
  zurueck: boolean,
  definition = jedeArt(),
): Promise<string> => {
  const { umfrageUuid, fassungGuid } = await umfrageMit(welt, { definition })
  const [erste, kopie] = [randomUUID(), randomUUID()]
  const anlegen = (guid: string, vorgaenger: string | null, am: Date | null) =>
    sql`insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antrag_guid, vorgaenger_guid,
        angelegt_am, angelegt_von, geaendert_am, geaendert_von, abgeschlossen_am, abgeschlossen_von)
      select ${guid}, ${fassungGuid}, ${umfrageUuid}, unternehmen_guid, guid, ${vorgaenger}::uuid, now(), 'sub', now(),
        'sub', ${am}, ${am && 'sub'} from antrag where guid = ${antragGuid}`.execute(welt.ownerDb)
  await anlegen(erste, null, new Date())
  if (zurueck) await anlegen(kopie, erste, null)
  return zurueck ? kopie : erste
}
