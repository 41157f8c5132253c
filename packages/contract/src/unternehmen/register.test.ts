import { describe, expect, test } from 'vitest'
import {
  RECHTSFORMEN,
  RECHTSFORM_TEXT,
  REGISTER_ARTEN,
  type Rechtsform,
  type RegisterArt,
} from './werte/enums.ts'
import { registerNummerFormatieren, registerPruefen } from './register.ts'

/** The table of S1-06, written down a second time. */
const ERWARTET: Record<Rechtsform, [RegisterArt | null, 'erforderlich' | 'freiwillig' | 'entfaellt']> = {
  AKTIENGESELLSCHAFT: ['HANDELSREGISTER_B', 'erforderlich'],
  GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG: ['HANDELSREGISTER_B', 'erforderlich'],
  HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT: ['HANDELSREGISTER_A', 'erforderlich'],
  KOMMANDITGESELLSCHAFT: ['HANDELSREGISTER_A', 'erforderlich'],
  OFFENE_HANDELSGESELLSCHAFT: ['HANDELSREGISTER_A', 'erforderlich'],
  EINGETRAGENER_KAUFMANN: ['HANDELSREGISTER_A', 'erforderlich'],
  EINGETRAGENE_GENOSSENSCHAFT: ['GENOSSENSCHAFTSREGISTER', 'erforderlich'],
  EINGETRAGENER_VEREIN: ['VEREINSREGISTER', 'erforderlich'],
  ANSTALT_DES_OEFFENTLICHEN_RECHTS: ['HANDELSREGISTER_A', 'freiwillig'],
  KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS: ['HANDELSREGISTER_A', 'freiwillig'],
  EHEGATTENGEMEINSCHAFT: [null, 'entfaellt'],
  EINZELUNTERNEHMER: [null, 'entfaellt'],
  GESELLSCHAFT_BUERGERLICHEN_RECHTS: [null, 'entfaellt'],
  UNTERNEHMENSGEMEINSCHAFT: [null, 'entfaellt'],
}
const rest = { registerGericht: 'Flensburg', registerNummer: '1234' }
const alle = ['registerArt', 'registerGericht', 'registerNummer']

describe.each(RECHTSFORMEN)('%s', (rechtsform) => {
  const [erwarteteArt, eintrag] = ERWARTET[rechtsform]

  test('[S1-06] without an entry', () => {
    const leer = { registerArt: null, registerGericht: ' ', registerNummer: undefined }
    const fehler = Object.keys(registerPruefen({ rechtsform, ...leer }))
    expect(fehler).toEqual(eintrag === 'erforderlich' ? alle : [])
  })

  test.each(REGISTER_ARTEN)('[S1-06] with an entry in %s', (registerArt) => {
    const fehler = registerPruefen({ rechtsform, registerArt, ...rest })
    const falsch = registerArt === erwarteteArt ? [] : ['registerArt']
    expect(Object.keys(fehler)).toEqual(eintrag === 'entfaellt' ? alle : falsch)
  })

  test('[S1-06] with a part of an entry', () => {
    const fehler = registerPruefen({ rechtsform, registerGericht: 'Flensburg' })
    expect(Object.keys(fehler)).toEqual(
      eintrag === 'entfaellt' ? ['registerGericht'] : ['registerArt', 'registerNummer'],
    )
  })
})

test('[S1-06] the sentences say what to do', () => {
  expect(
    registerPruefen({ rechtsform: 'AKTIENGESELLSCHAFT', registerArt: 'HANDELSREGISTER_A', ...rest }),
  ).toEqual({
    registerArt: 'Wählen Sie Handelsregister B: Dort wird die Rechtsform AG eingetragen.',
  })
  const unsinn = {
    registerArt: 'VEREINSREGISTER',
    registerGericht: 'Entenhausen',
    registerNummer: 'x',
  } as const
  expect(registerPruefen({ rechtsform: 'EINGETRAGENER_VEREIN', ...unsinn })).toEqual({
    registerGericht: 'Wählen Sie das Registergericht aus der Liste.',
    registerNummer: 'Geben Sie die Registernummer ein, z. B. VR 12345.',
  })
  const text = `Lassen Sie dieses Feld leer: Mit der Rechtsform ${RECHTSFORM_TEXT.EINZELUNTERNEHMER} gibt es keinen Registereintrag.`
  expect(registerPruefen({ rechtsform: 'EINZELUNTERNEHMER', registerNummer: '7' })).toEqual({
    registerNummer: text,
  })
})

test.each([
  ['HANDELSREGISTER_B', ' hrb 00123 b', '123 B'],
  ['HANDELSREGISTER_A', 'HRA 1234 KI', '1234 KI'],
  ['GENOSSENSCHAFTSREGISTER', 'GnR 17', '17'],
  ['VEREINSREGISTER', '4711', '4711'],
] as const)('[S1-07] one spelling of a register number: %s %s', (art, eingabe, gespeichert) => {
  expect(registerNummerFormatieren(art, eingabe)).toBe(gespeichert)
})

test('[S1-06] an abbreviation of another register is not cut but refused', () => {
  const angaben = {
    registerArt: 'HANDELSREGISTER_B',
    registerGericht: 'Kiel',
    registerNummer: 'HRA 12',
  } as const
  expect(registerPruefen({ rechtsform: 'AKTIENGESELLSCHAFT', ...angaben })).toEqual({
    registerNummer: 'Geben Sie die Registernummer ein, z. B. HRB 12345.',
  })
})
