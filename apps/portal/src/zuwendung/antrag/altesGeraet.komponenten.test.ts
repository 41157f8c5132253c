import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ANTRAG, geraetFuellen } from '../../testing/altesGeraet.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { wiederhergestellt } from '@foerderportal/shell/testing/geraet'
import { LENA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

const GETIPPT = 'Grünland auf nassem Moor, Milchvieh, etwas Hopfen und Äpfel'

test('[S10-03] was die Fassung davor von einem Antrag auf diesem Gerät behalten hat, steht in der neuen auf seinen Seiten', async ({
  portal,
}) => {
  const { sub, schluessel, guid } = ANTRAG
  await geraetFuellen(ANTRAG)
  portal.server.answer(entwurfSchluesselLesen, 200, { schluessel })
  const dienst = antragsdienst(portal)
  const nachweis = dienst.dateien.ablegen('Nachweis.pdf')
  const { daten, pfad } = dienst.ablegen((leer) => ausgefuellt(leer, nachweis), guid)
  await portal.open(pfad('finanzierung'), { ...LENA, sub })
  await expect.element(wiederhergestellt()).toBeVisible()
  // What no server takes stays on this device.
  await expect.element(page.getByRole('textbox', { name: 'Eigenmittel' })).toHaveValue('12,,5')
  await portal.open(pfad('antragsteller'))
  await expect.element(feld('Haupttätigkeit')).toHaveValue(GETIPPT)
  await istGespeichert()
  expect(daten().haupttaetigkeit).toBe(GETIPPT)
})
