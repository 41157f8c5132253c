import type { Angemeldet } from '../../../e2e/src/api.ts'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'
import { uuid } from '../bestand.ts'

/** Connections at once, each with an account of its own: a farm sends from one. */
const VERBINDUNGEN = 60
/** Every twentieth of them is not identified (bestand.ts). */
export const NUMMERN = Array.from({ length: 2 * VERBINDUNGEN }, (_, i) => i + 1)
  .filter((nr) => nr % 20 > 0)
  .slice(0, VERBINDUNGEN)

/** A draft that can be sent, and the body that sends it. */
type Entwurf = { readonly body: string }
export type Konto = { readonly wer: Angemeldet; readonly sub: string; readonly entwuerfe: readonly Entwurf[] }

export type Welt = {
  readonly portal: string
  readonly ownerUrl: string
  readonly runde: string
  readonly anzahl: number
}

const investitionen = (cent: number) =>
  ['B.1', 'A.1'].map((investitionBereich) => ({ investitionBereich, betragInEuro: cent / 100 }))

/** Of the draft of farm `n`. */
const bekundungGuid = (runde: string) => uuid(`bekundung ${runde}`, 'n')

/** One draft of each farm in a round: of the accounts in turn, which may sign for them. */
export const entwuerfeAnlegen = async ({ ownerUrl, runde, anzahl }: Welt): Promise<void> => {
  const pool = openPool(ownerUrl, 1)
  try {
    const reihum = `($2::int[])[1 + n % ${VERBINDUNGEN}]`
    await pool.query(
      `insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
       select ${uuid('u', 'n')}, ${uuid('n', reihum)}::text, false, true, '2024-03-01' from generate_series(1, $1::int) n
       on conflict (unternehmen_guid, nutzer_sub) do nothing`,
      [anzahl, NUMMERN],
    )
    await pool.query(
      `insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, angelegt_am, geaendert_am,
         geaendert_von)
       select g, $2::uuid, u, 1, jsonb_build_object('guid', g, 'fertig', false, 'investitionen', '[]'::jsonb,
         'unternehmen', jsonb_build_object('unternehmenName', 'Hof Bestand ' || n), 'uiStorage', null), now(), now(), 'bench'
       from (select n, ${uuid('u', 'n')} as u, ${bekundungGuid(runde)} as g from generate_series(1, $1::int) n) x`,
      [anzahl, runde],
    )
    await pool.query('vacuum analyze bekundung, dokument, mitgliedschaft')
  } finally {
    await pool.end()
  }
}

const subVon = ({ headers }: Angemeldet): string =>
  (
    JSON.parse(Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
  ).sub

/** The drafts of a round by account. */
export const kontenLesen = async (
  w: Welt,
  personen: readonly Angemeldet[],
  cent: number,
): Promise<Konto[]> => {
  const pool = openPool(w.ownerUrl, 1)
  try {
    const { rows } = await pool.query<{ guid: string; konto: number }>(
      `select ${bekundungGuid(w.runde)} as guid, n % ${VERBINDUNGEN} as konto from generate_series(1, $1::int) n`,
      [w.anzahl],
    )
    return personen.map((wer, i) => ({
      wer,
      sub: subVon(wer),
      entwuerfe: rows
        .filter(({ konto }) => konto === i)
        .map(({ guid }) => ({
          body: JSON.stringify({ guid, fertig: true, investitionen: investitionen(cent) }),
        })),
    }))
  } finally {
    await pool.end()
  }
}
