import type { ErgebnisEingabe, Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { valutaFehler } from '@foerderportal/contract/auszahlung/zahllauf/valuta'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Eintrag } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { offenePruefen } from './postenAusnehmen.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import type { Lage } from './zahllaufPolicy.ts'
import { rueckkehrMelden } from './rueckkehrMelden.ts'
import { postenBewegen, type PostenRow } from './zahlposten.ts'

const HANDLUNG = { BEZAHLT: 'postenBezahlt', ABGEWIESEN: 'postenAbgewiesen' } as const

const valutaPruefen = (eingabe: ErgebnisEingabe, { row, jetzt }: Lage): void => {
  if (eingabe.ergebnis === 'BEZAHLT')
    ohneFehler(valutaFehler(eingabe.valuta, row.eingereicht_am ?? jetzt, tagInBerlin(jetzt)))
}

/** Each post in the chain of its company: whoever follows a payout finds its end there. */
const jePosten = (
  { row }: Lage,
  posten: readonly PostenRow[],
  zeile: Pick<Eintrag, 'sub' | 'handlung'> & { readonly dazu: object },
): Eintrag[] => {
  const { dazu, ...wer } = zeile
  return posten.map(({ auszahlung_guid, unternehmen_guid, nr, end_to_end }) => ({
    ...wer,
    unternehmenGuid: unternehmen_guid,
    objektGuid: auszahlung_guid,
    angaben: { zahllauf: row.nr, nr, endToEnd: end_to_end, ...dazu },
  }))
}

/** The last post closes the run. */
const abschliessen = (tx: Tx, { row, jetzt }: Lage) =>
  sql`update zahllauf set status = 'ABGESCHLOSSEN', status_seit = ${jetzt}
    where guid = ${row.guid} and not exists (select from zahlposten p
      where p.zahllauf_guid = ${row.guid} and p.status = 'OFFEN')`.execute(tx)

/** S6-07. What the bank reports of posts: paid on a day, or come back; then the company is told. */
export const ergebnisVermerken = (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { eingabe, ...aufruf }: Zahllaufaufruf & { readonly eingabe: ErgebnisEingabe },
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, HANDLUNG[eingabe.ergebnis], async (tx, lage) => {
    const { row, jetzt } = lage
    const { posten: nummern, ergebnis, ...dazu } = eingabe
    valutaPruefen(eingabe, lage)
    offenePruefen(lage.posten, nummern)
    const posten = lage.posten.filter(({ nr }) => nummern.includes(nr))
    await postenBewegen(tx, row.guid, { nach: ergebnis, jetzt, nummern, ...dazu })
    if (ergebnis === 'ABGEWIESEN') await rueckkehrMelden(services, tx, row, posten)
    await abschliessen(tx, lage)
    return jePosten(lage, posten, { sub: aufruf.person.sub, handlung: HANDLUNG[ergebnis], dazu })
  })
