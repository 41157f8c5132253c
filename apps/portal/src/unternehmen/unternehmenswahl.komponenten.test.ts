import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '../testing/axe.ts'
import { LENA, statusVon } from '../testing/people.ts'
import { KONFIGURATION } from '../testing/usualAnswers.ts'
import { test } from '../testing/test.ts'

/** Of nobody: whoever follows its link learns that it is not for him. */
const FREMDE_EINLADUNG = 'f0000000-0000-4000-8000-000000000001'

test('axe findet in keinem Thema etwas: Auswahl unter vielen, keines gefunden, fremde Einladung', async ({
  portal,
}) => {
  const wieder = portal.server.answer(nutzerStatusLesen, 200, {
    ...statusVon(LENA),
    unternehmenStatus: Array.from({ length: 9 }, (_, nr) => ({
      id: `f0000000-0000-4000-8000-00000000001${nr}`,
      name: `Landwirtschaftsberatungsdienst Nordfriesland-Schleswig-Flensburg ${nr} GmbH & Co. KG`,
      type: 'LandwirtschaftlichesUnternehmen' as const,
    })),
  })
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByRole('article')).toHaveLength(9)
  await istZugaenglich('neun Unternehmen')
  await page.getByRole('searchbox', { name: 'Unternehmen suchen' }).fill('gibt es nicht')
  await expect.element(page.getByRole('button', { name: 'Alle Unternehmen zeigen' })).toBeVisible()
  await istZugaenglich('keines gefunden')

  wieder()
  portal.server.refuse(einladungLesen, 404, ALLGEMEIN.nichtGefunden)
  await portal.open(`/unternehmen-einladung-bestaetigung?einladungId=${FREMDE_EINLADUNG}`)
  await expect.element(page.getByText('Diese Einladung gilt nicht für Ihr Konto')).toBeVisible()
  await istZugaenglich('fremde Einladung')
})

test('[S2-02] [R4-02] ohne Identifizierungsdienst sagt die Seite es, nennt die Bank und bietet nichts an, was nicht geht', async ({
  portal,
}) => {
  for (const stand of ['NICHT_BEGONNEN', 'IN_ARBEIT', 'NICHT_ERFOLGREICH'] as const) {
    portal.server.answer(identifizierungLesen, 200, { stand, seit: null, identifizierungsUrl: null })
    await portal.open('/identifizierung/in-arbeit', LENA)
    const inhalt = page.getByRole('main')
    await expect
      .element(inhalt)
      .toMatchTextContent('Über das Portal können Sie sich hier zurzeit nicht identifizieren.')
    await expect.element(inhalt).toMatchTextContent('Rufen Sie die Bank an')
    await expect.element(inhalt).toMatchTextContent(`Telefon ${KONFIGURATION.bankTelefon}`)
    await expect.element(inhalt.getByRole('link', { name: KONFIGURATION.bankEmail })).toBeVisible()
    await expect.element(inhalt.getByRole('link', { name: /[Ii]dentifi/ })).not.toBeInTheDocument()
    await expect.element(inhalt).not.toMatchTextContent(/zehn Minuten|Dienstleister/)
  }
  await istZugaenglich('kein Identifizierungsdienst')
})
