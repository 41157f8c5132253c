/**
 * Runs in the page, which is why it is in one piece: what a screen reader says that is not enough to choose by, and that
 * axe does not ask for. Forms and groups without a name, links of one name that lead to different places, and links that
 * open a new tab without saying so.
 */
export const unklarVorgelesen = (): string[] => {
  const offen = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const istDa = (el: Element) =>
    el.checkVisibility({ visibilityProperty: true }) && el.closest('[inert], [aria-hidden=true]') === null
  const alle = (was: string) => [...offen.querySelectorAll<HTMLElement>(was)].filter(istDa)
  const inhalt = (knoten: Node): string => {
    if (knoten instanceof Text) return knoten.data
    if (!(knoten instanceof Element) || knoten.getAttribute('aria-hidden') === 'true') return ''
    const eigener = knoten.getAttribute('aria-label') ?? knoten.getAttribute('alt')
    return eigener ?? [...knoten.childNodes].map(inhalt).join('')
  }
  const glatt = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const bezogen = (el: Element, attribut: string) =>
    (el.getAttribute(attribut) ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)) // an empty one finds nothing
      .map((bezug) => (bezug === null ? '' : inhalt(bezug)))
      .join(' ')
  const name = (el: Element) => glatt(bezogen(el, 'aria-labelledby')) || glatt(inhalt(el))
  const kurz = (el: Element) => el.outerHTML.slice(0, 140)

  const gruppenname = (el: HTMLElement) => {
    const legende = el.querySelector(':scope > legend')
    const eigener = glatt(bezogen(el, 'aria-labelledby')) || glatt(el.getAttribute('aria-label') ?? '')
    return eigener || (legende === null ? '' : glatt(inhalt(legende)))
  }
  const namenlos = alle('form, fieldset:not([role=presentation])')
    .filter((el) => gruppenname(el) === '')
    .map((el) => `ohne Namen: ${kurz(el)}`)

  const verweise = alle('a[href]').map((el) => ({ el, href: (el as HTMLAnchorElement).href, name: name(el) }))
  const jeName = Map.groupBy(verweise, (v) => `${v.name} ${glatt(bezogen(v.el, 'aria-describedby'))}`)
  const gleich = [...jeName].flatMap(([wie, von]) => {
    const ziele = new Set(von.map(({ href }) => href))
    return ziele.size > 1 ? [`verschiedene Ziele unter einem Namen: „${wie}“: ${[...ziele].join(', ')}`] : []
  })
  const stumm = verweise
    .filter(({ el }) => !['', '_self'].includes((el as HTMLAnchorElement).target))
    .filter((v) => !/neue[mnrs]? (?:Tab|Fenster)/.test(v.name))
    .map(({ el }) => `sagt nicht, dass er einen neuen Tab öffnet: ${kurz(el)}`)
  return [...namenlos, ...gleich, ...stumm]
}
