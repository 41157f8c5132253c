import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { PETRA, type Person } from '../../testing/people.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { ENTWURF, fassungsdienst } from './fassungsdienst.ts'

export const knopf = (name: string | RegExp) => page.getByRole('button', { name })
export const feld = (name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })
export const wahl = (name: string) => page.getByRole('combobox', { name })
const gliederung = () => page.getByRole('navigation', { name: 'Blöcke und Fragen' })
export const pruefung = () => page.getByRole('region', { name: 'Prüfung' })
export const punkt = (name: string | RegExp) => gliederung().getByRole('link', { name })

/** The draft in the editor, and the server that has it. */
export const oeffnen = async (tisch: Tisch, definition: Definition, wer: Person = PETRA, suche = '') => {
  const dienst = fassungsdienst(tisch.server, definition)
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}${suche}`, wer)
  await expect.element(titel('Betrieb und Umwelt, Fassung 2')).toBeVisible()
  return dienst
}
