import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import { naechsteStaffel } from './naechsteStaffel.ts'

const PASST_NICHT =
  'Die freien Mittel reichen für den nächsten Rang nicht. Verfällt eine Einladung oder werden die Mittel erhöht, geht es hier weiter.'

/** S3-04: computes the next batch and lays it before a second person; nobody edits its lines. */
export const staffelVorbereiten = (services: Rundendienste, aufruf: Rundenaufruf): Promise<Antwort> =>
  rundeBewegen(
    services,
    { ...aufruf, aktion: 'staffelVorbereiten' },
    async (tx, { runde, person, jetzt }) => {
      const s = await naechsteStaffel(tx, runde, jetzt)
      if (s === null) throw nichtMoeglich(PASST_NICHT)
      const eingeladen = s.zeilen.filter(({ ausgang }) => ausgang === 'EINGELADEN').length
      await sql`insert into staffel (guid, ibk_meta_guid, nr, status, von_rang, bis_rang, eingeladen, summe_cent, frei_cent,
        inhalt, sha256, vorgaenger, vorbereitet_von, vorgelegt_am)
      values (${randomUUID()}, ${runde.guid}, ${s.nr}, 'VORGELEGT', ${s.vonRang}, ${s.bisRang}, ${eingeladen}, ${s.summe},
        ${s.frei}, ${s.inhalt}, ${s.sha256}, ${s.vorgaenger}, ${person.sub}, ${jetzt})`.execute(tx)
      return { nr: s.nr, sha256: s.sha256 }
    },
  )
