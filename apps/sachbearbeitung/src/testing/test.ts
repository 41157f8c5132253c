import { cleanBrowser } from '@foerderportal/shell/testing/cleanBrowser'
import { watchPresses } from '@foerderportal/shell/testing/presses'
import { expect, test as base } from 'vitest'
import { createTisch, type Tisch } from './tisch.ts'

/** A test that has the desk to itself. It fails where the desk asks the server something nobody has answered. */
export const test = base.extend('tisch', async ({ task }, { onCleanup }): Promise<Tisch> => {
  await cleanBrowser()
  const { end, ...tisch } = createTisch()
  const pressedAgain = watchPresses()
  onCleanup(() => {
    end()
    expect(pressedAgain(), `Zweimal gedrückt, ohne zu warten (clickAgain): ${task.name}`).toEqual([])
    const { complaints } = tisch.server
    expect(
      complaints,
      `Aufrufe ohne Antwort oder gegen den Vertrag: ${task.name}: ${complaints.join(' ')}`,
    ).toEqual([])
  })
  return tisch
})
