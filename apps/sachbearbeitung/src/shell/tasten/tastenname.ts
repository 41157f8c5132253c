/** Takes letters. What has none (a tick, a button) leaves them to the page. */
const FELD =
  'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button], [type=submit])'
const BEDIENBAR = 'a[href], button, summary, select, input, textarea'

const liegtIn = (ziel: EventTarget | null, selector: string): boolean =>
  ziel !== null && 'closest' in ziel && (ziel as Element).closest(selector) !== null // an element, as it has it

/** Enter and Space on a link, a button or a field belong to it. */
const gehoertDemZiel = (ziel: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === ' ') && liegtIn(ziel, BEDIENBAR)

type Druck = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
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
  if ((druck.altKey && !altGr) || liegtIn(target, FELD) || gehoertDemZiel(target, key)) return undefined
  return key
}
