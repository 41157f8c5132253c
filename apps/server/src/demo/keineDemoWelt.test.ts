import { expect, test } from 'vitest'
import { startTestApp } from '../platform/testing/testApp.ts'
import { keineDemoWelt } from './keineDemoWelt.ts'
import { demoLeeren } from './leeren.ts'
import { demoWelt } from './welt.ts'

test('without the demo world no start serves data that still holds it; once emptied, it does', async () => {
  const t = await startTestApp(() => {}, { DEMO: '1' })
  await expect(keineDemoWelt(t.services.db)).resolves.toBeUndefined()
  await demoWelt(t.services)
  await expect(keineDemoWelt(t.services.db)).rejects.toThrow(/npm run demo:leeren/)
  await demoLeeren(t.ownerDb)
  await expect(keineDemoWelt(t.services.db)).resolves.toBeUndefined()
  await t.close()
})
