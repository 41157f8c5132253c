import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { anhoerungStaende } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import type {
  AnhoerungAnsicht,
  StellungnahmeEntwurf,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { dateienBinden, dateienLesen, untauglicheDatei } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { antragSperren, type AntragRow } from '../kern/repository.ts'
import { antwortSchreiben, standVon, type AnhoerungRow } from './anhoerungen.ts'
import { anhoerungZu } from './anhoerungLesen.ts'
import { beimAntragsteller } from './anhoerungView.ts'

/** Saving keeps what is typed; sending gives it to the bank. */
export type Schreiben = {
  readonly sub: string
  readonly guid: string
  readonly antwort: StellungnahmeEntwurf
  readonly ifMatch: number | undefined
  /** When the request had arrived: the deadline is judged by it. */
  readonly eingang: Date
  readonly handlung: 'anhoerungSpeichern' | 'anhoerungBeantworten'
}

const pruefen = (row: AnhoerungRow, { handlung, eingang, ifMatch }: Schreiben): void => {
  const grund = anhoerungStaende.hindernis(handlung, standVon(row, eingang), ['MITGLIED'])
  if (grund !== null) throw nichtMoeglich(grund.text)
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      `Die Stellungnahme wurde am ${alsZeitpunkt(row.geaendert_am.toISOString())} Uhr geändert.`,
    )
}

/** The files become the company's; one that is locked or does not open is sent to nobody (S5-02, S5-04). */
const dateienNehmen = async (tx: Tx, antrag: AntragRow, e: Schreiben): Promise<void> => {
  const guids = e.antwort.dateien.map(({ uuid }) => uuid)
  await dateienBinden(tx, { guids, unternehmenGuid: antrag.unternehmen_guid, sub: e.sub })
  if (e.handlung === 'anhoerungSpeichern') return
  const grund = untauglicheDatei(await dateienLesen(tx, guids))
  if (grund !== undefined) throw nichtMoeglich(grund)
}

/** Keeps or sends the company's answer to a hearing (S9-03), under the lock of the application. */
export const stellungnahmeSchreiben = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  e: Schreiben,
): Promise<{ body: AnhoerungAnsicht; version: number }> =>
  db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, e.guid, e.sub))
    const row = await anhoerungZu(tx, antrag)
    pruefen(row, e)
    await dateienNehmen(tx, antrag, e)
    const jetzt = clock.now()
    const gesendet = e.handlung === 'anhoerungBeantworten' ? { von: e.sub, am: e.eingang } : undefined
    const neu = await antwortSchreiben(tx, row.guid, {
      antwort: e.antwort,
      jetzt,
      ...(gesendet && { gesendet }),
    })
    await protokollieren(tx, {
      unternehmenGuid: antrag.unternehmen_guid,
      sub: e.sub,
      handlung: e.handlung,
      objektGuid: antrag.guid,
      angaben: { anhoerung: row.guid, version: neu.version },
    })
    return beimAntragsteller(tx, neu, { antrag, jetzt })
  })
