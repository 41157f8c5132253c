/** From what was pressed to the nearest field that is wrong, once it says so. */
export const zumFehler = (): void => {
  const gedrueckt = document.activeElement
  requestAnimationFrame(() => {
    for (let um = gedrueckt?.parentElement; um; um = um.parentElement) {
      const feld = um.querySelector<HTMLElement>('[aria-invalid=true]')
      if (feld) return feld.focus()
    }
  })
}
