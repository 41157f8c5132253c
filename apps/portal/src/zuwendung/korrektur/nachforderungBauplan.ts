import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Bauplan, Entwurfsseite, Roh } from '@foerderportal/entwurf/arten'
import { ANKUNFT, antragBauplan } from '../seite/antragBauplan.ts'
import type { Ankunft, Eintragen } from '@foerderportal/assistent/dateien/useAnkunft'
import {
  istGanzeSeite,
  offenAuf,
  schluessel,
  unlesbar,
  werteLesen,
  werteSchreiben,
  type NachforderungWerte,
} from './nachforderungWerte.ts'

/** Each page gets back what it has noted or read itself. */
const werte = (roh: Roh) => roh as NachforderungWerte

/** A page of a correction as the draft sees it. What is open comes with each answer of the server. */
const seite = (name: AntragSeitenName, anfang: AntragAntwort): Entwurfsseite<AntragAntwort> => ({
  lesen: (antrag) => werteLesen(antrag.formular, offenAuf(antrag, name)),
  schreiben: (roh) => (antrag) => ({
    ...antrag,
    formular: werteSchreiben(antrag.formular, offenAuf(antrag, name), werte(roh)),
  }),
  unlesbar: (roh) => unlesbar(anfang.formular, offenAuf(anfang, name), werte(roh)).map(({ pfad }) => pfad),
})

/** Puts a file into the open place that it was chosen for (useAnkunft). */
export const dateiErgaenzen: Eintragen = (entwurf, seite, feld, datei) => {
  const { felder } = werte(entwurf.roh(seite))
  const name = schluessel(feld)
  if (!Array.isArray(felder[name])) return undefined
  const bisher: readonly unknown[] = felder[name]
  return { felder: { ...felder, [name]: [...bisher, datei] } }
}

export const ERGAENZUNG: Ankunft = { ...ANKUNFT, eintragen: dateiErgaenzen }

/** What a correction is made of: the open places of each page. */
export const nachforderungBauplan = (anfang: AntragAntwort): Bauplan<AntragAntwort> => ({
  ...antragBauplan,
  // The draft names pages as the flow does.
  seite: (name) =>
    istGanzeSeite(name as AntragSeitenName)
      ? antragBauplan.seite(name)
      : seite(name as AntragSeitenName, anfang),
})
