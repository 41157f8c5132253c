/**
 * The portal takes a second press of the same button within 250 ms for a slip of the finger (R2.3-11). A test that
 * presses again without waiting is right on a slow machine and wrong on a fast one: it must say that it waited.
 */
let pressed = new WeakSet<Element>()

/** Whoever pressed before has waited long enough: every button takes the next press. */
export const pressesForgotten = (): void => {
  pressed = new WeakSet()
}

/** Menus, and the switch of contrast, go to and fro as fast as anybody presses. */
const BUTTON = 'button.kern-btn:not(.p-menue *, .p-kontrast, [aria-expanded])'
const buttonOf = ({ target }: MouseEvent): Element | null =>
  target instanceof Element ? target.closest(BUTTON) : null

/** Names the buttons that were pressed twice without a wait; the returned function ends the watch and tells them. */
export const watchPresses = (): (() => readonly string[]) => {
  const again: string[] = []
  const hear = (event: MouseEvent) => {
    const button = buttonOf(event)
    // a double click, or one of a test's own making, is meant as it is
    if (button === null || event.detail > 1 || !event.isTrusted) return
    if (pressed.has(button)) again.push(button.textContent ?? '')
    pressed.add(button)
  }
  pressesForgotten()
  addEventListener('click', hear, { capture: true })
  return () => {
    removeEventListener('click', hear, { capture: true })
    return again
  }
}
