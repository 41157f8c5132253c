import type { Formularname } from '../../formular/formularname.ts'

/** Apart from the rest of the application, which whoever only looks at a request to sign does not load. */
export const ANTRAG: Formularname = {
  wort: 'Antrag',
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
