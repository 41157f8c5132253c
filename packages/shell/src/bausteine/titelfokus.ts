let hatte = false

/** Puts the focus on the title of the page: where one is now. */
export const titelFokussieren = (): void => {
  const titel = document.querySelector<HTMLElement>('#inhalt h1') ?? document.getElementById('inhalt')
  if (!titel) return
  titel.tabIndex = -1
  titel.focus({ preventScroll: true })
  hatte = true
}

/** Whether a title of this visit has had it. */
export const titelHatteFokus = (): boolean => hatte

let erwartet = false

/** The next page that is drawn is no first load to whoever sees it: he comes back from somewhere. */
export const titelErwarten = (): void => {
  erwartet = true
}

/** Whether that is so, once. */
export const titelErwartet = (): boolean => {
  const wert = erwartet
  erwartet = false
  return wert
}
