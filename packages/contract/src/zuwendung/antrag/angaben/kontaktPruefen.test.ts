import { expect, test } from 'vitest'
import { kontaktPruefen } from './kontaktPruefen.ts'

const EMAIL = 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'
const TELEFON = 'Geben Sie eine Telefonnummer ein, z. B. 0461 123456.'

test.each([
  [
    'kuh',
    'xx',
    [
      ['ansprechpartner.email', EMAIL],
      ['ansprechpartner.telefon', TELEFON],
    ],
  ],
  ['lena@hof.example', '12', [['ansprechpartner.telefon', TELEFON]]],
  ['lena@hof', '04626 180 120', [['ansprechpartner.email', EMAIL]]],
  [' lena@hof.example ', '+49 (0)4626/180-120', []],
  // What is not given is not asked for.
  ['', null, []],
])(
  '[S4-07] the contact can be reached where something is given of it: %j, %j',
  (email, telefon, erwartet) => {
    const errors = kontaktPruefen({ email, telefon }).map(({ pfad, text }) => [pfad, text])
    expect(errors).toEqual(erwartet)
  },
)
