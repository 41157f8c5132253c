import { expect, test } from 'vitest'
import { tabsMitSperren } from './tabs.ts'

test('a tab is known as long as it holds its lock; others take turns', async () => {
  const sperren = navigator.locks
  const a = await tabsMitSperren(sperren, 'a')
  const b = await tabsMitSperren(sperren, 'b')
  expect([...(await a.lebende())]).toEqual(['b'])
  expect([...(await b.lebende())]).toEqual(['a'])

  const folge: string[] = []
  await Promise.all([
    a.allein(async () => {
      folge.push('a kommt')
      await new Promise((weiter) => setTimeout(weiter))
      folge.push('a geht')
    }),
    b.allein(() => Promise.resolve(void folge.push('b kommt'))),
  ])
  expect(folge).toEqual(['a kommt', 'a geht', 'b kommt'])
})
