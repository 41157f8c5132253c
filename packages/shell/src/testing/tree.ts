import { expect } from 'vitest'
import { page, utils } from 'vitest/browser'

/** Roles that say nothing without a name. */
const OHNE_NAMEN = /^\s*- (?:textbox|combobox|radio|radiogroup|checkbox|button|link)\b(?!\s+")/

const text = (ids: string | null) =>
  (ids ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent?.trim() ?? '')

/** Inputs that are marked as wrong and do not lead to a text that says what is wrong. */
const ohneGrund = (): string[] =>
  [...document.querySelectorAll('[aria-invalid=true]')]
    .filter((feld) => text(feld.getAttribute('aria-describedby')).every((wort) => wort === ''))
    .map(({ id }) => id)

/** How deep each heading stands; one may be a step deeper than the one before it, never two. */
const ebenen = (baum: string): number[] =>
  [...baum.matchAll(/- heading .*\[level=(\d)\]/g)].map(([, ebene]) => Number(ebene))

/** What a screen reader reads of the page: one title, headings in order, a name for each field, a reason at each error. */
export const baumPruefen = (titel: string): void => {
  const { generateAriaTree, renderAriaTree } = utils.aria
  const baum = renderAriaTree(generateAriaTree(page.getByRole('main').element()))
  const alle = ebenen(baum)
  expect.soft([alle[0], alle.filter((ebene) => ebene === 1).length], `${titel}: ein Titel`).toEqual([1, 1])
  const spruenge = alle.filter((ebene, i) => i > 0 && ebene > (alle[i - 1] ?? 1) + 1)
  expect.soft(spruenge, `${titel}: keine Ebene übersprungen\n${baum}`).toEqual([])
  const namenlos = baum.split('\n').filter((zeile) => OHNE_NAMEN.test(zeile))
  expect.soft(namenlos, `${titel}: alles hat einen Namen`).toEqual([])
  expect.soft(ohneGrund(), `${titel}: jeder Fehler sagt, was falsch ist`).toEqual([])
}

/** What each day writes otherwise. */
const TAEGLICH: readonly (readonly [RegExp, string])[] = [
  [/\d\d\.\d\d\.\d{4}/g, 'TT.MM.JJJJ'],
  [/(?:heute|gestern|morgen), \d\d:\d\d/g, 'TT.MM.JJJJ, hh:mm'],
  [/\d\d:\d\d(?= Uhr)/g, 'hh:mm'],
  [/(noch|seit|vor) (?:\d+ (?:Tag|Stunde|Minute)\w*|ein\w+ (?:Tag|Stunde|Minute)\w*)/g, '$1 n Tagen'],
  [/Kalenderwoche \d+/g, 'Kalenderwoche n'],
  [/Guten (?:Morgen|Tag|Abend)/g, 'Guten Tag'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, 'guid'],
]

/** All that a screen reader reads of the page, once it is all there, the same on every day. */
export const vorgelesen = async (): Promise<string> => {
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull()
  const { generateAriaTree, renderAriaTree } = utils.aria
  const baum = renderAriaTree(generateAriaTree(page.getByRole('main').element()))
  return TAEGLICH.reduce((text, [was, wort]) => text.replaceAll(was, wort), baum)
}
