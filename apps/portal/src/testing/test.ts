import { cleanBrowser } from '@foerderportal/shell/testing/cleanBrowser'
import { expect, test as base } from 'vitest'
import { createPortal, type Portal } from './portal.ts'

/** A test that has the portal to itself. It fails where the portal asks the server something nobody has answered. */
export const test = base.extend('portal', async ({ task }, { onCleanup }): Promise<Portal> => {
  await cleanBrowser()
  const { end, ...portal } = createPortal()
  onCleanup(() => {
    end()
    expect(portal.server.complaints, `Aufrufe ohne Antwort oder gegen den Vertrag: ${task.name}`).toEqual([])
  })
  return portal
})
