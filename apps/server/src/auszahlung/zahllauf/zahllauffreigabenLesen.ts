import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { ZahllauffreigabenAntwort } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { personenNamen } from '../../nutzer/public.ts'
import type { Services } from '../../platform/services.ts'
import { zahllaeufeVorgelegt, type Listenzeile } from './zahllaeufe.ts'
import type { Person } from './zahllaufPolicy.ts'
import { zeileAnsicht } from './zahllaufView.ts'

const SEITE = 50

/** When it was laid before a second person: the run, or its end. */
const seit = ({ verfall_am, vorgelegt_am }: Listenzeile): number =>
  (verfall_am ?? vorgelegt_am ?? new Date(0)).getTime()

type Stelle = readonly [seit: number, guid: string]

const stelleVon = (row: Listenzeile): Stelle => [seit(row), row.guid]
const reihenfolge = ([a, x]: Stelle, [b, y]: Stelle): number => a - b || nachAlphabet(x, y)

/** Where the page before ended, also once its last run waits no more. */
const gelesen = (nach: string): Stelle => {
  const [zeit = '', guid = ''] = nach.split('_')
  return [Number(zeit), guid]
}

/**
 * S9-04. Runs that lie before a second person, longest first. All are counted by the sentence that each row says, and only
 * a page is sent: a run waits for a day or two, so they are never many.
 */
export const zahllauffreigabenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person, nach }: { readonly person: Person; readonly nach?: string | undefined },
): Promise<ZahllauffreigabenAntwort> => {
  const rows = (await zahllaeufeVorgelegt(db, person.sub)).toSorted((a, b) =>
    reihenfolge(stelleVon(a), stelleVon(b)),
  )
  const name = await personenNamen(
    db,
    rows.flatMap((row) =>
      [row.vorbereitet_von, row.freigegeben_von, row.verfall_von].filter((sub) => sub !== null),
    ),
  )
  const ansicht = (row: Listenzeile) => zeileAnsicht(row, name, person)
  const danach =
    nach === undefined ? rows : rows.filter((row) => reihenfolge(stelleVon(row), gelesen(nach)) > 0)
  const seite = danach.slice(0, SEITE)
  const letzter = seite.at(-1)
  return {
    zeilen: seite.map(ansicht),
    anzahl: rows.length,
    fuerMich: rows.map(ansicht).filter(({ vorlage }) => vorlage?.gesperrtWeil === null).length,
    nach: danach.length > SEITE && letzter !== undefined ? stelleVon(letzter).join('_') : null,
  }
}
