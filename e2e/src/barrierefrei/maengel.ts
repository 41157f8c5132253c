import type { Frame, Page } from '@playwright/test'
import kern from 'axe-core'
import { unklarVorgelesen } from '@foerderportal/ui/testing/vorgelesen'
import { maengelVon, REGELN, zurRuheKommen, type Regeln } from '@foerderportal/ui/testing/regeln'

/** A document keeps it until the next one is loaded: reading half a megabyte takes longer than looking at a page. */
const laden = async (frame: Frame): Promise<void> => {
  const da = await frame.evaluate(() => 'axe' in window)
  if (!da) await frame.evaluate(`${kern.source};void 0`)
}

const suchen = async (runOnly: (typeof REGELN)[Regeln]) => {
  const { axe } = window as unknown as { axe: typeof kern } // `laden` put it there
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}

/** What axe finds wrong with the screen as it is now, one by one, and what is read out that is not enough (rule G-15). */
export const maengel = async (page: Page, regeln: Regeln = 'alle'): Promise<string[]> => {
  for (const frame of page.frames()) {
    await laden(frame)
    await frame.evaluate(zurRuheKommen)
  }
  const gefunden = maengelVon(await page.evaluate(suchen, REGELN[regeln]))
  return regeln === 'alle' ? [...gefunden, ...(await page.evaluate(unklarVorgelesen))] : gefunden
}
