import { expect, type Page } from '@playwright/test'
import { BLICKE, SCHMAL } from '@foerderportal/ui/testing/blicke'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { pruefer } from './axe.ts'

/** Of a page of the identity provider: what is said of every page, in the narrowest window too, and every focus is seen. */
export const anmeldeseitePruefen = (page: Page, was: string): Promise<void> =>
  pruefer(page, [...BLICKE, SCHMAL], async (hier) => {
    expect.soft(await page.evaluate(unsichtbarerFokus), `${hier}: Fokus nicht zu sehen`).toEqual([])
  })(was)
