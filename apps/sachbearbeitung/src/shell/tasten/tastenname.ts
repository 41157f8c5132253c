/** Inputs that take no letters: a key there means what it means beside them. */
const OHNE_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset'])
const BEDIENBAR = 'a[href], button, summary, select, input, textarea, [role="switch"], [role="tab"]'

/** Whether what is typed there goes into a field. */
const tippt = (ziel: EventTarget | null): boolean =>
  ziel instanceof HTMLElement &&
  (ziel.isContentEditable ||
    ziel instanceof HTMLTextAreaElement ||
    ziel instanceof HTMLSelectElement ||
    (ziel instanceof HTMLInputElement && !OHNE_TEXT.has(ziel.type)))

/** Enter and Space on a link, a button or a field belong to it. */
const gehoertDemZiel = (ziel: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === ' ') && ziel instanceof Element && ziel.closest(BEDIENBAR) !== null

type Druck = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target' | 'repeat'
> & { readonly getModifierState: (name: 'AltGraph') => boolean }

/**
 * The name by which a press stands in the lists; undefined where it belongs to the browser, to a field or to a control.
 * AltGr is how '{' is typed here, and some systems report it as Ctrl and Alt.
 */
export const tastenname = (druck: Druck): string | undefined => {
  const { key, target } = druck
  if (druck.isComposing || druck.defaultPrevented) return undefined
  const altGr = druck.getModifierState('AltGraph') || (druck.altKey && !/^[a-z0-9]$/i.test(key))
  if ((druck.ctrlKey || druck.metaKey) && !altGr) return `Strg+${key}`
  if ((druck.altKey && !altGr) || tippt(target) || gehoertDemZiel(target, key)) return undefined
  return key
}
