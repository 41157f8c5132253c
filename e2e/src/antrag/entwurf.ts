import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Fall } from './fall.ts'
import { feld } from '../felder.ts'

/** Long enough to be still typed while something breaks. */
export const TEXT = 'Grünland auf nassem Moor, Milchvieh, etwas Hopfen und Äpfel'
/** What no server can hold, and nobody may lose all the same. */
export const UNLESBAR = '12,,5'

export const haupttaetigkeit = (page: Page) => feld(page, 'Haupttätigkeit')
export const finanzamt = (page: Page) => feld(page, 'Zuständiges Finanzamt')
export const eigenmittel = (page: Page) => page.getByRole('textbox', { name: 'Eigenmittel' })

/** Types key by key, and breaks something in the middle of it. */
export const tippenWaehrend = async (
  feld: Locator,
  text: string,
  stoeren: () => Promise<unknown>,
): Promise<void> => {
  await feld.fill('')
  const haelfte = Math.floor(text.length / 2)
  await feld.pressSequentially(text.slice(0, haelfte))
  const [gestoert] = await Promise.allSettled([stoeren(), feld.pressSequentially(text.slice(haelfte))])
  if (gestoert.status === 'rejected') throw gestoert.reason
  await expect(feld).toHaveValue(text)
}

/** Until the key has come, what is typed lies in the memory of the page only, and the bar says so. */
export const kopieIstBereit = (page: Page) => page.waitForLoadState('networkidle')

/** The other steps come when somebody works, as for whoever pays for each byte; call it before the page opens. */
export const nichtVorladen = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** What the bar says of saving. */
export const speicherstand = (page: Page, text: string | RegExp) =>
  expect(page.locator('.p-leiste__stand')).toHaveText(text)

export const OFFLINE = 'offline, liegt auf diesem Gerät'

export const wiederhergestellt = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /Wir haben Ihre Eingaben (von heute|vom [\d.]+), \d\d:\d\d\sUhr wiederhergestellt\./ })

/** The answers of the draft as the server has them. */
export const gespeichert = async ({ wer, guid }: Fall) =>
  (await wer.rufen(antragLesen, { params: { guid } })).body.formular.produktgruppenDaten

/** What somebody else saves while the page stands open. */
export const andersSpeichern = async (
  { wer, guid }: Fall,
  aendern: (f: AntragFormular) => AntragFormular,
) => {
  const { body } = await wer.rufen(antragLesen, { params: { guid } })
  const { status } = await wer.rufen(antragSpeichern, { body: aendern(body.formular) })
  expect(status).toBe(200)
}

/** How many sealed copies lie on this device. */
export const eintragungen = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // to open a store that the portal has not made yet would make it without its tables
    const da = await indexedDB.databases()
    if (!da.some(({ name }) => name === 'portal-entwuerfe')) return 0
    return new Promise<number>((fertig, fehler) => {
      const anfrage = indexedDB.open('portal-entwuerfe')
      anfrage.onerror = () => fehler(anfrage.error)
      anfrage.onsuccess = () => {
        const zaehlen = anfrage.result.transaction('eintragungen').objectStore('eintragungen').count()
        zaehlen.onsuccess = () => fertig(zaehlen.result)
        zaehlen.onerror = () => fehler(zaehlen.error)
      }
    })
  })
