import { expect, test } from 'vitest'
import { cmsPfad, istDarunter } from './adresse.ts'

test.each([
  ['/cms/Portal/hilfe/index.html', 'Portal/hilfe/index.html'],
  ['/cms/Portal/hilfe/index.html?thema=dark', 'Portal/hilfe/index.html'],
  ['/cms/Portal/%C3%9Cber%20uns.html', 'Portal/%C3%9Cber%20uns.html'],
  ['/cms/Portal/bild-1_2.png#x', 'Portal/bild-1_2.png'],
])('%s is a page below the base', (url, pfad) => expect(cmsPfad(url)).toBe(pfad))

test.each([
  '/cms/',
  '/cms/../konfiguration.json',
  '/cms/Portal/../../geheim',
  '/cms/Portal/./x',
  '/cms/%2e%2e/geheim',
  '/cms/Portal/%2E%2E/geheim',
  '/cms/Portal%2f..%2f..%2fgeheim',
  '/cms/Portal/..%5c..%5cgeheim',
  '/cms/%252e%252e/geheim',
  '/cms/Portal/%25%32%65',
  '/cms//intern.example/x',
  '/cms/http://intern.example/x',
  '/cms/Portal/x@intern.example',
  '/cms/Portal/a%0d%0ab',
  '/cms/Portal/%ff',
  '/cms/Portal/a;b',
  '/cms/.git/config',
  '/cms/Portal/.env',
  '/cms/Portal/%2e%2e%20/geheim',
  '/cms/Portal/hilfe./index.html',
  `/cms/${'a'.repeat(600)}`,
  '/andere/Portal/hilfe/index.html',
])('%s is none', (url) => expect(cmsPfad(url)).toBeUndefined())

test.each([
  ['https://cms.example/portal/hilfe', true],
  ['https://cms.example/andere/hilfe', false],
  ['https://cms.example/portal', false],
  ['http://cms.example/portal/hilfe', false],
  ['https://cms.example:8443/portal/hilfe', false],
  ['https://intern.example/portal/hilfe', false],
  ['https://nutzer@cms.example/portal/hilfe', false],
])('%s lies below https://cms.example/portal/: %s', (ziel, darunter) =>
  expect(istDarunter(new URL(ziel), new URL('https://cms.example/portal/'))).toBe(darunter),
)
