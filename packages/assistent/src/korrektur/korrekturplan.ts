import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Bauplan, Entwurfsseite, Roh } from '@foerderportal/entwurf/types'
import { dazu } from '../dateien/dazu.ts'
import type { Ankunft, Eintragen } from '../dateien/useAnkunft.ts'
import type { Formularart, Formularantwort, OffeneStelle } from '../formularart.ts'
import { stelleAus } from '../konflikt/konfliktworte.ts'
import { ankunftIn, bauplan } from '../seite/bauplan.ts'
import {
  istGanzeSeite,
  korrekturLesen,
  korrekturSchreiben,
  korrekturUnlesbar,
  offenAuf,
  schluessel,
  type Korrekturwerte,
} from './korrekturwerte.ts'

/** Each page gets back what it has noted or read itself. */
const werte = (roh: Roh) => roh as Korrekturwerte

/** The places that a page had fields for when it was typed on. */
export const getippteStellen = (roh: Roh): OffeneStelle[] =>
  Object.keys(werte(roh).felder).map((name) => ({ pfad: stelleAus(name), grund: null }))

/** A page of a correction as the draft sees it. What is open comes with each answer of the server. */
export const korrekturseite = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  offen: (vorgang: V) => readonly OffeneStelle[],
  anfang: V,
): Entwurfsseite<V> => {
  const offenIn = (vorgang: V) => ({ art, formular: vorgang.formular, offen: offen(vorgang) })
  return {
    lesen: (vorgang) => korrekturLesen(offenIn(vorgang)),
    schreiben: (roh) => (vorgang) => ({
      ...vorgang,
      formular: korrekturSchreiben(offenIn(vorgang), werte(roh)),
    }),
    unlesbar: (roh) => korrekturUnlesbar(offenIn(anfang), werte(roh)).map(({ pfad }) => pfad),
  }
}

/** Puts a file into the open place that it was chosen for (useAnkunft). */
export const dateiErgaenzen: Eintragen = (entwurf, seite, feld, datei) => {
  const { felder } = werte(entwurf.roh(seite))
  const name = schluessel(feld)
  if (!Array.isArray(felder[name])) return undefined
  const bisher: readonly DateiAngabe[] = felder[name]
  return { felder: { ...felder, [name]: dazu(bisher, [datei]) } }
}

/** Pages that show their own fields hold no open place by its name: a file finds its own there as in any form. */
export const ergaenzungIn = <V extends Formularantwort, K>(art: Formularart<V, K>): Ankunft => {
  const { eintragen, ...ganze } = ankunftIn(art)
  return {
    ...ganze,
    eintragen: (entwurf, name, feld, datei) =>
      (istGanzeSeite(art, name) ? eintragen : dateiErgaenzen)(entwurf, name, feld, datei),
  }
}

/** What a correction is made of: the open places of each page. */
export const korrekturplan = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  anfang: V,
): Bauplan<V> => {
  const erster = bauplan(art)
  return {
    ...erster,
    seite: (name) =>
      istGanzeSeite(art, name)
        ? erster.seite(name)
        : korrekturseite(art, (vorgang) => offenAuf(art, vorgang, name), anfang),
  }
}
