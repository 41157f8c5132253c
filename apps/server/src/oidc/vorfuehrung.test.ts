import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { expect, test } from 'vitest'
import { browser } from './testing/browser.ts'
import { authUrl, pkce, startOidc } from './testing/oidcTest.ts'

test.each([
  ['a public demonstration says so on the page of the sign-in', { DEMO: '1', DEMO_OEFFENTLICH: '1' }, true],
  ['the demonstration on this machine does not', { DEMO: '1' }, false],
])('%s', async (_, env, oeffentlich) => {
  const t = await startOidc({ env })
  const { text } = await browser().oeffnen(authUrl(t, pkce().challenge))
  expect(text.includes(VORFUEHRUNG_SATZ)).toBe(oeffentlich)
  await t.close()
})
