import type { Geraetekopie } from './geraetekopie.ts'
import type { Kopie } from './types.ts'

/** How a draft finds its copy, where it is not the only one of its form. */
export type Teil = (oeffnen: (formular: string) => Promise<Geraetekopie>, formular: string) => Promise<Kopie>

/** `vorn`: how the pages of this draft begin. `frueher`: where an earlier version of the portal has put them. */
const darin = (kopie: Geraetekopie, vorn: string, frueher: Kopie): Kopie => ({
  stand: kopie.stand,
  subscribe: kopie.subscribe,
  merken: (seite, aenderung) => kopie.merken(vorn + seite, aenderung),
  vergessen: (seite) => kopie.vergessen(vorn + seite),
  // The own ones first: who has just come back must not wait for what hardly anybody has.
  verwaiste: async (nehmen) => {
    await kopie.verwaiste((funde) =>
      nehmen(
        funde
          .filter(({ seite }) => seite.startsWith(vorn))
          .map((fund) => ({ ...fund, seite: fund.seite.slice(vorn.length) })),
      ),
    )
    await frueher.verwaiste(async (funde) => {
      const genommen = await nehmen(funde)
      await kopie.ruhig()
      return kopie.stand().gescheitert ? [] : genommen
    })
  },
})

/**
 * The copy of one of several drafts of the same form, the one about `zu`. All of them lie under the name of the form,
 * so that whoever reads what was left finds them (partOf.ts); each draft takes over its own pages alone.
 */
export const teilkopie =
  (zu: string): Teil =>
  async (oeffnen, formular) =>
    darin(await oeffnen(formular), `${zu}/`, await oeffnen(`${formular}/${zu}`))
