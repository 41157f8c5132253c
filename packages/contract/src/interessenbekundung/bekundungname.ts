import type { Formularname } from '../formular/formularname.ts'

export const BEKUNDUNG_NAME: Formularname = {
  wort: 'Interessenbekundung',
  der: 'die',
  den: 'die',
  dem: 'der',
  im: 'in der',
  zum: 'zur',
  diesem: 'dieser',
  ihr: 'Ihre',
  er: 'sie',
  ihn: 'sie',
}
