import type { Formularname } from '../../formular/formularname.ts'

/** What a payout request is called in the sentences about forms. */
export const AUSZAHLUNG: Formularname = {
  wort: 'Auszahlungsantrag',
  der: 'der',
  den: 'den',
  dem: 'dem',
  im: 'im',
  zum: 'zum',
  diesem: 'diesem',
  ihr: 'Ihr',
  er: 'er',
  ihn: 'ihn',
}
