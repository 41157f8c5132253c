import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Bauplan, Entwurfsseite } from '@foerderportal/entwurf/arten'
import { usualId } from '@foerderportal/entwurf/lists'
import type { Ankunft, Eintragen } from '@foerderportal/assistent/dateien/useAnkunft'
import { BAU, istBauName, type Bau } from '../antrag/antragSeiten.ts'

/** A page of the wizard as the draft sees it: its texts, and how they lie over the form. */
const seite = (bau: Bau): Entwurfsseite<AntragAntwort> => ({
  lesen: ({ formular }) => bau.lesen(formular),
  // Each page gets back what it has noted or read itself, so its texts are its own.
  schreiben: (roh) => (antrag) => ({ ...antrag, formular: bau.schreiben(roh)(antrag.formular) }),
  unlesbar: (roh) => bau.lesefehler?.(roh).map(({ pfad }) => pfad) ?? [],
})

const bekannte = new Map<Bau, Entwurfsseite<AntragAntwort>>()
const seiteVon = (bau: Bau): Entwurfsseite<AntragAntwort> => {
  const bekannt = bekannte.get(bau) ?? seite(bau)
  bekannte.set(bau, bekannt)
  return bekannt
}

/** A class of items has no id of its own: category and class name it. */
const klasse = ({ kategorie, foerdergegenstandKlasse }: Readonly<Record<string, unknown>>) =>
  typeof kategorie === 'string' && typeof foerdergegenstandKlasse === 'string'
    ? `${kategorie}/${foerdergegenstandKlasse}`
    : undefined

/** Puts a file into its page (useAnkunft). That page has been open, so it is there. */
export const dateiEintragen: Eintragen = (entwurf, seite, feld, datei) =>
  istBauName(seite) ? BAU[seite].loaded()?.mitDatei?.(entwurf.roh(seite), feld, datei) : undefined

export const ANKUNFT: Ankunft = { seiten: ['foerdergegenstaende', 'dokumente'], eintragen: dateiEintragen }

/** What the draft of an application is made of. */
export const antragBauplan: Bauplan<AntragAntwort> = {
  seite: (name) => {
    const bau = istBauName(name) ? BAU[name].loaded() : undefined
    return bau && seiteVon(bau)
  },
  vorbereiten: async (name) => (istBauName(name) ? BAU[name].load() : undefined),
  kennung: (element) => klasse(element) ?? usualId(element),
}
