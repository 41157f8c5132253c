import axeCore from 'axe-core'
import { ANSICHTEN, themaZeigen, type Ansicht } from '@foerderportal/ui/testing/ansichten'
import { BLICKE, TEXTBLICKE, type Blick } from '@foerderportal/ui/testing/blicke'
import { starreSchrift, TEXTSTILE, textZeigen, verlorenerText } from '@foerderportal/ui/testing/textlage'
import { unklarVorgelesen } from '@foerderportal/ui/testing/vorgelesen'
import { maengelVon, REGELN, zurRuheKommen, type Regeln } from '@foerderportal/ui/testing/regeln'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { expectNoOverflow, nextFrame, resize, standingOut } from './browser.ts'

const SCHREIBTISCH = [1280, 800] as const

const DUNKLES_SYSTEM = '(prefers-color-scheme: dark)'
const systemPasst = ({ colorScheme }: Ansicht): boolean =>
  matchMedia(DUNKLES_SYSTEM).matches === (colorScheme === 'dark')
const themaPasst = ({ theme }: Ansicht): boolean => document.documentElement.dataset['theme'] === theme

/** Every change paints the whole page anew, and that of the system asks the browser first. */
const zeigen = async (ansicht: Ansicht): Promise<void> => {
  if (!systemPasst(ansicht)) await commands.emulateMedia({ colorScheme: ansicht.colorScheme })
  if (!themaPasst(ansicht)) themaZeigen(ansicht.theme)
}

/** The one that is shown comes first. */
const wenigerWechsel = (ansichten: readonly Ansicht[]): readonly Ansicht[] => {
  const stelle = (ansicht: Ansicht) => (systemPasst(ansicht) && themaPasst(ansicht) ? 0 : 1)
  return ansichten.toSorted((a, b) => stelle(a) - stelle(b))
}

/** Does the same in each of these themes, and leaves the screen in the last; `wiederHell` brings it back. */
export const inJedemThema = async (
  tun: (ansicht: Ansicht) => Promise<void> | void,
  ansichten: readonly Ansicht[] = ANSICHTEN,
): Promise<void> => {
  for (const ansicht of wenigerWechsel(ansichten)) {
    await zeigen(ansicht)
    await tun(ansicht)
  }
}
export const wiederHell = (): Promise<void> => zeigen(ANSICHTEN[0])

/**
 * axe with the browser's own timers, whatever clock the pages have: where a test's clock ended while axe waited for it,
 * axe waited for ever, and refused to run again for every test after it (32 of one run on a slow machine).
 */
const axe = ((): typeof axeCore => {
  const module = { exports: {} }
  // eslint-disable-next-line typescript/no-implied-eval -- axe's own text; there is no other way to give it timers
  const begin = new Function('module', 'setTimeout', axeCore.source) as (...names: object[]) => void // its two names
  begin(module, setTimeout.bind(globalThis))
  return module.exports as typeof axeCore // what its text exports
})()

/** One after the other: axe refuses to run twice, and a test that was broken off may still be at work. */
let vorige: Promise<unknown> = Promise.resolve()
const einzeln = <T>(laufen: () => Promise<T>): Promise<T> => {
  const lauf = vorige.then(laufen, laufen)
  vorige = lauf.catch(() => undefined)
  return lauf
}

/**
 * What axe finds wrong with the screen as it is now, by the same rules as in the journeys under e2e, and what is read out
 * that is not enough (rule G-15). What a frame shows is another page, and is looked at there.
 */
export const maengel = async (regeln: Regeln = 'alle'): Promise<string[]> => {
  await zurRuheKommen()
  const { violations } = await einzeln(() =>
    axe.run(document, { runOnly: REGELN[regeln], resultTypes: ['violations'], iframes: false }),
  )
  return [...maengelVon(violations), ...(regeln === 'alle' ? unklarVorgelesen() : [])]
}

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing. */
const ansEnde = () => scrollTo(0, document.body.scrollHeight)

/**
 * What readers do to the text alone takes nothing from it (rule G-16); a table with larger letters may be wider than its
 * window. The window is not as before afterwards.
 */
export const textBleibt = async (was: string): Promise<void> => {
  for (const { width, height, ansicht, text } of TEXTBLICKE) {
    await resize(width, height)
    await zeigen(ansicht)
    if (text === 'doppelt') expect.soft(starreSchrift(), `${was}: wächst nicht mit`).toEqual([])
    textZeigen(TEXTSTILE[text])
    await nextFrame()
    const hier = `${was}, Text ${text}, ${width} px`
    expect.soft(verlorenerText(), hier).toEqual([])
    expect.soft(standingOut('table, table *'), hier).toBe('')
    textZeigen()
  }
}

/**
 * Says of what is on the screen now that it has no violation and is nowhere wider than its window: in `BLICKE`, and in more
 * where a screen needs them. The window is light and wide again afterwards, as tests begin.
 */
export const istZugaenglich = async (was: string, weitere: readonly Blick[] = []): Promise<void> => {
  for (const { width, height, ansicht, regeln } of [...BLICKE, ...weitere]) {
    await resize(width, height)
    await zeigen(ansicht)
    ansEnde()
    const hier = `${was}, ${ansicht.name}, ${width} px`
    expect.soft(await maengel(regeln), hier).toEqual([])
    await expectNoOverflow(hier)
  }
  await textBleibt(was)
  await wiederHell()
  await resize(...SCHREIBTISCH)
}
