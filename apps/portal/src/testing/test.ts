import { cleanBrowser } from '@foerderportal/shell/testing/cleanBrowser'
import { watchPresses } from '@foerderportal/shell/testing/presses'
import { expect, test as base } from 'vitest'
import { createPortal, type Portal } from './portal.ts'

/** A test that has the portal to itself. It fails where the portal asks the server something nobody has answered. */
export const test = base.extend('portal', async ({ task }, { onCleanup }): Promise<Portal> => {
  await cleanBrowser()
  const { end, ...portal } = createPortal()
  const pressedAgain = watchPresses()
  onCleanup(() => {
    end()
    expect(pressedAgain(), `Zweimal gedrückt, ohne zu warten (clickAgain): ${task.name}`).toEqual([])
    const { complaints } = portal.server
    expect(
      complaints,
      `Aufrufe ohne Antwort oder gegen den Vertrag: ${task.name}: ${complaints.join(' ')}`,
    ).toEqual([])
  })
  return portal
})
