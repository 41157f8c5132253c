import type { Plugin } from 'vite'
import { dateiDesErstenBilds } from './erstesBild.ts'
import { alsStueck, ohneModul, type Gruppe } from './gruppe.ts'

/** How the files of an app are cut. */
export type Schnitt = {
  /** Its main.tsx, and the page that most begin with. */
  readonly eingang: string
  readonly erste: string
  readonly gruppen: readonly Gruppe[]
}

/** The first group that names a module has it, with all that it imports and no earlier group has: no two files wait for each other. */
export const stuecke = ({ eingang, erste, gruppen }: Schnitt) => {
  const alle = [
    { name: dateiDesErstenBilds(eingang, erste) },
    ...gruppen.map((gruppe) => alsStueck(eingang, gruppe)),
  ]
  return { groups: alle.map((gruppe, i) => ({ ...gruppe, priority: alle.length - i })) }
}

/** A folder that has moved would otherwise be noticed by the weight of a page alone, if at all. */
export const keineLeerenGruppen = ({ gruppen }: Schnitt): Plugin => ({
  name: 'portal-keine-leeren-gruppen',
  apply: 'build',
  generateBundle() {
    const leere = ohneModul(gruppen, [...this.getModuleIds()])
    if (leere.length > 0)
      this.error(
        `In diesen Ordnern liegt nichts, was gebaut wird (apps/…/vite/stuecke.ts): ${leere.join(', ')}`,
      )
  },
})
