const VERWEIS = /<a\s[^<>]*>|<\/a\s*>/gi
const IN_NEUEM_TAB = /\starget\s*=\s*["']?(?!_(?:self|top|parent)\b)[\w-]/i
/** The text says it by itself. */
const GESAGT = /neue[mnrs]?\s+(?:Tab|Fenster)/i
const WORTE = ' (neuer Tab)'

/**
 * A page whose links say where they open a new tab: whoever hears the page, or sees a part of it, would look in vain for
 * the way back (WCAG 3.2.5, G201). Each tag is looked at once, however the page is written.
 */
export const neueTabsAnsagen = (html: string): string => {
  const stuecke: string[] = []
  let bis = 0
  let beginn: number | undefined
  for (const { 0: tag, index } of html.matchAll(VERWEIS)) {
    if (tag.startsWith('</')) {
      const stumm = beginn !== undefined && !GESAGT.test(html.slice(beginn, index))
      if (stumm) stuecke.push(html.slice(bis, index).trimEnd(), WORTE)
      if (stumm) bis = index
      beginn = undefined
    } else beginn = IN_NEUEM_TAB.test(tag) ? index + tag.length : undefined
  }
  return stuecke.join('') + html.slice(bis)
}
