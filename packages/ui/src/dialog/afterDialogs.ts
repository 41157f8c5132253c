const CLOSED = 'dialog-closed'

/** The element's own 'close' does not reach who waits for it when the dialog leaves the document (tried in Chromium). */
export const tellDialogClosed = (): boolean => dispatchEvent(new Event(CLOSED))

/** Runs at once, or, since below a modal dialog nothing takes the focus, as soon as none is open. */
export const afterDialogs = (run: () => void): void => {
  if (document.querySelector('dialog[open]') === null) return run()
  addEventListener(CLOSED, () => afterDialogs(run), { once: true })
}
