import { expect, test } from 'vitest'
import { firmaHeisstGleich, firmaKannDieselbeSein } from './firma.ts'

const HOF = 'Hof Lindenau GbR'

test.each([
  [HOF, 'Hof Lindenau GbR'],
  [HOF, 'HOF LINDENAU GBR'],
  [HOF, 'Hof Lindenau Gesellschaft bürgerlichen Rechts'],
  [HOF, 'Hof Lindenau, Gesellschaft buergerlichen Rechts'],
  [HOF, 'Hof-Lindenau G.b.R.'],
  ['Müller & Söhne GmbH & Co. KG', 'Mueller und Soehne GmbH u. Co. Kommanditgesellschaft'],
  ['Agrar Nord GmbH', 'Agrar Nord Gesellschaft mit beschränkter Haftung'],
  ['Agrar Nord eG', 'Agrar Nord e. G.'],
  ['Weingut Ruß e.K.', 'Weingut Russ eingetragene Kauffrau'],
  ['Maschinenring Mitte e.V.', 'Maschinenring Mitte eingetragener Verein'],
])('[S6-05] %s and %s are the same name', (eine, andere) => {
  expect([firmaHeisstGleich(eine, andere), firmaKannDieselbeSein(andere, eine)]).toEqual([true, true])
})

test.each([
  [HOF, 'Hof Lindenau'],
  [HOF, 'HOF LINDENAU GbR, z. Hd. Frau Lindenau'],
  [HOF, 'Hof Lindenau GbR Lena Lindenau'],
  ['Lindenhof GbR', 'Lindenhof GbR z. Hd. Frau Meier'],
  ['Lindenhof', 'Lindenhof c/o Lena Meier'],
  ['Lindenhof', 'Lindenhof, Inh. Lena Meier'],
  ['Lena Lindenau', 'Lindenau, Lena'],
  ['Hof Müller, Inhaber Max Müller', 'Max Müller'],
])('[S6-05] %s and %s may be of one company', (eine, andere) => {
  expect([firmaKannDieselbeSein(eine, andere), firmaKannDieselbeSein(andere, eine)]).toEqual([true, true])
})

test.each([
  ['AG', 'Lagerhaus'],
  ['Lagerhaus AG', 'AG'],
  ['Hof', HOF],
  ['Lindenau', HOF],
  ['Au', 'Lindenau'],
  [HOF, 'Hof Lindenau KG'],
  [HOF, 'Hof Lindenau Biogas GmbH & Co. KG'],
  ['Agrar Nord GmbH', 'Agrar Nord GmbH & Co. KG'],
  ['Agrar Nord KG', 'Agrar Nord KGaA'],
  ['Hof Altmoor', HOF],
  ['Meierhof', 'Meier'],
  ['KG', 'AG'],
  ['Müller/Meier GbR', 'Müller/Schulz GbR'],
  ['Müller, Inh. Max Müller', 'Müller, Inh. Eva Müller'],
  ['Lindenau, Lena', 'Lindenau, Leo'],
  ['', HOF],
  ['&', '-'],
])('[S6-05] %s and %s are two', (eine, andere) => {
  expect([firmaKannDieselbeSein(eine, andere), firmaKannDieselbeSein(andere, eine)]).toEqual([false, false])
  expect(firmaHeisstGleich(eine, andere)).toBe(false)
})
