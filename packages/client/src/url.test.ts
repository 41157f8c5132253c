import { route } from '@foerderportal/contract/shared/route'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildUrl } from './url.ts'

const lesen = route({
  method: 'GET',
  path: '/Zuwendungen/api/public/antrag/:guid/datei/:name',
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Beispiel',
  params: z.object({ guid: z.string(), name: z.string() }),
  query: z.object({ page: z.coerce.number(), filter: z.optional(z.array(z.string())) }),
  answers: { 200: null },
})

describe('buildUrl', () => {
  test('fills and encodes parameters, repeats arrays, leaves out what is not given', () => {
    const url = buildUrl(lesen, {
      params: { guid: 'g1', name: 'a/b ä.pdf' },
      query: { page: 2, filter: ['A', 'B'], q: undefined },
    })
    expect(url).toBe('/Zuwendungen/api/public/antrag/g1/datei/a%2Fb%20%C3%A4.pdf?page=2&filter=A&filter=B')
  })
})
