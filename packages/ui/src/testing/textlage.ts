/** What readers do to the text alone: the spacing of WCAG 1.4.12, and twice the size of WCAG 1.4.4. */
export const TEXTSTILE = {
  abstand: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`,
  doppelt: ':root { font-size: 200% !important }',
} as const
export type Textart = keyof typeof TEXTSTILE

/** Runs in the page, which is why it is in one piece: the text has this style, or its own again. */
export const textZeigen = (stil?: string): void => {
  const KENNUNG = ':root { --textprobe: 1; }'
  const andere = document.adoptedStyleSheets.filter(({ cssRules: [regel] }) => regel?.cssText !== KENNUNG)
  const blatt = new CSSStyleSheet() // the portal's policy lets no element bring a style
  blatt.replaceSync(`${KENNUNG} ${stil ?? ''}`)
  document.adoptedStyleSheets = stil === undefined ? andere : [...andere, blatt]
}

/**
 * Runs in the page, which is why it is in one piece: text that is cut off, that stands out of its coloured or framed box,
 * that lies on other text, or that a field is too low for.
 */
// eslint-disable-next-line eslint/max-lines-per-function -- a page is handed one function, with all its parts
export const verlorenerText = (): string[] => {
  /** What a font's box has around its letters. */
  const LUFT = 3
  type Kasten = { left: number; right: number; top: number; bottom: number }
  const ACHSEN = [
    { von: 'left', bis: 'right', overflow: 'overflowX' },
    { von: 'top', bis: 'bottom', overflow: 'overflowY' },
  ] as const
  type Achse = (typeof ACHSEN)[number]

  const offen = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const istZuSehen = (el: Element) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const vorfahren = (el: Element): Element[] => {
    const hoechster = el === document.body || getComputedStyle(el).position === 'fixed'
    return hoechster || el.parentElement === null ? [el] : [el, ...vorfahren(el.parentElement)]
  }
  /** Read out only: a pixel that nobody sees. */
  const nurVorgelesen = (el: Element) =>
    vorfahren(el).some((um) => um.clientWidth === 1 || getComputedStyle(um).clipPath === 'inset(50%)')
  const kaesten = (el: Element) =>
    vorfahren(el).filter((um) => !['inline', 'contents'].includes(getComputedStyle(um).display))
  const innen = (el: Element): Kasten => {
    const { left, top } = el.getBoundingClientRect()
    const [x, y] = [left + el.clientLeft, top + el.clientTop]
    return { left: x, top: y, right: x + el.clientWidth, bottom: y + el.clientHeight }
  }
  const ragtAus = (a: Kasten, b: Kasten, { von, bis }: Achse) =>
    a[von] < b[von] - LUFT || a[bis] > b[bis] + LUFT
  /** The letters without the air of their line. */
  const buchstaben = ({ left, right, top, bottom }: DOMRect, groesse: number): Kasten => {
    const mitte = (top + bottom) / 2
    const halb = Math.min(groesse * 0.4, (bottom - top) / 2)
    return { left, right, top: mitte - halb, bottom: mitte + halb }
  }

  /** Dots lose nothing where the way to the whole is at hand: a row that leads to it, a menu whose head repeats it. */
  const hatWegZumGanzen = (el: Element) => {
    const auf = el.closest('[aria-controls]')?.getAttribute('aria-controls') ?? ''
    return (
      (el.closest('tr')?.querySelector('a[href]') ?? null) !== null ||
      document.getElementById(auf)?.textContent.includes(el.textContent) === true
    )
  }
  type Wort = { text: string; el: Element; groesse: number; kasten: Kasten }
  const istGepunktet = ({ el, groesse, kasten }: Wort, um: Element) =>
    getComputedStyle(um).textOverflow === 'ellipsis' &&
    innen(um).right - kasten.left > groesse &&
    hatWegZumGanzen(el)

  /** What can be scrolled to is not lost. */
  const schneidende = ({ el }: Wort, { overflow }: Achse) => {
    const alle = kaesten(el).filter((um) => getComputedStyle(um)[overflow] !== 'visible')
    const rollt = alle.findIndex((um) => ['auto', 'scroll'].includes(getComputedStyle(um)[overflow]))
    return { alle, vorDemRollen: rollt < 0 ? alle : alle.slice(0, rollt) }
  }
  const abgeschnitten = (wort: Wort) =>
    ACHSEN.flatMap((achse) =>
      schneidende(wort, achse)
        .vorDemRollen.filter((um) => ragtAus(wort.kasten, innen(um), achse) && !istGepunktet(wort, um))
        .map((um) => `„${wort.text}“ abgeschnitten von ${um.className || um.tagName}`),
    )
  /** What is seen of it. */
  const sicht = (wort: Wort): Kasten => {
    const zuSehen = { ...wort.kasten }
    for (const achse of ACHSEN)
      for (const grenze of schneidende(wort, achse).alle.map(innen)) {
        zuSehen[achse.von] = Math.max(zuSehen[achse.von], grenze[achse.von])
        zuSehen[achse.bis] = Math.min(zuSehen[achse.bis], grenze[achse.bis])
      }
    return zuSehen
  }

  const hatGrund = (el: Element) => {
    const s = getComputedStyle(el)
    const rahmen = [s.borderTopWidth, s.borderBottomWidth, s.borderLeftWidth, s.borderRightWidth]
    return (
      rahmen.every((breite) => Number.parseFloat(breite) > 0) || !/, 0\)$|transparent/.test(s.backgroundColor)
    )
  }
  const verbirgt = (el: Element) => {
    const { overflowX, overflowY } = getComputedStyle(el)
    return overflowX !== 'visible' || overflowY !== 'visible'
  }
  const ausDemKasten = ({ el, text, kasten }: Wort): string[] => {
    const um = kaesten(el).find((k) => verbirgt(k) || hatGrund(k))
    if (um === undefined || um === document.body || verbirgt(um)) return []
    const draussen = ACHSEN.some((achse) => ragtAus(kasten, um.getBoundingClientRect(), achse))
    return draussen ? [`„${text}“ steht aus ${um.className || um.tagName} heraus`] : []
  }

  const woerterIn = (knoten: Node, el: Element): Wort[] => {
    const text = (knoten.textContent ?? '').trim().slice(0, 60)
    const nichtGemeint = text === '' || !istZuSehen(el) || el.closest('option, svg, canvas ~ *') !== null
    if (nichtGemeint || nurVorgelesen(el)) return []
    const bereich = document.createRange()
    bereich.selectNodeContents(knoten)
    const groesse = Number.parseFloat(getComputedStyle(el).fontSize)
    return [...bereich.getClientRects()]
      .filter(({ width }) => width >= 1)
      .map((rechteck) => ({ text, el, groesse, kasten: buchstaben(rechteck, groesse) }))
  }
  const alleWoerter = () => {
    const woerter: Wort[] = []
    const knoten = document.createTreeWalker(offen, NodeFilter.SHOW_TEXT)
    while (knoten.nextNode()) {
      const el = knoten.currentNode.parentElement
      if (el !== null) woerter.push(...woerterIn(knoten.currentNode, el))
    }
    return woerter
  }

  /** What floats above the page covers what one scrolls below it. */
  const schwebt = (el: Element) => {
    const { position, zIndex } = getComputedStyle(el)
    return (
      ['fixed', 'sticky'].includes(position) ||
      (position === 'absolute' && zIndex !== 'auto') ||
      el.matches('dialog, [popover]')
    )
  }
  const aufeinander = (woerter: readonly Wort[]) => {
    const liegende = woerter.map((wort) => ({
      ...wort,
      s: sicht(wort),
      ebene: vorfahren(wort.el).find(schwebt),
    }))
    type Liegend = (typeof liegende)[number]
    const ueberdecken = (a: Liegend, b: Liegend) =>
      ACHSEN.every(({ von, bis }) => Math.min(a.s[bis], b.s[bis]) - Math.max(a.s[von], b.s[von]) > LUFT)
    return liegende.flatMap((a, i) =>
      liegende
        .slice(i + 1)
        .filter((b) => a.el !== b.el && a.ebene === b.ebene && ueberdecken(a, b))
        .map((b) => `„${a.text}“ liegt auf „${b.text}“`),
    )
  }

  const FELDER = 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), select'
  const zuNiedrig = () =>
    [...offen.querySelectorAll(FELDER)]
      .filter((el) => istZuSehen(el) && !nurVorgelesen(el))
      .filter((el) => {
        const s = getComputedStyle(el)
        const rand = Number.parseFloat(s.paddingTop) + Number.parseFloat(s.paddingBottom)
        return el.clientHeight - rand < Number.parseFloat(s.fontSize)
      })
      .map((el) => `zu niedrig für seinen Text: ${el.outerHTML.slice(0, 120)}`)

  const woerter = alleWoerter()
  const verloren = woerter.flatMap((wort) => [...abgeschnitten(wort), ...ausDemKasten(wort)])
  return [...new Set([...verloren, ...aufeinander(woerter), ...zuNiedrig()])]
}

/** Runs in the page, which is why it is in one piece: text that stays as it is when all is set twice as large. */
export const starreSchrift = (): string[] => {
  const mitText = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (el) =>
      el.checkVisibility() &&
      getComputedStyle(el).clipPath !== 'inset(50%)' && // read out only
      el.closest('canvas ~ *') === null && // laid over the picture of a page, as large as that is
      [...el.childNodes].some((kind) => kind instanceof Text && kind.data.trim() !== ''),
  )
  const groessen = () => mitText.map((el) => Number.parseFloat(getComputedStyle(el).fontSize))
  const vorher = groessen()
  const doppelt = new CSSStyleSheet()
  doppelt.replaceSync(':root { font-size: 200% !important } * { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, doppelt]
  const nachher = groessen()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((blatt) => blatt !== doppelt)
  return mitText
    .filter((_, i) => (nachher[i] ?? 0) < (vorher[i] ?? 0) * 1.9)
    .map((el) => el.outerHTML.slice(0, 120))
}
