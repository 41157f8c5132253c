import { anhoerungStaende } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { ARTEN, type EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { Bescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
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
  readonly begonnenAm: Date | null
}

const gehtDaraufEin = ({ fall, inhalt }: Lage): boolean =>
  fall.umstaende.vorlage.bausteine.some(
    ({ code, begruendet }) => begruendet === 'ANHOERUNG' && inhalt.bausteine.some((b) => b.code === code),
  )

/** Whether nobody may be burdened unheard by a decision of this kind. */
const NOETIG: Record<(typeof ARTEN)[EntscheidungArt]['anhoerung'], (fall: Lage['fall']) => boolean> = {
  IMMER: () => true,
  NACH_PROGRAMM: ({ programm }) => programm.anhoerungVorAblehnung,
  KEINE: () => false,
}

/** The hearing that counts: of an act after the approval one that has begun with it, nobody was heard of it before. */
const zaehlende = async (db: Database | Tx, { fall, begonnenAm }: Lage) => {
  const letzte = await letzteAnhoerung(db, fall.antrag.geschaeft_guid)
  return begonnenAm === null || (letzte !== undefined && letzte.gestellt_am >= begonnenAm)
    ? letzte
    : undefined
}

/**
 * VwVfG § 28: who is heard before he is burdened, as the kind of the decision and the programme want it; a hearing that has
 * begun is waited for, and the reasons deal with the answer. As sentences; none where nothing stands in the way.
 */
export const anhoerungAbwarten = async (db: Database | Tx, lage: Lage): Promise<readonly string[]> => {
  const { fall, inhalt, jetzt } = lage
  const stand = standVon(await zaehlende(db, lage), jetzt)
  const laeuft = anhoerungStaende.hindernis('entscheiden', stand, ['BANK'])
  if (laeuft !== null) return [laeuft.text]
  const { anhoerung, vor } = ARTEN[inhalt.art]
  if (stand === null && NOETIG[anhoerung](fall))
    return [`Vor ${vor} ist das Unternehmen anzuhören. Geben Sie ihm zuerst Gelegenheit zur Stellungnahme.`]
  return stand === 'BEANTWORTET' && !gehtDaraufEin(lage)
    ? ['Gehen Sie in der Begründung auf die Stellungnahme des Unternehmens ein.']
    : []
}
