import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { freigabenseite, freigabezeile } from './testing/freigaben.ts'
import { fuss, leiste } from './testing/frame.ts'
import { FRANK } from './testing/people.ts'
import { test } from './testing/test.ts'
import { entscheidungsdienst, vorlage } from './zuwendung/testing/entscheidungsdienst.ts'
import { GESCHAEFT } from './zuwendung/testing/faelle.ts'

test('[S9-14] [S9-04] Enter opens what is next, and in its case the bar still says where one comes from', async ({
  tisch,
}) => {
  entscheidungsdienst(tisch, vorlage())
  const eigene = freigabezeile(1, { gesperrtWeil: 'Freigeben kann sie nur eine andere Person.' })
  tisch.server.answer(
    freigabenLesen,
    200,
    freigabenseite([eigene, freigabezeile(2, { ortGuid: GESCHAEFT })], 1),
  )
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(fuss()).toMatchTextContent('nächste Vorlage öffnen')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
  const ziel = (name: string) => leiste().getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.element(ziel('Freigaben')).toHaveAttribute('aria-current', 'page')
  await expect.element(ziel('Arbeitsvorrat')).not.toHaveAttribute('aria-current')
  await expect.element(fuss()).toMatchTextContent('zurückgeben')
})
