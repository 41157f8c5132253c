import { expect, test, type Page } from '@playwright/test'
import { titel } from '../src/browser.ts'
import { ANSICHTEN } from '@foerderportal/ui/testing/ansichten'
import { imThema, themaWaehlen } from '../src/barrierefrei/themen.ts'

/** What a theme may change, of every element on the screen; what has the focus or the pointer looks otherwise. */
const aussehen = async (page: Page) => {
  await page.mouse.move(0, 0)
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [...document.querySelectorAll('html, body, body *')].map((el) => {
      const s = getComputedStyle(el)
      const farben = [s.color, s.backgroundColor, s.backgroundImage, s.borderColor, s.fill, s.colorScheme]
      const masse = [s.borderWidth, s.borderStyle, s.fontWeight, s.fontStyle, s.boxShadow, s.display]
      return `${el.tagName} ${el.getAttribute('aria-pressed') ?? ''} ${[...farben, ...masse].join(' | ')}`
    })
  })
}

const zurAnmeldung = async (page: Page) => {
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(titel(page, 'Anmelden')).toBeVisible()
}

/** What every other test here relies on, which shows a page in each theme without the way to it. */
for (const ansicht of ANSICHTEN.slice(1))
  test(`gezeigt sieht ein Thema aus wie gewählt: ${ansicht.name}`, async ({ browser, baseURL }) => {
    const neu = async () => (await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })).newPage()
    const [gewaehlt, gezeigt] = [await neu(), await neu()]
    await themaWaehlen(gewaehlt, ansicht)
    await themaWaehlen(gezeigt, ANSICHTEN[0])
    const hell = await aussehen(gezeigt)
    await imThema(gezeigt, ansicht)
    expect(await aussehen(gezeigt)).toEqual(await aussehen(gewaehlt))
    expect(await aussehen(gezeigt)).not.toEqual(hell)
    await imThema(gezeigt, ANSICHTEN[0])
    expect(await aussehen(gezeigt)).toEqual(hell)

    await zurAnmeldung(gewaehlt)
    await zurAnmeldung(gezeigt)
    await imThema(gezeigt, ansicht)
    expect(await aussehen(gezeigt)).toEqual(await aussehen(gewaehlt))
    for (const page of [gewaehlt, gezeigt]) await page.context().close()
  })
