import { randomUUID } from 'node:crypto'
import type { StaffelVorbereitenEingabe } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import { absagen } from '../../platform/http/refusal.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import { naechsteStaffel, type Berechnet } from './naechsteStaffel.ts'

const PASST_NICHT =
  'Die freien Mittel reichen für den nächsten Rang nicht. Verfällt eine Einladung oder werden die Mittel erhöht, geht es hier weiter.'

type Vorbereitung = Rundenaufruf & {
  /** What was seen before it is presented; who computes without a screen has seen nothing. */
  readonly gelesen?: StaffelVorbereitenEingabe
}

/** Whoever presents stands for the lines that he read: money, waivers and the batch before may have changed them since. */
const wieGelesen = ({ bisRang, summe }: Berechnet, gelesen: StaffelVorbereitenEingabe | undefined): void => {
  if (gelesen === undefined || (gelesen.bisRang === bisRang && inCent(gelesen.summe) === summe)) return
  throw absagen(
    ALLGEMEIN.konkurrierend,
    'Seit Sie die Zeilen gelesen haben, haben sich die freien Mittel oder die Reihe geändert. Lesen Sie die Staffel noch einmal, und legen Sie sie dann vor.',
  )
}

/** S3-04: computes the next batch and lays it before a second person; nobody edits its lines. */
export const staffelVorbereiten = (
  services: Rundendienste,
  { gelesen, ...aufruf }: Vorbereitung,
): Promise<Antwort> =>
  rundeBewegen(services, aufruf, 'staffelVorbereiten', async (tx, { runde, person, jetzt }) => {
    const s = await naechsteStaffel(tx, runde, jetzt)
    if (s === null) throw nichtMoeglich(PASST_NICHT)
    wieGelesen(s, gelesen)
    const eingeladen = s.zeilen.filter(({ ausgang }) => ausgang === 'EINGELADEN').length
    await sql`insert into staffel (guid, ibk_meta_guid, nr, status, von_rang, bis_rang, eingeladen, summe_cent, frei_cent,
        inhalt, sha256, vorgaenger, vorbereitet_von, vorgelegt_am)
      values (${randomUUID()}, ${runde.guid}, ${s.nr}, 'VORGELEGT', ${s.vonRang}, ${s.bisRang}, ${eingeladen}, ${s.summe},
        ${s.frei}, ${s.inhalt}, ${s.sha256}, ${s.vorgaenger}, ${person.sub}, ${jetzt})`.execute(tx)
    return { nr: s.nr, sha256: s.sha256 }
  })
