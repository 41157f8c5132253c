import type { Formularflow, Formularseite } from '../formular/flow.ts'
import { felderVon } from '../formular/tafel.ts'
import { bekundete } from './betraege.ts'
import { vorhabenPruefen } from './pruefung.ts'
import { BEKUNDUNG_TAFEL, type BekundungDaten } from './tafel.ts'

const SEITEN = {
  vorhaben: {
    path: 'vorhaben',
    titel: 'Ihr Vorhaben',
    felder: felderVon<BekundungDaten>(BEKUNDUNG_TAFEL.vorhaben),
    pruefen: vorhabenPruefen,
    isStarted: ({ formular }) => bekundete(formular.investitionen).length > 0,
    isComplete: (daten) => vorhabenPruefen(daten).length === 0,
  },
  /** Shows all answers; done when they can be sent. */
  zusammenfassung: {
    path: 'zusammenfassung',
    titel: 'Zusammenfassung',
    felder: [],
    pruefen: () => [],
    isStarted: () => false,
    isComplete: (daten) => vorhabenPruefen(daten).length === 0,
  },
} satisfies Record<string, Formularseite<BekundungDaten>>

/** The wizard of a declaration as data; the address of a page is its step. */
export const bekundungFlow: Formularflow<BekundungDaten, keyof typeof SEITEN> = {
  start: 'vorhaben',
  pages: SEITEN,
  transitions: { vorhaben: 'zusammenfassung', zusammenfassung: null },
}
