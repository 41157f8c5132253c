import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'
import { statusVeraendern } from '../src/wege.ts'

/** Of nobody: whoever follows its link learns that it is not for him. */
const FREMDE_EINLADUNG = 'f0000000-0000-4000-8000-000000000001'

test('axe findet in keinem Thema etwas: Auswahl unter vielen, fremde Einladung, kein Identifizierungsdienst', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const istZugaenglich = pruefer(page)
  await statusVeraendern(page, (status) => ({
    ...status,
    unternehmenStatus: Array.from({ length: 9 }, (_, nr) => ({
      id: `f0000000-0000-4000-8000-00000000001${nr}`,
      name: `Landwirtschaftsberatungsdienst Nordfriesland-Schleswig-Flensburg ${nr} GmbH & Co. KG`,
      type: 'LandwirtschaftlichesUnternehmen' as const,
    })),
  }))
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner', '/dashboard')
  await expect(page.getByRole('article')).toHaveCount(9)
  await istZugaenglich('neun Unternehmen')
  await page.getByRole('searchbox', { name: 'Unternehmen suchen' }).fill('gibt es nicht')
  await expect(page.getByRole('button', { name: 'Alle Unternehmen zeigen' })).toBeVisible()
  await istZugaenglich('keines gefunden')

  await page.unrouteAll()
  await oeffnen(page, `/unternehmen-einladung-bestaetigung?einladungId=${FREMDE_EINLADUNG}`)
  await expect(page.getByText('Diese Einladung gilt nicht für Ihr Konto')).toBeVisible()
  await istZugaenglich('fremde Einladung')

  await page.route('**/nutzer/identifizierung', (route) =>
    route.fulfill({ json: { stand: 'NICHT_BEGONNEN', seit: null, identifizierungsUrl: null } }),
  )
  await oeffnen(page, '/identifizierung/in-arbeit')
  await expect(page.getByText('Rufen Sie die Bank an')).toBeVisible()
  await istZugaenglich('kein Identifizierungsdienst')
})
