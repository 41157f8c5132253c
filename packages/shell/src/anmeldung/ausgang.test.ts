import { describe, expect, test } from 'vitest'
import type { Unterbrechung } from '../rahmen/unterbrechung.ts'
import { adressErgebnis, faktorErgebnis, passwortErgebnis } from './ausgang.ts'
import type { Aktion, Mitnahme } from './mitnahme.ts'

const zuvor = (aktion: Aktion, mehr: { zurueck?: boolean; faktoren?: string[] } = {}) =>
  ({
    zurueck: mehr.zurueck ?? true,
    inhalt: { nutzer: 'u1', schritt: { art: 'aktion', aktion, faktoren: mehr.faktoren ?? [] }, offen: false },
  }) satisfies Unterbrechung<Mitnahme>

const ausgang = (name: Aktion, status: 'success' | 'cancelled' | 'error') => ({ name, status })

describe('what is said of the password', () => {
  test.each([
    ['success', 'success', 'Ihr neues Passwort gilt ab sofort.'],
    ['cancelled', 'info', 'Ihr Passwort ist unverändert.'],
    ['error', 'warning', 'Ihr Passwort ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.'],
  ] as const)('%s', (status, ton, text) => {
    const von = zuvor('UPDATE_PASSWORD')
    expect(passwortErgebnis(von, ausgang('UPDATE_PASSWORD', status))).toEqual({ ton, text })
  })

  test('nothing after another action, another way back, or none', () => {
    const gut = ausgang('UPDATE_PASSWORD', 'success')
    expect(passwortErgebnis(undefined, gut)).toBeUndefined()
    expect(passwortErgebnis(zuvor('CONFIGURE_TOTP'), gut)).toBeUndefined()
    expect(passwortErgebnis(zuvor('UPDATE_PASSWORD', { zurueck: false }), gut)).toBeUndefined()
    expect(passwortErgebnis(zuvor('UPDATE_PASSWORD'), undefined)).toBeUndefined()
    expect(passwortErgebnis(zuvor('UPDATE_PASSWORD'), ausgang('CONFIGURE_TOTP', 'success'))).toBeUndefined()
  })
})

test.each([
  ['success', true, 'success'],
  ['success', false, 'info'],
  ['cancelled', true, 'success'],
  ['cancelled', false, 'info'],
] as const)(
  'of the address the token knows more than the outcome: %s, confirmed %s',
  (status, bestaetigt, ton) => {
    const von = zuvor('VERIFY_EMAIL')
    expect(adressErgebnis(von, ausgang('VERIFY_EMAIL', status), bestaetigt)?.ton).toBe(ton)
  },
)

describe('[R6-04] what is said of a second factor is read from the list', () => {
  const telefon = { id: 'f1', name: 'Telefon' }
  const tablet = { id: 'f2', name: 'Tablet' }
  const von = zuvor('CONFIGURE_TOTP', { faktoren: ['f1'] })

  test.each(['success', 'cancelled', 'error'] as const)(
    'a new one is there, whatever is said: %s',
    (status) => {
      const ergebnis = faktorErgebnis(von, ausgang('CONFIGURE_TOTP', status), [telefon, tablet])
      expect(ergebnis).toMatchObject({
        ton: 'success',
        text: expect.stringContaining('„Tablet“ ist eingerichtet'),
      })
    },
  )

  test.each([
    ['success', 'warning'],
    ['error', 'warning'],
    ['cancelled', 'info'],
  ] as const)('none is there: %s proves nothing', (status, ton) => {
    expect(faktorErgebnis(von, ausgang('CONFIGURE_TOTP', status), [telefon])?.ton).toBe(ton)
  })

  test('none is there and nothing is said: the way was given up', () => {
    expect(faktorErgebnis(von, undefined, [telefon])).toBeUndefined()
    expect(faktorErgebnis(undefined, undefined, [telefon])).toBeUndefined()
  })
})
