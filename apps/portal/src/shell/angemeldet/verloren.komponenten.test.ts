import { tellOthers } from '@foerderportal/client/session/channel'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { expect } from 'vitest'
import { titel } from '../../testing/frame.ts'
import { LENA, statusVon } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

test('[S1-13] wer aus seinem Unternehmen entfernt wurde, verliert es auch im offenen Fenster', async ({
  portal,
}) => {
  const { server } = portal
  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(titel('Anträge')).toBeVisible()
  await expect.poll(() => server.calls(ungeleseneZaehlen).length).toBeGreaterThan(0)
  server.answer(nutzerStatusLesen, 200, { ...statusVon(LENA), unternehmenStatus: [] })
  server.refuse(ungeleseneZaehlen, 403, ALLGEMEIN.keineBerechtigung)
  // As the question of each minute does, only at once.
  tellOthers({ art: 'gelesen' })
  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
})
