import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { groesseSetzen } from './fenstergroesse.ts'
import type { Ansicht } from './themen.ts'

const REGELN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What a theme can change on a phone beyond what it changes on a wide screen; all else is proven in the light one. */
const FARBE_UND_GROESSE = ['color-contrast', 'link-in-text-block', 'target-size']

const pruefungen = ({ name }: Ansicht) => [
  { width: 1280, height: 800, regeln: undefined },
  { width: 390, height: 844, regeln: name === 'hell' ? undefined : FARBE_UND_GROESSE },
]

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (ui.md, pitfall 16). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Legacy mode looks into no foreign frame, of which there is none here, and opens no second page for it. */
const axe = (page: Page, regeln: readonly string[] | undefined) => {
  const bauer = new AxeBuilder({ page }).setLegacyMode()
  return regeln === undefined ? bauer.withTags(REGELN) : bauer.withRules([...regeln])
}

/** Says of what is on the screen now that it has no violation, on a wide screen and on a phone. */
export const pruefer =
  (page: Page, ansicht: Ansicht) =>
  async (was: string): Promise<void> => {
    await test.step(was, async () => {
      for (const { regeln, ...groesse } of pruefungen(ansicht)) {
        await groesseSetzen(page, groesse)
        await ansEnde(page)
        const { violations } = await axe(page, regeln).analyze()
        const maengel = violations.map(({ id, nodes }) => ({
          regel: id,
          stellen: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
        }))
        expect.soft(maengel, `${was}, ${groesse.width} px`).toEqual([])
      }
    })
  }

/** Every rule in each of these widths, and nothing wider than the window. */
export const strengerPruefer =
  (page: Page, breiten: readonly number[]) =>
  async (was: string): Promise<void> => {
    for (const width of breiten) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      const maengel = violations.map(({ id, nodes }) => [id, nodes[0]?.html])
      expect.soft(maengel, `${was}, ${width} px`).toEqual([])
      const breite = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(breite, `${was}, ${width} px`).toBeLessThanOrEqual(width)
    }
  }
