import { CLASS_VERSION, type AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten } from '../../platform/einreichung/einreichungFesthalten.ts'
import { NUMMERNKREIS } from '../antrag/auszahlungEinreichen.ts'
import { AUSZAHLUNG_BELEG } from '../beleg/auszahlungBeleg.ts'
import { ansprueche } from '../kern/ansprueche.ts'
import { auszahlungEinfuegen, einreichungSetzen } from '../kern/auszahlungen.ts'
import { anzahlDateien } from '../kern/dateien.ts'
import { positionenErsetzen } from '../kern/positionen.ts'
import { rechnungenEintragen } from '../kern/rechnungsregister.ts'

/** Who prepared and who released the demo world's payouts: two people of the bank, by `sub`. */
export type DemoBank = { readonly vorbereitetVon: string; readonly freigegebenVon: string }

/** An approved case of the demo world, and who of its company is at work. */
export type DemoFall = {
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly bewilligtAm: Date
  readonly wer: { readonly sub: string; readonly name: string }
  readonly bank: DemoBank
}

/** What the bank said; `anteil` of what was claimed is released. */
type Entscheidung = { readonly anteil: number | null; readonly grund: string | null }

export type DemoAntrag = {
  readonly guid: string
  readonly nachweise: AuszahlungFormular['verwendungsnachweise']
  /** On which day after the approval it was saved last, or sent. */
  readonly nachTagen: number
  readonly gesendet: boolean
  readonly entscheidung?: Entscheidung
}

/** Some two weeks after it came in. */
const PRUEFDAUER_MS = 18 * TAG_MS

const entscheiden = async (
  tx: Tx,
  guid: string,
  { anteil, grund }: Entscheidung,
  { bank, am }: { readonly bank: DemoBank; readonly am: Date },
): Promise<void> => {
  if (anteil !== null)
    await sql`update auszahlung_position set bewilligt_cent = floor(beantragt_cent * ${anteil}::numeric),
      kuerzung_grund = ${anteil < 1 ? grund : null} where auszahlung_guid = ${guid}`.execute(tx)
  await sql`update auszahlung set status = ${anteil === null ? 'ABGELEHNT' : 'BEWILLIGT'}, status_seit = ${am},
    vorbereitet_von = ${bank.vorbereitetVon}, freigegeben_von = ${bank.freigegebenVon}, entschieden_am = ${am},
    begruendung = ${grund} where guid = ${guid}`.execute(tx)
}

/** A payout request of the demo world, with the rows that its use cases would have left. */
export const demoAntrag = async (tx: Tx, fall: DemoFall, antrag: DemoAntrag): Promise<void> => {
  const { guid, nachweise = [] } = antrag
  const { geschaeftGuid, unternehmenGuid, wer, bewilligtAm } = fall
  const am = new Date(bewilligtAm.getTime() + antrag.nachTagen * TAG_MS)
  const formular: AuszahlungFormular = { guid, classVersion: CLASS_VERSION, verwendungsnachweise: nachweise }
  const anzahlDokumente = anzahlDateien(formular)
  await auszahlungEinfuegen(tx, {
    ...fall,
    guid,
    formular,
    anzahlDokumente,
    vorlage: null,
    person: wer,
    jetzt: am,
  })
  const protokoll = { unternehmenGuid, sub: wer.sub, objektGuid: guid }
  await protokollieren(tx, { ...protokoll, handlung: 'auszahlungAnlegen' })
  const ziel = { guid, geschaeft_guid: geschaeftGuid, unternehmen_guid: unternehmenGuid }
  const positionen = ansprueche(formular)
  await positionenErsetzen(tx, ziel, positionen)
  if (!antrag.gesendet) return
  const rechnungen = positionen.map((p) => ({
    schluessel: p.schluessel ?? '',
    betragCent: p.rechnungCent ?? 0,
  }))
  await rechnungenEintragen(tx, unternehmenGuid, rechnungen)
  await einreichungSetzen(tx, guid, am)
  await einreichungFesthalten(tx, {
    dokument: { guid, version: 1, unternehmen_guid: unternehmenGuid },
    nummer: NUMMERNKREIS,
    eingegangenAm: am,
    sub: wer.sub,
    inhalt: formular,
    beleg: { aufgabe: AUSZAHLUNG_BELEG, mail: false },
  })
  await protokollieren(tx, { ...protokoll, handlung: 'auszahlungEinreichen' })
  if (antrag.entscheidung)
    await entscheiden(tx, guid, antrag.entscheidung, {
      bank: fall.bank,
      am: new Date(am.getTime() + PRUEFDAUER_MS),
    })
}
