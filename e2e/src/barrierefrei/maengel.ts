import type { Frame, Page } from '@playwright/test'
import kern, { type RunOptions } from 'axe-core'

type Auswahl = NonNullable<RunOptions['runOnly']>

/** Which rules are asked: all of WCAG 2.2 AA and of good practice, or what a theme or a size can break beyond them. */
type Regeln = 'alle' | 'farbe und größe'
const REGELN: Readonly<Record<Regeln, Auswahl>> = {
  alle: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  'farbe und größe': { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
}

/** A document keeps it until the next one is loaded: reading half a megabyte takes longer than looking at a page. */
const laden = async (frame: Frame): Promise<void> => {
  const da = await frame.evaluate(() => 'axe' in window)
  if (!da) await frame.evaluate(`${kern.source};void 0`)
}

/** Runs in the page: until no colour is on its way from one to another. What turns for ever is no transition. */
const zurRuheKommen = async (): Promise<void> => {
  const unterwegs = () => document.getAnimations().filter((a) => a instanceof CSSTransition)
  for (let alle = unterwegs(); alle.length > 0; alle = unterwegs())
    await Promise.allSettled(alle.map((a) => a.finished))
}

const suchen = async (runOnly: Auswahl): Promise<string[]> => {
  const { axe } = window as unknown as { axe: typeof kern } // `laden` put it there
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** What axe finds wrong with the screen as it is now: the rule, the place and what to do, one by one. */
export const maengel = async (page: Page, regeln: Regeln = 'alle'): Promise<string[]> => {
  for (const frame of page.frames()) {
    await laden(frame)
    await frame.evaluate(zurRuheKommen)
  }
  return page.evaluate(suchen, REGELN[regeln])
}
