import type { FelderProps } from '@foerderportal/assistent/formularart'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import type { AuszahlungAntwort, AuszahlungGegenstand } from '@foerderportal/contract/auszahlung/schema'
import type { Seitenwerte } from '@foerderportal/contract/auszahlung/antrag/tafel'
import type { NachweisSicht } from './nachweisSicht.ts'

/** What the overview of the items and the page of each are drawn from. */
export type SeitenProps = FelderProps<AuszahlungAntwort, AuszahlungKontext, Seitenwerte>

/** What the questions of an invoice are drawn from. */
export type NachweisProps = Pick<SeitenProps, 'control' | 'formular' | 'kontext'> & {
  gegenstand: AuszahlungGegenstand
  zeile: NachweisSicht
  /** The first invoice of its item. */
  erster: boolean
  /** What other invoices of the item claim here. */
  anderesCent: number
  loeschen: () => void
}
