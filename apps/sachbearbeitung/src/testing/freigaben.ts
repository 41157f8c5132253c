import type { Auszahlungsfreigabe } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Zahllaufzeile } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import type { Rundenfreigabe } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { Freigabezeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'

/** A decision that lies before a second person; the first is that of the usual case. */
export const freigabezeile = (nr: number, angaben: Partial<Freigabezeile> = {}): Freigabezeile => ({
  geschaeftGuid: `50000000-0000-4000-8000-00000000000${nr}`,
  geNr: `GE-2026-00000${nr}`,
  programm: 'AnkNabo',
  runde: 'ANK NaBo, Herbstrunde 2026',
  unternehmenName: 'Hof Lindenau GbR',
  art: 'BEWILLIGUNG',
  wort: 'Bewilligung',
  seit: '2026-11-20T09:00:00.000Z',
  vorbereitetVon: 'Sabine Sachbearbeitung',
  betrag: 27_000,
  abweichungen: [],
  gesperrtWeil: null,
  ...angaben,
})

/** The check of a payout that lies there. */
export const auszahlungsfreigabe = (
  nr: number,
  angaben: Partial<Auszahlungsfreigabe> = {},
): Auszahlungsfreigabe => ({
  guid: `51000000-0000-4000-8000-00000000000${nr}`,
  geNr: `GE-2026-00000${nr}`,
  programm: 'AnkNabo',
  runde: 'ANK NaBo, Herbstrunde 2026',
  unternehmenName: 'Hof Lindenau GbR',
  betrag: 7_200.5,
  abweichungen: [],
  seit: '2026-11-20T09:00:00.000Z',
  vorbereitetVon: 'Sabine Sachbearbeitung',
  gesperrtWeil: null,
  ...angaben,
})

/** An act of a round that lies there. */
export const rundenfreigabe = (nr: number, angaben: Partial<Rundenfreigabe> = {}): Rundenfreigabe => ({
  art: 'staffelFreigeben',
  guid: `52000000-0000-4000-8000-00000000000${nr}`,
  rundeGuid: `53000000-0000-4000-8000-00000000000${nr}`,
  bezeichnung: `Runde ${nr}`,
  programm: 'AnkNabo',
  text: 'Staffel 3',
  betrag: 100,
  seit: '2026-11-20T09:00:00.000Z',
  vorbereitetVon: 'Petra Programme',
  gesperrtWeil: null,
  ...angaben,
})

/** A payment run that lies there since that day of November. */
export const laufzeile = (nr: number, tag: string): Zahllaufzeile => ({
  guid: `54000000-0000-4000-8000-00000000000${nr}`,
  nr: `ZL-2026-00000${nr}`,
  programm: 'AnkNabo',
  status: 'VORGELEGT',
  angelegtAm: '2026-11-01T09:00:00.000Z',
  anzahl: 2,
  summe: 8_000,
  auffaellig: 0,
  freigegebenVon: null,
  vorlage: {
    name: 'Sabine Sachbearbeitung',
    am: `2026-11-${tag}T09:00:00.000Z`,
    gesperrtWeil: null,
    verfallGrund: null,
  },
})
