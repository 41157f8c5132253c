import { randomUUID } from 'node:crypto'
import { ziehungSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import type { RundeStand } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { STUNDE_MS } from '@foerderportal/values/time'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { personenNamen } from '../../../nutzer/public.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { einreichungFesthalten } from '../../../platform/einreichung/einreichungFesthalten.ts'
import type { Services } from '../../../platform/services.ts'
import { registerFreigaben } from '../../../platform/vieraugen/freigabenRoutes.ts'
import { als } from '../../../platform/testing/portalBasis.ts'
import { rundeTreiben } from '../../demo/rundeTreiben.ts'
import { DEMO_VORGABEN } from '../../demo/vorgaben.ts'
import { lottoNach } from '../../demo/ziehungstag.ts'
import { registerInteressenbekundung } from '../../routes.ts'
import { rundenVorgelegt } from '../freigabequelle.ts'
import { rundeFinden, type RundeRow } from '../runden.ts'

const GEZOGEN = [[4, 11, 19, 27, 38, 44], [7]]

/** The result of a round's draw, which names its day. */
export const zufallVon = async ({ db }: Pick<Services, 'db'>, runde: string): Promise<string> => {
  const am = (await rundeFinden(db, runde))?.ziehung_am
  return ziehungSchreiben('LOTTO-6AUS49', ziehungstag(am?.toISOString() ?? ''), GEZOGEN)
}

/** The slice with the one list of releases, which is not its own. */
export const registerMitFreigaben = (app: FastifyInstance, services: Services): void => {
  registerInteressenbekundung(app, services)
  registerFreigaben(app, services, { personenNamen, quellen: [rundenVorgelegt] })
}

export const PETRA = {
  sub: als('petra.programme').sub,
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME'],
} as const
export const FRANK = {
  sub: als('frank.freigabe').sub,
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
} as const

/** A round whose first day is so many days from today, ten days long. */
export const angaben = (jetzt: Date, abTagen: number, anders: Partial<RundeAngaben> = {}): RundeAngaben => ({
  programm: 'AnkNabo',
  produktGruppe: 'standard',
  bezeichnung: 'Proberunde',
  ersterTag: tagNach(jetzt, abTagen),
  letzterTag: tagNach(jetzt, abTagen + 9),
  budgetInEuro: 100_000,
  einladungTage: 30,
  maxAnzahlGeschaefte: 2,
  machtAeltereUngueltig: false,
  betraegeOeffentlich: true,
  ziehung: {
    quelle: 'LOTTO 6aus49 vom {tag}, mit Superzahl',
    form: 'LOTTO-6AUS49',
    am: lottoNach(jetzt, abTagen),
    alleTage: 7,
  },
  vorgaben: DEMO_VORGABEN,
  ...anders,
})

export type Wunsch = { readonly bereich: string; readonly euro: number }

/** A submitted declaration of a company, as the form writes it. */
const bekundung = async (
  tx: Tx,
  runde: Pick<RundeRow, 'guid' | 'von'>,
  unternehmenGuid: string,
  wuensche: readonly Wunsch[],
  eingegangenAm = new Date(runde.von.getTime() + STUNDE_MS),
): Promise<string> => {
  const guid = randomUUID()
  const investitionen = wuensche.map(({ bereich, euro }) => ({
    investitionBereich: bereich,
    betragInEuro: euro * 2,
    zuwendungInEuro: euro,
  }))
  const inhalt = { fertig: true, guid, investitionen, uiStorage: null, unternehmen: null }
  const cent = wuensche.reduce((summe, { euro }) => summe + Math.round(euro * 100), 0)
  await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, fertig, betrag_cent,
      zuwendung_cent, angelegt_am, geaendert_am, geaendert_von, version, eingereicht_version)
    values (${guid}, ${runde.guid}, ${unternehmenGuid}, 1, ${JSON.stringify(inhalt)}, true, ${cent * 2}, ${cent},
      ${eingegangenAm}, ${eingegangenAm}, 'test', 1, 1)`.execute(tx)
  await einreichungFesthalten(tx, {
    dokument: { guid, version: 1, unternehmen_guid: unternehmenGuid },
    nummer: { kuerzel: 'IBK', folge: 'ibk_eingang_nr' },
    eingegangenAm,
    sub: 'test',
    inhalt,
  })
  return guid
}

type Probe = {
  readonly bis: RundeStand
  readonly abTagen: number
  readonly anders?: Partial<RundeAngaben>
  readonly betriebe?: readonly string[]
  readonly wuensche?: (i: number) => readonly Wunsch[]
  readonly staffeln?: number
}

/** A round of no demo world, driven to a state by Petra and Frank; answers its guid. */
export const proberunde = async (services: Services, p: Probe): Promise<string> => {
  const guid = randomUUID()
  await rundeTreiben(services, {
    guid,
    angaben: angaben(services.clock.now(), p.abTagen, p.anders),
    demo: false,
    bis: p.bis,
    plant: PETRA.sub,
    gibtFrei: FRANK.sub,
    gezogen: GEZOGEN,
    staffeln: p.staffeln ?? 0,
    bekunden: async (tx, runde) => {
      for (const [i, betrieb] of (p.betriebe ?? []).entries())
        await bekundung(tx, runde, betrieb, p.wuensche?.(i) ?? [{ bereich: 'B.1', euro: 10_000 + i }])
    },
  })
  return guid
}
