import { anhoerungHindernis } from '@foerderportal/contract/zuwendung/anhoerung/anhoerungLauf'
import type { Bescheidvorlage } from '@foerderportal/contract/zuwendung/entscheidung/bescheidvorlage'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import type { Database, Tx } from '../../platform/database/database.ts'
import { letzteAnhoerung, standVon } from './anhoerungen.ts'

/** What a decision is about, as far as a hearing has to do with it. */
type Lage = {
  readonly fall: {
    readonly antrag: { readonly geschaeft_guid: string }
    readonly programm: Pick<ProgrammDaten, 'anhoerungVorAblehnung'>
    readonly umstaende: { readonly vorlage: Bescheidvorlage }
  }
  readonly inhalt: EntscheidungInhalt
  readonly jetzt: Date
}

const gehtDaraufEin = ({ fall, inhalt }: Lage): boolean =>
  fall.umstaende.vorlage.bausteine.some(
    ({ code, begruendet }) => begruendet === 'ANHOERUNG' && inhalt.bausteine.some((b) => b.code === code),
  )

/**
 * VwVfG § 28: who is heard before a rejection, where the programme wants it; a hearing that has begun is waited for, and
 * the reasons deal with the answer. As sentences; none where nothing stands in the way.
 */
export const anhoerungAbwarten = async (db: Database | Tx, lage: Lage): Promise<readonly string[]> => {
  const { fall, inhalt, jetzt } = lage
  const stand = standVon(await letzteAnhoerung(db, fall.antrag.geschaeft_guid), jetzt)
  const laeuft = anhoerungHindernis('entscheiden', stand)
  if (laeuft !== null) return [laeuft]
  if (stand === null && inhalt.art === 'ABLEHNUNG' && fall.programm.anhoerungVorAblehnung)
    return [
      'Vor einer Ablehnung ist das Unternehmen anzuhören. Geben Sie ihm zuerst Gelegenheit zur Stellungnahme.',
    ]
  return stand === 'BEANTWORTET' && !gehtDaraufEin(lage)
    ? ['Gehen Sie in der Begründung auf die Stellungnahme des Unternehmens ein.']
    : []
}
