/**
 * Runs in the page, which is why it is in one piece: the focusable elements of the screen whose focus changes nothing that
 * can be seen; axe does not look for it.
 */
export const unsichtbarerFokus = (): string[] => {
  // A frame passes the focus on to the document in it.
  const FOKUSSIERBAR =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"], iframe)'
  /** What may show the focus: the element, its label, or what frames it. */
  const umgebung = (el: HTMLElement) =>
    [el, el.parentElement, el.nextElementSibling, el.closest('label')].filter((e) => e !== null)
  /** A ring of at least 2 px in a colour of its own, or any other change of frame or ground. */
  const merkmale = (el: Element) => {
    const s = getComputedStyle(el)
    const davor = getComputedStyle(el, '::before')
    const ring = s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 ? s.outline : ''
    return [ring, s.boxShadow, s.borderColor, s.backgroundColor, davor.boxShadow].join('|')
  }
  const istSichtbar = (el: HTMLElement) =>
    el.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) && el.getClientRects().length > 0
  const aussehen = (el: HTMLElement) => umgebung(el).map(merkmale).join('\n')
  const offen = document.querySelector<HTMLElement>('[role=alertdialog], [role=dialog]') ?? document.body
  return [...offen.querySelectorAll<HTMLElement>(FOKUSSIERBAR)]
    .filter((el) => istSichtbar(el) && !el.matches(':disabled'))
    .filter((el) => {
      el.blur()
      const vorher = aussehen(el)
      el.focus({ focusVisible: true, preventScroll: true })
      const gesehen = document.activeElement !== el || aussehen(el) !== vorher
      el.blur()
      return !gesehen
    })
    .map((el) => el.outerHTML.slice(0, 160))
}
