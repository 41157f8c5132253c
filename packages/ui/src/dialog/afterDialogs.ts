const CLOSED = 'dialog-closed'

/** The element's own 'close' comes when it has left the document, and then nobody hears it. */
export const tellDialogClosed = (): boolean => dispatchEvent(new Event(CLOSED))

/** Runs at once, or, since below a modal dialog nothing takes the focus, as soon as none is open. */
export const afterDialogs = (run: () => void): void => {
  if (document.querySelector('dialog[open]') === null) return run()
  addEventListener(CLOSED, () => afterDialogs(run), { once: true })
}
