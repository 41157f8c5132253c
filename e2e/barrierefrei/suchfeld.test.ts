import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import {
  anschriftOeffnen,
  hausnummer,
  listenzeile,
  strasse,
  unterDerAdresse,
  vorschlaege,
} from '../src/suchfeld.ts'

test('axe findet in keinem Thema etwas am Adressfeld: Vorschläge offen, einer markiert, keiner da, unbekannt', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const istZugaenglich = pruefer(page)
  await anschriftOeffnen(page, baseURL ?? '')
  await strasse(page).fill('')
  await strasse(page).pressSequentially('hauptstr 5 flensb')
  await expect(vorschlaege(page)).toBeVisible()
  await strasse(page).press('ArrowDown')
  await istZugaenglich('Vorschläge offen, der erste markiert')
  await strasse(page).fill('Xyzzyweg')
  await expect(listenzeile(page)).toHaveText(/Nichts gefunden/)
  await istZugaenglich('Nichts gefunden')
  await hausnummer(page).fill('1')
  await expect(unterDerAdresse(page)).toHaveText('Adresse nicht im Verzeichnis')
  await istZugaenglich('Adresse nicht im Verzeichnis')
})
