import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Database, Tx } from '../../database/database.ts'
import { aufgabe } from '../../jobs/jobs.ts'
import { brief } from '../../mail/betreiber.ts'
import { mailVersenden, type Mail } from '../../mail/mailVersenden.ts'
import type { Services } from '../../services.ts'
import { kopfdatei, kopfdateiPruefsumme, kopfdateiSchreiben, type Kopf } from './kopfdatei.ts'
import { koepfeVergleichen, type Vergleich } from './koepfeVergleichen.ts'

/** Where the heads are kept: best a place that whoever owns the database can't write to. */
export const koepfeOrdner = ({
  datenVerzeichnis,
  protokollKoepfe,
}: Pick<Config, 'datenVerzeichnis' | 'protokollKoepfe'>): string =>
  protokollKoepfe ?? join(datenVerzeichnis, 'protokollkoepfe')

const SEITE = 5000

const seite = async (tx: Tx, nach: string): Promise<Kopf[]> => {
  const { rows } = await sql<Kopf>`select kette, nr, encode(hash, 'hex') as hash from audit_kette
    where kette > ${nach} order by kette limit ${SEITE}`.execute(tx)
  return rows
}

const alle = async function* (tx: Tx): AsyncGenerator<Kopf> {
  let koepfe = await seite(tx, '')
  while (koepfe.length > 0) {
    yield* koepfe
    koepfe = await seite(tx, koepfe.at(-1)?.kette ?? '')
  }
}

/** All heads of one moment. */
const schreiben = (db: Database, ordner: string, tag: string): Promise<string> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => kopfdateiSchreiben(ordner, tag, alle(tx)))

const befund = (v: Vergleich | undefined): string => {
  if (v === undefined) return 'Eine frühere Datei zum Vergleichen gibt es noch nicht.'
  const davor = `Verglichen mit der Datei vom ${alsDatum(v.tag)} (${v.ketten} Ketten)`
  if (v.brueche.length === 0) return `${davor}: Alle Ketten setzen sie unverändert fort.`
  const zeilen = v.brueche.map(({ kette, nr, grund }) => `${kette}, Zeile ${nr}: ${grund}`)
  return `${davor}: Das Protokoll ist nicht unversehrt.\n${zeilen.join('\n')}`
}

type Bericht = { readonly tag: string; readonly sha256: string; readonly vergleich: Vergleich | undefined }

const berichten = (config: Config, an: string, { tag, sha256, vergleich }: Bericht): Mail => ({
  an,
  betreff:
    vergleich !== undefined && vergleich.brueche.length > 0
      ? `Protokoll nicht unversehrt: ${alsDatum(tag)}`
      : `Protokollköpfe vom ${alsDatum(tag)}`,
  text: brief(config, [
    `Die Köpfe aller Protokollketten vom ${alsDatum(tag)} liegen in der Datei koepfe-${tag}.txt. Ihre SHA-256 ist\n${sha256}`,
    befund(vergleich),
    'Heben Sie diese Mail auf: Mit ihr lässt sich belegen, dass weder die Datei noch das Protokoll nachträglich geändert wurde.',
  ]),
  schluessel: `protokollkoepfe:${tag}`,
})

const melden = async ({ db, config }: Services, bericht: Bericht): Promise<void> => {
  const { protokollEmail } = config
  if (protokollEmail === undefined) return
  await db.transaction().execute((tx) => mailVersenden(tx, berichten(config, protokollEmail, bericht)))
}

/**
 * Every night the heads of all audit chains go to a file outside the database, and its hash by mail: whoever owns the
 * database could write a chain anew, but not what is kept elsewhere (ADR 0006). What was kept the day before is compared
 * first. A day's file is written once; a repeated run only sends the mail that may be missing.
 */
export const koepfeSichern = aufgabe({
  name: 'protokollkoepfe-sichern',
  cron: '11 1 * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    const { db, config, clock, log } = services
    const ordner = koepfeOrdner(config)
    const tag = tagInBerlin(clock.now())
    const vergleich = await koepfeVergleichen(db, ordner)
    for (const bruch of vergleich?.brueche ?? [])
      log.error(bruch, 'audit chain differs from the head kept outside')
    const pfad = kopfdatei(ordner, tag)
    const sha256 = existsSync(pfad) ? await kopfdateiPruefsumme(pfad) : await schreiben(db, ordner, tag)
    await melden(services, { tag, sha256, vergleich })
  },
})
