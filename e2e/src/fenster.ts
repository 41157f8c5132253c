import { test } from '@playwright/test'

/**
 * For a file whose journeys open windows of more people than one. Left open, these go on asking the server for all the
 * journeys that come after, and the bank's people are seen there as ones who read along.
 */
export const fensterDanachSchliessen = (): void => {
  test.afterEach(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
}
