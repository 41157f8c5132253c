import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asGzip } from './komprimieren.ts'

const quelle = readFileSync(new URL(import.meta.url))

test.each(['.js', '.css'])('%s: what comes out is gzip of what went in', async (endung) => {
  expect(gunzipSync(await asGzip(quelle, endung))).toEqual(quelle)
})

test('scripts weigh less than zlib at its best', async () => {
  const viel = Buffer.concat([quelle, readFileSync(new URL('gruppe.ts', import.meta.url))])
  expect((await asGzip(viel, '.js')).length).toBeLessThan(gzipSync(viel, { level: 9 }).length)
})
