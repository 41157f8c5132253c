import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Bauplan, Entwurfsseite, Roh } from '@foerderportal/entwurf/arten'
import { antragBauplan } from './antragBauplan.ts'
import {
  istGanzeSeite,
  offenAuf,
  unlesbar,
  werteLesen,
  werteSchreiben,
  type NachforderungWerte,
} from './nachforderungWerte.ts'

/** A page of a correction as the draft sees it. What is open comes with each answer of the server. */
const seite = (name: AntragSeitenName, anfang: AntragAntwort): Entwurfsseite<AntragAntwort> => {
  // Each page gets back what it has noted or read itself.
  const werte = (roh: Roh) => roh as NachforderungWerte
  return {
    lesen: (antrag) => werteLesen(antrag.formular, offenAuf(antrag, name)),
    schreiben: (roh) => (antrag) => ({
      ...antrag,
      formular: werteSchreiben(antrag.formular, offenAuf(antrag, name), werte(roh)),
    }),
    unlesbar: (roh) => unlesbar(offenAuf(anfang, name), werte(roh)).map(({ pfad }) => pfad),
  }
}

/** What a correction is made of: the open places of each page. */
export const nachforderungBauplan = (anfang: AntragAntwort): Bauplan<AntragAntwort> => ({
  ...antragBauplan,
  // The draft names pages as the flow does.
  seite: (name) =>
    istGanzeSeite(name as AntragSeitenName)
      ? antragBauplan.seite(name)
      : seite(name as AntragSeitenName, anfang),
})
