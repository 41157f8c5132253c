import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import { mailsVersenden, type Massenmail } from '../../platform/mail/mailsVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { empfaengerLaden, type Empfaenger } from '../../unternehmen/public.ts'
import { bekundungVerweis } from '../bekundungVerweis.ts'
import { rundeFinden, type RundeRow } from '../runde/runden.ts'
import { auchOhneZeichnung, betriebeLesen, type Worum } from './empfaenger.ts'
import { RUNDENBRIEFE, type Briefrunde } from './rundenbriefe.ts'
import { ANLAESSE, RUNDENPOST } from './rundenpost.ts'

/** So many companies at once: a statement each for whom and for what. */
const STAPEL = 500

type Brief = {
  readonly betreiber: Betreiber
  readonly worum: Worum
  readonly runde: Briefrunde & { demo: boolean }
}

/** Of a new round one mail a person, however many companies; of a declaration one for each of them. */
const schluessel = ({ anlass, runde, akt, staffel, bis }: Worum, e: Empfaenger): string => {
  const worum = `runde:${anlass}:${runde}:${akt ?? staffel ?? bis ?? ''}:${e.sub}`
  return auchOhneZeichnung(anlass) ? worum : `${worum}:${e.unternehmenGuid}`
}

const mail =
  ({ betreiber, worum, runde }: Brief) =>
  (e: Empfaenger): Massenmail => {
    const { betreff, absaetze } = RUNDENBRIEFE[worum.anlass](runde)
    const portal = bekundungVerweis(betreiber, 'uebersicht', { unternehmen_guid: e.unternehmenGuid })
    const oeffentlich = `Alles zur Runde:\n${betreiber.portalUrl}/reihung/${runde.guid}`
    return {
      an: e.email,
      betreff: `${betreff} (${betreiber.portalName})`,
      text: brief(betreiber, [anrede(e), ...absaetze, `Zum Portal:\n${portal}`, oeffentlich]),
      schluessel: schluessel(worum, e),
      bezug: runde.guid,
      demo: runde.demo,
    }
  }

const stapelSenden = async (db: Database, b: Brief, guids: readonly string[]): Promise<void> => {
  const alle = await empfaengerLaden(db, guids)
  const gemeint = alle.filter((e) => e.zeichnungsberechtigung || auchOhneZeichnung(b.worum.anlass))
  if (gemeint.length === 0) return
  await db.transaction().execute((tx) => mailsVersenden(tx, gemeint.map(mail(b))))
}

const senden = async (db: Database, b: Brief): Promise<void> => {
  for (let nach: string | null = null; ;) {
    const guids: string[] = await betriebeLesen(db, b.worum, { nach, anzahl: STAPEL })
    if (guids.length > 0) await stapelSenden(db, b, guids)
    if (guids.length < STAPEL) return
    nach = guids.at(-1) ?? null
  }
}

/** A reminder of an end that has been moved, has passed or no longer matters is none. */
const nochWahr = ({ bis }: Worum, runde: RundeRow, jetzt: Date): boolean =>
  bis === undefined || (bis === runde.bis.toISOString() && jetzt < runde.bis && runde.annulliert_am === null)

/** Writes the mails of one occasion; whatever a run that broke off has written already is not written again. */
export const rundenpostSenden = aufgabe({
  name: RUNDENPOST,
  payload: z.object({
    anlass: z.enum(ANLAESSE),
    runde: z.string(),
    akt: z.optional(z.string()),
    staffel: z.optional(z.string()),
    bis: z.optional(z.string()),
  }),
  run: async (worum, { db, config, clock }: Services) => {
    const runde = await rundeFinden(db, worum.runde)
    if (runde !== undefined && nochWahr(worum, runde, clock.now()))
      await senden(db, { betreiber: config, worum, runde })
  },
})
