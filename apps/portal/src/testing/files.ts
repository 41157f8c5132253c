import { page, type Locator } from 'vitest/browser'

/** A file of the test, by its content a PDF. */
export const pdf = (name: string): File => new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' })

const transfer = (files: readonly File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Opens the browser's choice of files, and chooses these. */
export const choose = async (open: () => Promise<void>, ...files: File[]): Promise<void> => {
  const chosen = new Promise<void>((done) => {
    const answer = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      removeEventListener('click', answer, true)
      event.preventDefault()
      target.files = transfer(files).files
      target.dispatchEvent(new Event('change', { bubbles: true }))
      done()
    }
    addEventListener('click', answer, true)
  })
  await open()
  await chosen
}

/** Drags files from outside of the browser and lets them go there. */
export const drop = (where: Locator, ...files: File[]): void => {
  const dataTransfer = transfer(files)
  for (const name of ['dragenter', 'dragover', 'drop'])
    where.element().dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
}

/** Pastes files as a program for pictures leaves them in the clipboard. */
export const paste = (where: Locator, ...files: File[]): void => {
  const clipboardData = transfer(files)
  where
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A field of files. */
export const dateifeld = (name: string | RegExp): Locator => page.getByRole('group', { name })
