import {
  LISTHASH,
  RUNDE,
  SEED,
  ZEILEN,
  ZUFALL,
} from '@foerderportal/contract/interessenbekundung/reihung/testing/beispiel'
import { expect, test } from 'vitest'
import { losNachrechnen } from './losNachrechnen.ts'

test('[S3-06] the browser comes to the lots of the test vector', async () => {
  const lose = await Promise.all(
    ZEILEN.map((zeile) =>
      losNachrechnen(SEED, { ...zeile, runde: RUNDE, listHash: LISTHASH, zufall: ZUFALL }),
    ),
  )
  expect(lose.map((los) => `${los.slice(0, 8)}…${los.slice(-4)}`)).toEqual([
    '0570af6a…ee56',
    '17c1c6e2…9e0c',
    '1cabcd1a…ed58',
    '4f9d24f4…e3ab',
  ])
})
