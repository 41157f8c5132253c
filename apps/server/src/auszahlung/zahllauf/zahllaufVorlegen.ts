import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sepaFehler } from '@foerderportal/contract/shared/geld/sepa'
import { sql } from 'kysely'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import type { Services } from '../../platform/services.ts'
import { auffaelligesFesthalten } from './auffaelliges.ts'
import type { ZahllaufRow } from './zahllaeufe.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import { nichtMoeglich } from './zahllaufPolicy.ts'
import { postenLaden, unternehmenHalten, type PostenRow } from './zahlposten.ts'

/** Of everything that is paid, in one order: its hash is what a second person releases. */
const inhaltVon = ({ nr, programm, konto }: ZahllaufRow, posten: readonly PostenRow[]): string =>
  JSON.stringify({
    nr,
    programm,
    konto,
    posten: posten.map((p) => [
      p.nr,
      p.auszahlung_guid,
      p.end_to_end,
      p.betrag_cent,
      p.iban,
      p.inhaber,
      p.verwendungszweck,
      p.snapshot_guid,
    ]),
  })

const aufgezaehlt = (posten: readonly PostenRow[]): string =>
  posten.map(({ nr, unternehmen_name }) => `Nr. ${nr} (${unternehmen_name})`).join(', ')

/** Posts whose company changed something of its data since the run was made, as a sentence names them. */
export const veraltete = (posten: readonly PostenRow[]): string =>
  aufgezaehlt(posten.filter(({ veraltet }) => veraltet))

/** S6-08: one account outside SEPA, and the bank refuses the whole file. Runs of before may have one. */
export const sepaPruefen = (posten: readonly PostenRow[]): void => {
  const ausserhalb = posten.filter(({ iban }) => sepaFehler(iban) !== undefined)
  if (ausserhalb.length > 0)
    throw nichtMoeglich(
      `Diese Konten liegen nicht im SEPA-Raum, und die Bank wiese die ganze Datei ab: ${aufgezaehlt(ausserhalb)}. Die Posten müssen aus dem Lauf heraus.`,
    )
}

/** S6-07. Fixes what is paid, and lays it before a second person. */
export const zahllaufVorlegen = (
  services: Pick<Services, 'db' | 'clock'>,
  aufruf: Zahllaufaufruf,
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufVorlegen', async (tx, { row, jetzt }) => {
    const { sub } = aufruf.person
    await unternehmenHalten(tx, row.guid)
    // Read once more: what companies changed while this waited for them counts.
    const offene = (await postenLaden(tx, row.guid, sub)).filter(({ status }) => status === 'OFFEN')
    if (offene.length === 0)
      throw nichtMoeglich('In diesem Zahllauf steht kein Posten mehr. Verwerfen Sie ihn.')
    const geaendert = veraltete(offene)
    if (geaendert !== '')
      throw nichtMoeglich(
        `Die Unternehmensdaten sind nicht mehr die des Laufs. Nehmen Sie diese Posten aus: ${geaendert}.`,
      )
    sepaPruefen(offene)
    await auffaelligesFesthalten(tx, row.guid, jetzt)
    const inhalt = inhaltVon(row, offene)
    const sha256 = sha256Von(inhalt)
    await sql`update zahllauf set status = 'VORGELEGT', status_seit = ${jetzt}, vorbereitet_von = ${sub},
        vorgelegt_am = ${jetzt}, geaendert_von = ${sub}, geaendert_am = ${jetzt}, inhalt = ${inhalt},
        inhalt_sha256 = ${sha256}, zurueckgegeben_von = null, zurueckgegeben_am = null,
        zurueckgegeben_grund = null
      where guid = ${row.guid}`.execute(tx)
    return { sha256, posten: offene.length }
  })
