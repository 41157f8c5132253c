import type { Locator, Page } from '@playwright/test'

export type Testdatei = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The files as the page gets them from the desktop. */
const uebertragung = (page: Page, dateien: readonly Testdatei[]) =>
  page.evaluateHandle(
    (inhalte) => {
      const daten = new DataTransfer()
      for (const { name, mimeType, base64 } of inhalte)
        daten.items.add(
          new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type: mimeType }),
        )
      return daten
    },
    dateien.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  )

/** Drags files from outside of the browser and lets them go there. */
export const ablegen = async (ort: Locator, dateien: readonly Testdatei[]): Promise<void> => {
  const dataTransfer = await uebertragung(ort.page(), dateien)
  for (const art of ['dragenter', 'dragover', 'drop']) await ort.dispatchEvent(art, { dataTransfer })
}

/** Pastes files as a program for pictures leaves them in the clipboard. */
export const einfuegen = async (ort: Locator, dateien: readonly Testdatei[]): Promise<void> => {
  const daten = await uebertragung(ort.page(), dateien)
  await ort.evaluate(
    (element, clipboardData) =>
      void element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    daten,
  )
}
