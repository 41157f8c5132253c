import { entwurfSchluesselLesen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { geraetFuellen, REGISTRIERUNG } from '../testing/altesGeraet.ts'
import { wiederhergestellt } from '@foerderportal/shell/testing/geraet'
import { NEU } from '../testing/people.ts'
import { test } from '../testing/test.ts'

test('[S10-03] was die Fassung davor auf diesem Gerät behalten hat, steht in der neuen wieder im Formular', async ({
  portal,
}) => {
  const { sub, schluessel } = REGISTRIERUNG
  await geraetFuellen(REGISTRIERUNG)
  portal.server.refuse(nutzerLesen, 404)
  portal.server.answer(entwurfSchluesselLesen, 200, { schluessel })
  await portal.open('/registrierung/nutzer', { ...NEU, sub })
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('0461 98765')
})
