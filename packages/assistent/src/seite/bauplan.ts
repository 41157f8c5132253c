import type { Bauplan, Entwurfsseite } from '@foerderportal/entwurf/types'
import type { Ankunft } from '../dateien/useAnkunft.ts'
import type { Formularart, Seitenbau, Formularantwort } from '../formularart.ts'

/** A page of a form as the draft sees it: its texts, and how they lie over the form. */
const seite = <V extends Formularantwort, K>(bau: Seitenbau<V, K>): Entwurfsseite<V> => ({
  lesen: ({ formular }) => bau.lesen(formular),
  // Each page gets back what it has noted or read itself, so its texts are its own.
  schreiben: (roh) => (vorgang) => ({ ...vorgang, formular: bau.schreiben(roh)(vorgang.formular) }),
  unlesbar: (roh) => bau.lesefehler?.(roh).map(({ pfad }) => pfad) ?? [],
})

/** What the draft of a form is made of. */
export const bauplan = <V extends Formularantwort, K>({ seiten, kennung }: Formularart<V, K>): Bauplan<V> => {
  const bekannte = new Map<Seitenbau<V, K>, Entwurfsseite<V>>()
  const seiteVon = (bau: Seitenbau<V, K>): Entwurfsseite<V> => {
    const bekannt = bekannte.get(bau) ?? seite(bau)
    bekannte.set(bau, bekannt)
    return bekannt
  }
  return {
    seite: (name) => {
      const bau = seiten[name]?.bau.loaded()
      return bau && seiteVon(bau)
    },
    vorbereiten: async (name) => seiten[name]?.bau.load(),
    kennung,
  }
}

/** Puts a file into its page (useAnkunft). That page has been open, so it is there. */
export const ankunftIn = <V extends Formularantwort, K>({ seiten }: Formularart<V, K>): Ankunft => ({
  seiten: Object.keys(seiten),
  vorbereiten: () => Promise.all(Object.values(seiten).map(({ bau }) => bau.load())),
  eintragen: (entwurf, name, feld, datei) =>
    seiten[name]?.bau.loaded()?.mitDatei?.(entwurf.roh(name), feld, datei),
})
