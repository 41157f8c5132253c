import type { Page } from '@playwright/test'

type Groesse = { readonly width: number; readonly height: number }

/** Turns the window to a size and waits until the page has laid itself out in it: the second frame shows the result. */
export const groesseSetzen = async (page: Page, groesse: Groesse): Promise<void> => {
  await page.setViewportSize(groesse)
  await page.evaluate(
    () => new Promise<void>((fertig) => requestAnimationFrame(() => requestAnimationFrame(() => fertig()))),
  )
}
