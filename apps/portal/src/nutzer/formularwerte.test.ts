import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { expect, test } from 'vitest'
import { nutzerAusWerten, nutzerWerte, nutzerWertePruefen } from './formularwerte.ts'

type Nutzer = NutzerHuelle['value']

const gemeinsames = {
  anrede: 'FRAU',
  titel: null,
  vorname: 'Gisela',
  nachname: 'Genobank',
  telefon: '0461 860 100',
  ansprechpartnerName: null,
  agiertFuerMehrereUnternehmen: false,
} as const
const vomServer = {
  email: 'gisela@bank.example',
  username: 'gisela',
  identifiziert: true,
  identifizierungsUrl: null,
  unternehmenGpNr: null,
  videoDownloadStatus: null,
  videoDownloadStatusChangeDate: null,
}
const landwirtin = {
  type: 'LandwirtNutzer',
  ...gemeinsames,
  geburtstag: '1984-04-12',
  postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
} as const
const bankerin = { type: 'GpNutzer', ...gemeinsames } as const

test.each<[Nutzer, object]>([
  [{ ...landwirtin, ...vomServer }, landwirtin],
  [{ ...bankerin, ...vomServer, gpAdmin: true }, bankerin],
])('[R3.1-02] was unverändert bleibt, wird so gesendet, wie es gelesen wurde: $type', (nutzer, gesendet) => {
  const werte = nutzerWerte(nutzer)
  expect(nutzerWertePruefen(werte, nutzer.type)).toEqual([])
  expect(nutzerAusWerten(werte, nutzer.type)).toEqual({ ...gesendet, ansprechpartnerName: '' })
})

test('[R3.1-02] wer keine Anschrift und keinen Geburtstag hat, wird nicht danach gefragt', () => {
  const werte = nutzerWerte({ ...bankerin, ...vomServer, gpAdmin: false })
  expect(nutzerWertePruefen(werte, 'LandwirtNutzer').map(({ pfad }) => pfad)).toContain('geburtstag')
  expect(nutzerWertePruefen({ ...werte, telefon: '1' }, 'GpNutzer').map(({ pfad }) => pfad)).toEqual([
    'telefon',
  ])
})
