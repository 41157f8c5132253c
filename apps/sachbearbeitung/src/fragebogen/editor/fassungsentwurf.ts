import { fassungLaden, fassungSpeichern, type Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Fassung, Roh } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import type { Formular } from './formular.ts'
import { formularAus } from './formularZeigen.ts'
import { haltbar, unhaltbar } from './unhaltbar.ts'

/** The one page of it: what is written of a questionnaire hangs together. */
export const SEITE = 'fassung'

/** What the page says was written by it, or read from a version. */
export const alsFormular = (roh: Roh): Formular => roh as Formular

/** The same fields for as long as nothing is saved: asked at each key they would be new ones otherwise. */
const gelesen = new WeakMap<Definition, Formular>()
const lesen = (definition: Definition): Formular => {
  const formular = gelesen.get(definition) ?? formularAus(definition)
  gelesen.set(definition, formular)
  return formular
}

const PLAN: Bauplan<Definition> = {
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

/** What is written of a version, until the server has it. `gespeichert`: what the server has now. */
export const fassungsentwurf = (
  anfang: Fassungsstand,
  gespeichert: (stand: Fassungsstand) => void,
): Entwurf<Definition> => {
  const { guid } = anfang.wert
  const merken = (stand: Fassungsstand) => {
    gespeichert(stand)
    return fassung(stand)
  }
  return new Entwurf(fassung(anfang), PLAN, {
    speichern: async (definition, version) => merken(await fassungSpeichern(guid, definition, version)),
    laden: async () => merken(await fassungLaden(guid)),
    deuten: saveOutcome,
  })
}
