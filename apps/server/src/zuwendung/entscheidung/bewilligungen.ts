import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** SQL of tables `bewilligung` and `bewilligter_gegenstand`: what was approved; slice auszahlung pays it out. */
export type NeueBewilligung = {
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly bewilligtAm: Date
  /** 'YYYY-MM-DD' */
  readonly positivlisteStichtag: string
  readonly maxAuszahlungen: number
  /** When it was made known; null until then: nothing is paid out (S6-01). */
  readonly wirksamAb: Date | null
}

export const bewilligungEinfuegen = async (tx: Tx, b: NeueBewilligung): Promise<void> => {
  await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
      max_auszahlungen, wirksam_ab)
    values (${b.geschaeftGuid}, ${b.unternehmenGuid}, ${b.bewilligtAm}, ${b.positivlisteStichtag},
      ${b.maxAuszahlungen}, ${b.wirksamAb})`.execute(tx)
}

export type NeuerGegenstand = {
  readonly guid: string
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly nr: number
  readonly kategorie: string
  readonly klasse: string
  readonly daten: object
  /** Percent. */
  readonly quote: number
  readonly bewilligtCent: number
}

export const gegenstandEinfuegen = async (tx: Tx, g: NeuerGegenstand): Promise<void> => {
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse,
      gegenstand, foerderquote, bewilligt_cent)
    values (${g.guid}, ${g.geschaeftGuid}, ${g.unternehmenGuid}, ${g.nr}, ${g.kategorie}, ${g.klasse},
      ${JSON.stringify(g.daten)}, ${g.quote}, ${g.bewilligtCent})`.execute(tx)
}
