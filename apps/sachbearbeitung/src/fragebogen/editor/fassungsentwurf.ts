import { fassungSpeichern } from '@foerderportal/contract/fragebogen/bank/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { fassungLaden, type Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { isProblem } from '@foerderportal/client/problem'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Fassung, Roh } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import type { Ungespeichertes } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import type { Formular } from './formular.ts'
import { formularAus } from './formularZeigen.ts'
import { haltbar, unhaltbar } from './unhaltbar.ts'
import { ungespeichertes } from './ungespeichertes.ts'

/** The one page of it: what is written of a questionnaire hangs together. */
export const SEITE = 'fassung'

/** What a version that is being written is called on this device. */
export const kopiename = (guid: string): string => `fragebogen/fassung/${guid}`

/** What the page says was written by it, or read from a version. */
export const alsFormular = (roh: Roh): Formular => roh as Formular

/** The same fields for as long as nothing is saved: asked at each key they would be new ones otherwise. */
const gelesen = new WeakMap<Definition, Formular>()
const lesen = (definition: Definition): Formular => {
  const formular = gelesen.get(definition) ?? formularAus(definition)
  gelesen.set(definition, formular)
  return formular
}

export const PLAN: Bauplan<Definition> = {
  seite: () => ({
    lesen,
    schreiben: (roh) => (gespeichert) => haltbar(alsFormular(roh), gespeichert),
    unlesbar: (roh) => unhaltbar(alsFormular(roh)).map(({ pfad }) => pfad),
  }),
}

const fassung = ({ wert, version }: Fassungsstand): Fassung<Definition> => ({
  wert: wert.definition,
  version,
  um: new Date(wert.geaendertAm),
})

/** Somebody has published or discarded the draft meanwhile. */
export type Ueberholt = {
  /** As it stands now; undefined: it is gone. */
  readonly stand: Fassungsstand | undefined
  readonly ungespeichert: readonly Ungespeichertes[]
  /** Deletes what was not saved from this device, too: nobody writes this version on. */
  readonly aufgeben: () => void
}

type Danach = {
  /** What the server has now. */
  readonly gespeichert: (stand: Fassungsstand) => void
  readonly ueberholt: (ueberholt: Ueberholt) => void
}

const oderWeg = (fehler: unknown): undefined => {
  if (!isProblem(fehler, 404)) throw fehler
}

/** What the fields of a draft say that is not in the version as the server has it. */
const ungespeichertesIn = (entwurf: Entwurf<Definition>): Ungespeichertes[] =>
  ungespeichertes(alsFormular(entwurf.roh(SEITE)), lesen(entwurf.basis().wert))

/** What is written of a version, until the server has it. */
export const fassungsentwurf = (anfang: Fassungsstand, { gespeichert, ueberholt }: Danach) => {
  const { guid } = anfang.wert
  const merken = (stand: Fassungsstand) => {
    // One that is no draft any more refuses the save that follows, and then it is said what was not saved.
    if (stand.wert.stand === 'ENTWURF') gespeichert(stand)
    return fassung(stand)
  }
  let gesagt = false
  /** Refused because it is no draft any more: says once how it stands now. */
  const nachsehen = async (fehler: unknown): Promise<never> => {
    if (isProblem(fehler, 412, 404)) {
      const stand = await fassungLaden(guid).catch(oderWeg)
      const ungespeichert = ungespeichertesIn(entwurf)
      if (!gesagt && stand?.wert.stand !== 'ENTWURF') {
        gesagt = true
        ueberholt({ stand, ungespeichert, aufgeben: () => entwurf.aufgeben() })
      }
    }
    throw fehler
  }
  const entwurf: Entwurf<Definition> = new Entwurf(fassung(anfang), PLAN, {
    speichern: async (definition, version) =>
      merken(
        await bewegen(fassungSpeichern, { params: { guid }, body: definition, ifMatch: version }).catch(
          nachsehen,
        ),
      ),
    laden: async () => merken(await fassungLaden(guid)),
    deuten: saveOutcome,
  })
  return { entwurf, nachsehen }
}
