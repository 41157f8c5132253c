import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { istHaeufig } from './haeufige.ts'
import { passwortMangel } from './passwortregeln.ts'

const ROSA = { benutzername: 'rosa.neuhof', email: 'hofladen@neuhof.example', portalName: 'Förderportal' }
const urteil = (passwort: string) => passwortMangel(passwort, ROSA)

test.each([
  ['', 'Wählen Sie ein Passwort.'],
  ['kurz und gut', undefined],
  ['elf Zeichen', 'mindestens 12 Zeichen'],
  ['x'.repeat(257), 'höchstens 256 Zeichen'],
  ['Ganz-Rosa.Neuhof-Lieb', 'Benutzernamen nicht enthält'],
  ['Der-Hofladen-am-Deich', 'E-Mail-Adresse nicht enthält'],
])('%s', (passwort, satz) => {
  if (satz === undefined) expect(urteil(passwort)).toBeUndefined()
  else expect(urteil(passwort)).toContain(satz)
})

describe('what attackers try first is refused', () => {
  test.each([
    '1qaz2wsx3edc',
    'JustinBieber',
    'chickenwing101',
    'unbelievable',
    '123456789qwe',
    'q1w2e3r4t5y6',
    'passwort1234',
    'Passwort2026!',
    'P@ssw0rt2026',
    'geheimgeheim',
    'hallohallo12',
    'meinpasswort1',
    'Sommer2026!!',
    'Willkommen123',
    'ichliebedich',
    'administrator',
    'Landwirtschaft1',
    'Bauernhof123',
    'Förderportal',
    'foerderportal26',
    'Foerderung123',
    'Neuhof202020',
    'rosarosarosa',
    'RosaNeuhof1!',
    'aaaaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    '111122223333',
    'qwertzuiopü+',
    'asdfghjklöä#',
    '123456789012',
    '987654321098',
    'abcdefghijkl',
    '1q2w3e4r5t6z',
    'mnbvcxy<1234',
    'zyxwvutsrqpo',
  ])('%s', (passwort) => {
    expect(urteil(passwort)).toContain('schwerer zu erraten')
  })
})

describe('what is hard to guess is taken', () => {
  test.each([
    'Vier zufällige Wörter',
    'vier-nasse-Wiesen-2026',
    'Kuh Torf Schilf Moor',
    'g7$Kx!pQ2z-L',
    'Torfmoos wächst leise',
    'correct horse battery',
    'Ufer-Anker-Distel',
    'ßüöä-日本語-パスワード',
  ])('%s', (passwort) => {
    expect(urteil(passwort)).toBeUndefined()
  })

  test('random characters, whatever they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w!?%&/()=]{16,40}$/), (passwort) => {
        fc.pre(new Set(passwort.toLowerCase()).size >= 12)
        return urteil(passwort) === undefined
      }),
      { numRuns: 500 },
    )
  })
})

test('the list is small, and its answer does not depend on case', () => {
  const datei = fileURLToPath(new URL('haeufige.bin', import.meta.url))
  expect(statSync(datei).size).toBeLessThan(256 * 1024)
  expect(['unbelievable', 'UNBELIEVABLE', 'unbelievable?'].map(istHaeufig)).toEqual([true, true, false])
})

test('the longest password is judged in no time that anybody would notice', () => {
  expect(urteil('1q2w3e4r5t6z7u8i9o0p'.repeat(12))).toContain('schwerer zu erraten')
})
