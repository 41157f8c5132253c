import { expect, test } from 'vitest'
import { REQUIRED_ACTIONS, type RequiredAction } from '../../platform/auth/identity.ts'
import { AKTIONEN, aktionsart, faelligeAktionen } from './aktionen.ts'

const P = 'UPDATE_PASSWORD'
const T = 'TERMS_AND_CONDITIONS'
const F = 'CONFIGURE_TOTP'

test('every action that the port knows has its pages', () => {
  expect(AKTIONEN.map(({ name }) => name).toSorted()).toEqual(REQUIRED_ACTIONS.toSorted())
})

// kc_action, the action it means
test.each<[unknown, RequiredAction | undefined]>([
  [P, P],
  [T, T],
  ['terms_and_conditions', T],
  [F, F],
  ['update_password', undefined],
  ['Terms_And_Conditions', undefined],
  ['', undefined],
  [undefined, undefined],
  [['UPDATE_PASSWORD'], undefined],
  ['VERIFY_EMAIL', 'VERIFY_EMAIL'],
  ['__proto__', undefined],
  ['toString', undefined],
])('kc_action=%j means %j', (kcAction, name) => {
  expect(aktionsart(kcAction)?.name).toBe(name)
})

// needed, asked for, what is done in which order (those in brackets may be cancelled)
test.each<[readonly RequiredAction[], RequiredAction | undefined, string]>([
  [[], undefined, ''],
  [[], P, '(UPDATE_PASSWORD)'],
  [[P], undefined, P],
  [[P], P, P],
  [[F, T, P, 'VERIFY_EMAIL'], undefined, `VERIFY_EMAIL ${P} ${T} ${F}`],
  [[T], P, `${T} (${P})`],
  [[F, P], T, `${P} ${F} (${T})`],
  [[F, P], P, `${P} ${F}`],
])('needed %j, asked for %j: %s', (offen, gefragt, erwartet) => {
  const faellig = faelligeAktionen(offen, aktionsart(gefragt))
  const worte = faellig.map(({ art, abbrechbar }) => (abbrechbar ? `(${art.name})` : art.name))
  expect(worte.join(' ')).toBe(erwartet)
})
