import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'

/** A field to type into, whether it proposes something or not. */
export const feld = (name: string, wo: Pick<Locator, 'getByRole'> = page): Locator =>
  wo.getByRole('textbox', { name, exact: true }).or(wo.getByRole('combobox', { name, exact: true }))

/** What the bar says of saving. */
export const speicherstand = async (text: string | RegExp): Promise<void> => {
  const stand = expect.element(page.getByCss('.p-leiste__stand'))
  await (typeof text === 'string' ? stand.toHaveTextContent(text) : stand.toMatchTextContent(text))
}
/** Long enough without a key for the form to save itself. */
const RUHE_MS = 1500

/** Each step that asked something says when it was saved (rule G-04); a clock of the test's own goes on to there. */
export const istGespeichert = async (): Promise<void> => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(RUHE_MS)
  await speicherstand(/^gespeichert um \d\d:\d\d Uhr$/)
}

/** Types key by key, and breaks something in the middle of it. */
export const tippenWaehrend = async (wo: Locator, text: string, stoeren: () => unknown): Promise<void> => {
  await wo.fill('')
  const haelfte = Math.floor(text.length / 2)
  await userEvent.type(wo, text.slice(0, haelfte))
  stoeren()
  await userEvent.type(wo, text.slice(haelfte))
  await expect.element(wo).toHaveValue(text)
}
