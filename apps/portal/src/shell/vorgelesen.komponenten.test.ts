import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { vorgelesen } from '@foerderportal/shell/testing/tree'
import { expect } from 'vitest'
import { titel } from '../testing/frame.ts'
import { LENA, LINDENAU, NEU } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { antragsdienst } from '../zuwendung/testing/antragsdienst.ts'
import { vollerAntrag } from '../zuwendung/testing/offenerAntrag.ts'

/*
 * What is read out of ten pages, here and in apps/sachbearbeitung/src/shell/vorgelesen.komponenten.test.ts, word by word:
 * whoever changes it sees what changes for those who hear it. `npx vitest run --project komponenten -u vorgelesen` takes
 * it up.
 */

test('[G-15] vorgelesen: Start', async ({ portal }) => {
  await portal.open('/start')
  expect(await vorgelesen()).toMatchSnapshot()
})

for (const seite of [
  '/dashboard',
  '/unternehmen-aendern/nutzer-uebersicht',
  '/zuwendung/uebersicht',
  '/mitteilungen/uebersicht',
])
  test(`[G-15] vorgelesen: ${seite}`, async ({ portal }) => {
    await portal.open(`${seite}?unternehmenId=${LINDENAU.id}`, LENA)
    expect(await vorgelesen()).toMatchSnapshot()
  })

test('[G-15] vorgelesen: Registrierung der Person', async ({ portal }) => {
  for (const route of [nutzerStatusLesen, nutzerLesen])
    portal.server.refuse(route, KEIN_NUTZER.status, KEIN_NUTZER)
  await portal.open('/registrierung/nutzer', NEU)
  await expect.element(titel('Registrierung')).toBeVisible()
  expect(await vorgelesen()).toMatchSnapshot()
})

for (const schritt of ['finanzierung', 'zeichnung'])
  test(`[G-15] vorgelesen: Schritt ${schritt} des Antrags`, async ({ portal }) => {
    await portal.open(vollerAntrag(antragsdienst(portal)).pfad(schritt), LENA)
    expect(await vorgelesen()).toMatchSnapshot()
  })
