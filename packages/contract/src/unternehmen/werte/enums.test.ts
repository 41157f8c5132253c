import { expect, test } from 'vitest'
import { ANREDE_TEXT, TITEL_TEXT } from '../../shared/angaben/person.ts'
import {
  ANTRAGSTELLER_ARTEN,
  ANTRAGSTELLER_ART_TEXT,
  RECHTSFORMEN,
  RECHTSFORM_TEXT,
  REGISTER_ART_TEXT,
} from './enums.ts'

test('[R1-05] there are five applicant types, each with a label', () => {
  expect(ANTRAGSTELLER_ARTEN).toEqual([
    'PRIMAERPRODUZENT',
    'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN',
    'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
    'GEWERBLICHER_MASCHINENRING',
    'ANERKANNTE_NATURSCHUTZVEREINIGUNG',
  ])
  expect(new Set(Object.values(ANTRAGSTELLER_ART_TEXT)).size).toBe(5)
})

test('[R1-05] the 14 legal forms have the labels of section 9', () => {
  expect(RECHTSFORMEN).toHaveLength(14)
  const texte = RECHTSFORMEN.map((form) => RECHTSFORM_TEXT[form])
  expect(texte.toSorted(new Intl.Collator('de').compare)).toEqual(
    [
      'Einzelunternehmer',
      'AG',
      'Anstalt des öffentlichen Rechts',
      'Ehegattengemeinschaft',
      'eG',
      'e.K.',
      'e.V.',
      'GbR',
      'GmbH',
      'GmbH & Co. KG',
      'KG',
      'Körperschaft des öffentlichen Rechts',
      'OHG',
      'Unternehmensgemeinschaft',
    ].toSorted(new Intl.Collator('de').compare),
  )
  expect(RECHTSFORM_TEXT.EINGETRAGENE_GENOSSENSCHAFT).toBe('eG')
  expect(RECHTSFORM_TEXT.HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT).toBe('GmbH & Co. KG')
})

test('[R1-05] register types, salutations and titles have the labels of section 9', () => {
  expect(REGISTER_ART_TEXT).toEqual({
    HANDELSREGISTER_A: 'Handelsregister A',
    HANDELSREGISTER_B: 'Handelsregister B',
    GENOSSENSCHAFTSREGISTER: 'Genossenschaftsregister',
    VEREINSREGISTER: 'Vereinsregister',
  })
  expect(ANREDE_TEXT).toEqual({ FRAU: 'Frau', HERR: 'Herr', DIVERS: 'Divers' })
  expect(TITEL_TEXT).toEqual({ DR: 'Dr.', PROF: 'Prof.' })
})
