import type { Freigabezeile } from '@foerderportal/contract/shared/freigaben/schema'
import type { Entscheidungsfreigabe } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'

/** A decision that lies before a second person, in the list of all kinds; the first is that of the usual case. */
export const freigabezeile = (nr: number, angaben: Partial<Freigabezeile> = {}): Freigabezeile => ({
  guid: `50000000-0000-4000-8000-00000000000${nr}`,
  art: 'entscheidung',
  wort: 'Bewilligung',
  wozu: `GE-2026-00000${nr}`,
  wer: 'Hof Lindenau GbR',
  programm: 'AnkNabo',
  runde: 'ANK NaBo, Herbstrunde 2026',
  ort: 'FALL',
  ortGuid: `50000000-0000-4000-8000-00000000000${nr}`,
  text: null,
  abweichungen: [],
  betrag: 27_000,
  seit: '2026-11-20T09:00:00.000Z',
  vorbereitetVon: 'Sabine Sachbearbeitung',
  gesperrtWeil: null,
  ...angaben,
})

/** A batch of a round that lies there. */
export const staffelzeile = (nr: number, angaben: Partial<Freigabezeile> = {}): Freigabezeile =>
  freigabezeile(nr, {
    art: 'staffel',
    wort: 'Staffel',
    wozu: `Runde ${nr}`,
    wer: '',
    runde: '',
    ort: 'RUNDE',
    ortGuid: `53000000-0000-4000-8000-00000000000${nr}`,
    text: 'Staffel 3',
    betrag: 100,
    vorbereitetVon: 'Petra Programme',
    ...angaben,
  })

/** The list, on one page. */
export const freigabenseite = (zeilen: readonly Freigabezeile[], fuerMich = zeilen.length) => ({
  zeilen: [...zeilen],
  anzahl: zeilen.length,
  fuerMich,
  nach: null,
  programme: ['AnkNabo'],
})

/** A decision in the list of decisions alone, by which one goes on to the next. */
export const entscheidungszeile = (
  nr: number,
  angaben: Partial<Entscheidungsfreigabe> = {},
): Entscheidungsfreigabe => ({
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
