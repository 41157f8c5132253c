import { einwilligungAendern } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { EINGEWILLIGT, bescheidweg, einwilligungsdienst } from '../testing/einwilligungsdienst.ts'
import { LENA, NORA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const ADRESSE = '/unternehmen-aendern/unternehmen'
const steht = (text: string | RegExp) => expect.element(bescheidweg.abschnitt()).toMatchTextContent(text)

test('[S1-10] in den Unternehmensdaten: Portal oder Post, nichts vorgewählt, jedes mit seiner Bedeutung; die Bestätigung gilt', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  for (const name of ['Ins Portal, mit Mail', 'Mit der Post'] as const)
    await expect.element(bescheidweg.radio(name)).not.toBeChecked()
  await expect.element(bescheidweg.abschnitt().getByRole('switch')).not.toBeInTheDocument()
  await expect
    .element(bescheidweg.radio('Ins Portal, mit Mail'))
    .toHaveAccessibleDescription(/ruft den Bescheid hier ab.*Dafür brauchen wir Ihre Einwilligung/)
  await expect
    .element(bescheidweg.radio('Mit der Post'))
    .toHaveAccessibleDescription(/kommt als Brief.*Dafür genügt Ihre Wahl/)
  await steht('Ändern und widerrufen können Sie sie jederzeit in den Unternehmensdaten.')

  await bescheidweg.knopf('Auswahl festhalten').click()
  await expect.element(bescheidweg.gruppe()).toHaveAccessibleDescription(/Wählen Sie, wie Bescheide kommen/)
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).toHaveFocus()
  await istZugaenglich('Bescheide: nichts gewählt, mit Fehler')
  expect(portal.server.calls(einwilligungAendern)).toEqual([])

  await bescheidweg.radio('Ins Portal, mit Mail').click()
  await steht('Wir sind damit einverstanden.')
  await istZugaenglich('Bescheide: Portal gewählt')
  expect(dienst.stand().weg).toBeNull()
  await clickAgain(bescheidweg.knopf('Auswahl festhalten'))
  await steht('Bescheide kommen ins Portal, mit einer E-Mail.')
  await steht(/Eingewilligt .*21\.11\.2026, 14:03 Uhr von Lena Lindenau\./)
  await expect.element(bescheidweg.knopf('Ändern')).toHaveFocus()
  expect(dienst.stand()).toMatchObject({ weg: 'PORTAL', erteilt: true })
})

test('[S1-10] wer die Post will, willigt in nichts ein: die Wahl steht da, mit wem und wann', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  await bescheidweg.radio('Mit der Post').click()
  await bescheidweg.knopf('Auswahl festhalten').click()
  await steht('Bescheide kommen mit der Post.')
  await steht(/Gewählt .*14:03 Uhr von Lena Lindenau\./)
  expect(dienst.stand()).toMatchObject({ weg: 'POST', erteilt: false, erteiltAm: null })
  expect(portal.server.calls(einwilligungAendern).map(({ body }) => body)).toMatchObject([{ erteilt: false }])
})

test('[S1-10] was gewählt ist, steht da mit „Ändern“; widerrufen heißt Post wählen und sagt, was noch gilt', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal, EINGEWILLIGT)
  await portal.open(ADRESSE, LENA)
  await steht('Bescheide kommen ins Portal, mit einer E-Mail.')
  await expect.element(bescheidweg.gruppe()).not.toBeInTheDocument()
  await bescheidweg.knopf('Ändern').click()
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).toHaveFocus()
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).not.toBeChecked()
  await bescheidweg.knopf('Abbrechen').click()
  await expect.element(bescheidweg.knopf('Ändern')).toHaveFocus()
  expect(dienst.stand().weg).toBe('PORTAL')

  await bescheidweg.knopf('Ändern').click()
  await expect
    .element(bescheidweg.radio('Mit der Post'))
    .toHaveAccessibleDescription(/Damit widerrufen Sie die Einwilligung\. .*bleibt es bis zu seiner Frist/)
  await bescheidweg.radio('Mit der Post').click()
  await bescheidweg.knopf('Auswahl festhalten').click()
  await steht('Bescheide kommen mit der Post.')
  await steht(/Einwilligung widerrufen .*14:03 Uhr\./)
  expect(dienst.stand()).toMatchObject({ weg: 'POST', erteilt: false })
})

test('[S1-10] mit der Tastatur allein: Pfeile wählen, Tab führt zur Bestätigung, Eingabe hält fest', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).toBeVisible()
  ;(bescheidweg.radio('Ins Portal, mit Mail').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bescheidweg.radio('Mit der Post')).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{Tab}{Tab}')
  await expect.element(bescheidweg.knopf('Auswahl festhalten')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bescheidweg.knopf('Ändern')).toHaveFocus()
  expect(dienst.stand().weg).toBe('POST')
})

test('[S1-10] wer nicht zeichnet, liest, wie Bescheide kommen und wer das entscheidet', async ({
  portal,
}) => {
  einwilligungsdienst(portal, { ...EINGEWILLIGT, aenderbar: false })
  await portal.open(ADRESSE, NORA)
  await steht('Bescheide kommen ins Portal, mit einer E-Mail.')
  await steht('Das entscheidet, wer für Hof Lindenau GbR zeichnungsberechtigt ist.')
  await expect.element(bescheidweg.abschnitt().getByRole('button')).not.toBeInTheDocument()
})

test('[S1-10] hat noch niemand gewählt, liest das auch, wer nicht zeichnet', async ({ portal }) => {
  einwilligungsdienst(portal, { aenderbar: false })
  await portal.open(ADRESSE, NORA)
  await steht('Noch ist nichts gewählt. Bis dahin kommen Bescheide mit der Post.')
  await expect.element(bescheidweg.gruppe()).not.toBeInTheDocument()
})

test('[S1-10] [S11-05] hat jemand anderes inzwischen gewählt, steht das da und der neue Stand auch', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  await bescheidweg.radio('Mit der Post').click()
  dienst.anderswo(EINGEWILLIGT)
  await bescheidweg.knopf('Auswahl festhalten').click()
  await expect
    .element(bescheidweg.abschnitt().getByRole('alert'))
    .toMatchTextContent('Konkurrente Bearbeitung')
  await steht('Bescheide kommen ins Portal, mit einer E-Mail.')
})
