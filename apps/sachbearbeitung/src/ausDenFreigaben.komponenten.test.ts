import { freigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { freigabezeile } from './testing/freigaben.ts'
import { fuss, leiste } from './testing/frame.ts'
import { FRANK } from './testing/people.ts'
import { test } from './testing/test.ts'
import { entscheidungsdienst, vorlage } from './zuwendung/testing/entscheidungsdienst.ts'
import { GESCHAEFT } from './zuwendung/testing/faelle.ts'

test('[S9-14] [S9-04] Enter opens what is next, and in its case the bar still says where one comes from', async ({
  tisch,
}) => {
  entscheidungsdienst(tisch, vorlage())
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [
      freigabezeile(1, { gesperrtWeil: 'Freigeben kann sie nur eine andere Person.' }),
      freigabezeile(2, { geschaeftGuid: GESCHAEFT }),
    ],
    anzahl: 2,
    fuerMich: 1,
    nach: null,
  })
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(fuss()).toMatchTextContent('nächste Vorlage öffnen')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
  const ziel = (name: string) => leiste().getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.element(ziel('Freigaben')).toHaveAttribute('aria-current', 'page')
  await expect.element(ziel('Arbeitsvorrat')).not.toHaveAttribute('aria-current')
  await expect.element(fuss()).toMatchTextContent('zurückgeben')
})
