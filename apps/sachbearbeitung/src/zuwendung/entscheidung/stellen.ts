import type { Fehlend } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'

/** The id of what mends something: a value of a module. */
export const wertId = (code: string, name: string): string => `wert-${code}-${name}`

const FELDER = ':is(input, textarea, select):not([type=checkbox], [type=radio])'

/** By the place: what is around its fields. A reason is chosen first. */
const bereich = (stelle: Fehlend['stelle']): string => {
  if (stelle === 'betraege') return '.d-betraege'
  if (stelle === 'kenntnisAm') return '.d-jahresfrist'
  if (stelle === 'BEGRUENDUNG') return '[aria-labelledby=begruendung]'
  return stelle === 'NEBENBESTIMMUNG' ? '[aria-labelledby=nebenbestimmungen]' : '.d-bescheidwerte'
}

/** The field that mends it, as far as the page has one: the value itself, else the first of its place that is wrong. */
export const feldVon = ({ stelle, wert }: Fehlend, wo: Document): HTMLElement | null =>
  (wert && wo.getElementById(wertId(wert.code, wert.name))) ??
  wo.querySelector<HTMLElement>(`${bereich(stelle)} [aria-invalid=true]`) ??
  wo.querySelector<HTMLElement>(`${bereich(stelle)} ${FELDER}`)

/** Goes there, also where it is folded away. */
export const hinfuehren = (feld: HTMLElement): void => {
  const gefaltet = feld.closest('details')
  if (gefaltet) gefaltet.open = true
  feld.scrollIntoView({ block: 'center' })
  feld.focus({ preventScroll: true })
}

/** The list of all that is missing. */
export const FEHLENDES = 'entscheidung-fehlendes'

/** Once its sentence is drawn: to the field, else to where it stands in the list. */
export const zumFehlenden = (eines: Fehlend): void =>
  void requestAnimationFrame(() => {
    const ziel = feldVon(eines, document) ?? document.querySelector<HTMLElement>(`#${FEHLENDES} button`)
    if (ziel) hinfuehren(ziel)
  })

/** What is said of a place, where it names no value of a module. */
export const satzZu = (fehlt: readonly Fehlend[], stelle: Fehlend['stelle']): string | undefined =>
  fehlt.find((eines) => eines.stelle === stelle && eines.wert === undefined)?.text
