import type { AntragDaten } from '@foerderportal/contract/zuwendung/antrag/schema'
import {
  KONTEXT,
  formular,
  maschine,
  moorSeite,
} from '@foerderportal/contract/zuwendung/testing/testFormular'
import { describe, expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { stelleHref } from '@foerderportal/assistent/korrektur/korrekturorte'
import { ANTRAGART } from './antragart.ts'

const daten = (zusatz: Parameters<typeof formular>[0]): AntragDaten => ({
  formular: formular(zusatz),
  kontext: KONTEXT,
})
const ALLEIN = daten({ alleineZeichnungsberechtigt: true })
const ZU_ZWEIT = daten({ alleineZeichnungsberechtigt: false })
const MASCHINE = daten({
  foerdergegenstandSeiten: [{ ...moorSeite, foerdergegenstaende: [{ ...maschine(), id: 'eins' }] }],
})

describe('[S11-13] where a place is corrected', () => {
  test.each([
    ['its field', ALLEIN, 'ansprechpartner.telefon', 'zeichnung#feld-ansprechpartner-telefon'],
    [
      'the field of an item, also as an error names it',
      MASCHINE,
      'foerdergegenstandSeiten.0.foerdergegenstaende.0.anbieter',
      'foerdergegenstaende#feld-felder-foerdergegenstaende-eins-anbieter',
    ],
    [
      'the field that asks several places',
      ALLEIN,
      'produktgruppenDaten.muBestaetigt',
      'groesse#feld-produktgruppenDaten-kmuBestaetigt',
    ],
    ['who signs too', ZU_ZWEIT, 'zeichnungsberechtigter', 'zeichnung#feld-zeichnungsberechtigter'],
    ['the page while nobody signs too', ALLEIN, 'zeichnungsberechtigter', 'zeichnung'],
    [
      'the row of the company',
      ALLEIN,
      'unternehmen.steuernummer',
      'unternehmen#feld-unternehmen-steuernummer',
    ],
    ['the page of what it does not show', ALLEIN, 'unternehmen.handelsname', 'unternehmen'],
  ])('%s', (_, lage, pfad, ort) =>
    expect(stelleHref(ANTRAGART, lage, pfad)).toBe(pfade.antrag(lage.formular.guid, ort)),
  )
})
