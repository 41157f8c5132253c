import { expect, test } from 'vitest'
import { tabsByLocks } from './tabs.ts'

test('a tab is known as long as it holds its lock; others take turns', async () => {
  const locks = navigator.locks
  const a = await tabsByLocks(locks, 'a')
  const b = await tabsByLocks(locks, 'b')
  expect([...(await a.alive())]).toEqual(['b'])
  expect([...(await b.alive())]).toEqual(['a'])

  const folge: string[] = []
  await Promise.all([
    a.exclusively(async () => {
      folge.push('a kommt')
      await new Promise((weiter) => setTimeout(weiter))
      folge.push('a geht')
    }),
    b.exclusively(() => Promise.resolve(void folge.push('b kommt'))),
  ])
  expect(folge).toEqual(['a kommt', 'a geht', 'b kommt'])
})
