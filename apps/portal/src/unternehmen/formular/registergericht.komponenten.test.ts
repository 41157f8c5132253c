import { gerichtssitzeLesen } from '@foerderportal/contract/verzeichnis/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texte } from '../../testing/frame.ts'
import { kundendienst } from '../../testing/kundendienst.ts'
import { NEU } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

const gericht = () => page.getByRole('combobox', { name: 'Registergericht' })
const vorschlaege = () => page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option')
/** What the open list says below its suggestions. */
const listenzeile = () => page.getByCss('.p-suche__meldung:visible')

test('[R2.4-01] gesucht werden nur Gerichte, die das Register führen; ist die Liste nicht da, wird weitergeschrieben', async ({
  portal,
}) => {
  kundendienst(portal, NEU, { ohneVorgaenge: true })
  portal.server.answer(gerichtssitzeLesen, 200, ({ query }) =>
    query.registerArt === 'VEREINSREGISTER' ? ['Aurich', 'Gera'] : ['Aurich'],
  )
  await portal.open('/registrierung/unternehmen', NEU)
  const form = page.getByRole('combobox', { name: 'Rechtsform' })
  await form.selectOptions('GmbH')
  await userEvent.type(gericht(), 'husum')
  await expect.element(listenzeile()).toHaveTextContent('Nichts gefunden. Ihre Eingabe bleibt stehen.')
  await gericht().fill('aurich')
  await expect.poll(() => texte(vorschlaege())).toEqual(['Aurich'])
  // Typed in full is as good as chosen.
  await userEvent.keyboard('{Tab}')
  await expect.element(gericht()).toHaveValue('Aurich')
  await gericht().fill('gera')
  await expect.element(listenzeile()).toBeVisible()
  await form.selectOptions('e.V.')
  await gericht().fill('ger')
  await expect.poll(() => texte(vorschlaege())).toEqual(['Gera'])
  await userEvent.keyboard('{Escape}')

  portal.server.cut(gerichtssitzeLesen)
  await form.selectOptions('KG')
  await gericht().fill('Flensburg')
  await expect.element(listenzeile()).toHaveTextContent('Die Validierung steht aktuell nicht zur Verfügung.')
  await userEvent.keyboard('{Tab}')
  await expect.element(gericht()).toHaveValue('Flensburg')
  await expect.element(gericht()).not.toHaveAttribute('aria-invalid', 'true')
})
