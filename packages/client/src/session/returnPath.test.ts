import { expect, test } from 'vitest'
import { safeReturnPath } from './returnPath.ts'

test.each([
  '/',
  '/dashboard',
  '/zuwendung/antrag/1/x?unternehmenId=2#feld',
  '/start?a=//b',
  '/%2F/boese.example',
  '/%5Cboese.example',
])('own path %s is kept', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  '//boese.example',
  String.raw`/\boese.example`,
  'https://boese.example/',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/\t/boese.example',
  '/\n//boese.example',
  'HTTPS://boese.example/',
  ' //boese.example',
  '%2F%2Fboese.example',
  'data:text/html,x',
  '/.//boese.example',
  '/auth/callback?code=1',
  '/sachbearbeitung/auth/callback?code=1',
  null,
  undefined,
])('foreign or strange path %j leads to the dashboard', (path) => {
  expect(safeReturnPath(path)).toBe('/dashboard')
})

test('an app of its own has its own place for them', () => {
  expect(safeReturnPath('//boese.example', '/sachbearbeitung')).toBe('/sachbearbeitung')
  expect(safeReturnPath('/sachbearbeitung/auth/callback', '/sachbearbeitung')).toBe('/sachbearbeitung')
  expect(safeReturnPath('/sachbearbeitung/fall/1', '/sachbearbeitung')).toBe('/sachbearbeitung/fall/1')
})
