import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { netzruheVon } from '../netzruhe.ts'
import { ALLE_BILDER } from './alleBilder.ts'
import { fassungen, type Bild } from './bild.ts'
import { fensterOeffnen, mitPortal } from './knipsen.ts'

/**
 * `npm run bilder [-- NAME…]`: the pictures of docs/handbuch and of the README, made anew from the demo world, all or those
 * of these names. With PORTAL_TEST_URL of a portal that runs already.
 */

const ZIEL = join(import.meta.dirname, '../../../docs/bilder')
/** A page of the handbook is read on the telephone, too. */
const HOECHSTENS_BYTE = 120_000
const RAND = 8
/** What is asked while a page is left is never told to have come. */
const HOECHSTENS_MS = 5000

/** In the page: a picture shows its top, no scroll bar, and keeps no place for one. */
const vonOben = () => {
  document.documentElement.style.scrollbarGutter = 'auto'
  scrollTo(0, 0)
}

/** In the page: what moves or blinks stands still, and every font is there. */
const stillstehen = async () => {
  const stil = document.createElement('style')
  stil.textContent =
    '*, ::before, ::after { caret-color: transparent !important; transition: none !important }'
  document.head.append(stil)
  await document.fonts.ready
}

const rahmenVon = async (page: Page, { ausschnitt }: Bild) => {
  const fenster = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await ausschnitt?.(page).boundingBox()
  if (!box) return { x: 0, y: 0, ...fenster }
  const x = Math.max(0, Math.floor(box.x - RAND))
  const y = Math.max(0, Math.floor(box.y - RAND))
  return {
    x,
    y,
    width: Math.min(fenster.width, Math.ceil(box.x + box.width + RAND)) - x,
    height: Math.min(fenster.height, Math.ceil(box.y + box.height + RAND)) - y,
  }
}

/** Of WebP, which Playwright itself does not write: without loss, and so that nobody sees one. */
const GUETEN = [100, 72]

/** As the smaller of the two. */
const aufnehmen = async (page: Page, bild: Bild): Promise<Buffer> => {
  const clip = { ...(await rahmenVon(page, bild)), scale: 1 }
  const cdp = await page.context().newCDPSession(page)
  const versuche: Buffer[] = []
  for (const quality of GUETEN) {
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality, clip })
    versuche.push(Buffer.from(data, 'base64'))
  }
  return versuche.reduce((kleinster, versuch) => (versuch.length < kleinster.length ? versuch : kleinster))
}

const knipsen = async (browser: Browser, url: string, bild: Bild): Promise<void> => {
  for (const { breite, thema, datei } of fassungen(bild)) {
    const fenster = await fensterOeffnen(browser, url, thema, breite)
    const page = await fenster.newPage()
    if (bild.hoehe !== undefined) await page.setViewportSize({ width: breite, height: bild.hoehe })
    const ruhe = await netzruheVon(page)
    await bild.weg(page, url)
    await ruhe(HOECHSTENS_MS)
    await page.evaluate(vonOben)
    await page.evaluate(stillstehen)
    const inhalt = await aufnehmen(page, bild)
    if (inhalt.length > HOECHSTENS_BYTE)
      throw new Error(`${datei}: ${inhalt.length} Byte, höchstens ${HOECHSTENS_BYTE}`)
    await mkdir(dirname(join(ZIEL, datei)), { recursive: true })
    await writeFile(join(ZIEL, datei), inhalt)
    await fenster.close()
  }
}

/** What no picture is called any more goes. */
const aufraeumen = async (): Promise<void> => {
  const gemacht = new Set(ALLE_BILDER.flatMap(fassungen).map(({ datei }) => datei))
  for (const datei of await readdir(ZIEL, { recursive: true }))
    if (datei.endsWith('.webp') && !gemacht.has(datei)) await rm(join(ZIEL, datei))
}

const main = async (gewuenscht: readonly string[]): Promise<void> => {
  const bilder = ALLE_BILDER.filter(({ name }) => gewuenscht.length === 0 || gewuenscht.includes(name))
  await mitPortal(async (browser, url) => {
    for (const bild of bilder) {
      await knipsen(browser, url, bild)
      process.stdout.write(`${bild.name}\n`)
    }
  })
  await aufraeumen()
}

await main(process.argv.slice(2))
