import { expect } from 'vitest'
import { brotkrumen, texte, titel } from '../testing/frame.ts'
import { LENA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const verweis = (name: string) => brotkrumen().getByRole('link', { name, exact: true })
const hier = () => brotkrumen().getByCss('[aria-current="page"]')
const krumen = () => texte(brotkrumen().getByRole('listitem'))

test('[R2.3-05] sie beginnen mit dem Haus, führen zurück und enden mit der Seite', async ({ portal }) => {
  await portal.open('/unternehmen-aendern/nutzer-anlegen', LENA)
  await expect.poll(krumen).toEqual(['Start', 'Nutzer-Übersicht', 'Nutzer hinzufügen'])
  await expect.element(verweis('Start').getByCss('.kern-icon--home')).toBeVisible()
  await expect.element(hier()).toHaveTextContent('Nutzer hinzufügen')
  await verweis('Nutzer-Übersicht').click()
  await expect.element(titel('Nutzer-Übersicht')).toBeVisible()
  await expect.poll(krumen).toEqual(['Start', 'Nutzer-Übersicht'])
  await verweis('Start').click()
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  // none on the dashboard
  await expect.element(brotkrumen()).not.toBeInTheDocument()
})

for (const [pfad, name] of [
  ['/zuwendung/uebersicht', 'Anträge'],
  ['/interessenbekundung/uebersicht', 'Interessenbekundungen'],
  ['/auszahlung/uebersicht', 'Auszahlungen'],
  ['/mitteilungen/uebersicht', 'Mitteilungen'],
  ['/nutzer-aendern/logindaten', 'Login-Daten'],
  ['/version', 'Version'],
] as const)
  test(`[R2.3-05] jede andere Seite hat welche, auch eine öffentliche: ${name}`, async ({ portal }) => {
    await portal.open(pfad, LENA)
    await expect.element(verweis('Start')).toBeVisible()
    await expect.element(hier()).toHaveTextContent(name)
  })
