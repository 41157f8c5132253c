import type { AuszahlungDaten } from '@foerderportal/contract/auszahlung/antrag/daten'
import { auszahlungPruefen } from '@foerderportal/contract/auszahlung/antrag/pruefung/pruefung'
import { beantragtCent } from '@foerderportal/contract/auszahlung/rules'
import { nachweisName } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { LISTE, nachweiseLesefehler, nachweiseSchreiben, type NachweisWerte } from './nachweisWerte.ts'

/** An invoice as its row says it. */
export type NachweisSicht = {
  readonly kennung: string
  readonly gegenstand: string
  /** Its path in the form. */
  readonly name: `verwendungsnachweise.${number}`
  readonly titel: string
  readonly rechnungsNummer: string
  readonly kurz: string
  readonly beantragtCent: number
  readonly vollstaendig: boolean
}

const kurz = (brutto: number | null | undefined, steller: string, beantragt: number): string =>
  [
    steller,
    typeof brutto === 'number' && `${alsEuro(inCent(brutto))} brutto`,
    beantragt > 0 && `beantragt ${alsEuro(beantragt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What the pages say of all invoices while they are typed: amounts, and what is missing. */
export const nachweiseSehen = (werte: readonly NachweisWerte[], daten: AuszahlungDaten): NachweisSicht[] => {
  const nachweise = nachweiseSchreiben(werte)
  const formular = { ...daten.formular, verwendungsnachweise: nachweise }
  const offen = new Set(
    [...nachweiseLesefehler(werte), ...auszahlungPruefen({ ...daten, formular })].map(({ pfad }) =>
      pfad.split('.').slice(0, 2).join('.'),
    ),
  )
  return werte.map((w, i) => {
    const name = `${LISTE}.${i}` as const
    const beantragt = nachweise[i] ? beantragtCent(nachweise[i]) : 0
    return {
      kennung: w.kennung,
      gegenstand: w.foerdergegenstandId,
      name,
      rechnungsNummer: w.rechnungsNummer,
      titel: nachweisName(w) || 'Noch ohne Nummer',
      kurz: kurz(nachweise[i]?.rechnungsBetrag, w.rechnungsSteller, beantragt),
      beantragtCent: beantragt,
      vollstaendig: !offen.has(name),
    }
  })
}

export const beantragtVon = (sicht: readonly NachweisSicht[], gegenstand: string): number =>
  sicht.filter((n) => n.gegenstand === gegenstand).reduce((summe, n) => summe + n.beantragtCent, 0)
