import type { Auswertung, FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'

export const FASSUNG = 'fa000000-0000-4000-8000-000000000001'

const frage = (frageId: string, angaben: Partial<FrageAuswertung>): FrageAuswertung => ({
  frageId,
  type: 'AuswahlFrage',
  blockTitel: 'Ihr Betrieb',
  frage: frageId,
  gestellt: 23,
  beantwortet: 23,
  verdeckt: false,
  balken: [],
  zahlen: [],
  texte: [],
  ...angaben,
})

/** What 23 farms said: a choice with two rare answers, a number, a question that few were asked, and texts. */
export const AUSWERTUNG: Auswertung = {
  fassungGuid: FASSUNG,
  bezeichnung: 'Betrieb und Umwelt',
  nummer: 2,
  abgeschlossen: 23,
  fragen: [
    frage('f1', {
      frage: 'Wie wirtschaften Sie?',
      balken: [
        { text: 'Ackerbau', anzahl: 12, prozent: 52 },
        { text: 'Obstbau', anzahl: null, prozent: null },
        { text: 'Weinbau', anzahl: null, prozent: null },
      ],
    }),
    frage('f2', {
      type: 'DezimalFrage',
      frage: 'Wie viele Hektar?',
      beantwortet: 20,
      zahlen: [{ text: '', einheit: 'ha', mittel: 86.45, median: 71 }],
    }),
    frage('f3', {
      type: 'DezimalFrage',
      frage: 'Seit wann Weinbau?',
      gestellt: null,
      beantwortet: null,
      verdeckt: true,
    }),
    frage('f4', {
      type: 'FreitextFrage',
      blockTitel: 'Zum Schluss',
      frage: 'Was fehlt Ihnen?',
      beantwortet: 12,
      texte: ['=1+1', ...Array.from({ length: 11 }, (_, i) => `Wunsch ${i + 1}`)],
    }),
  ],
}
