import type { Auswertung, FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { csvSchreiben } from '@foerderportal/contract/shared/csv'
import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'

const VERDECKT = 'verdeckt'
const gezaehlt = (zahl: number | null): string => (zahl === null ? VERDECKT : String(zahl))

const zeilenVon = (frage: FrageAuswertung): string[][] => {
  const kopf = [frage.blockTitel, frage.frage]
  return [
    [...kopf, 'gefragt', '', gezaehlt(frage.gestellt), ''],
    [...kopf, 'geantwortet', '', gezaehlt(frage.beantwortet), ''],
    ...frage.balken.map(({ text, anzahl, prozent }) => [
      ...kopf,
      frage.type === 'PrioritaetFrage' ? 'an erster Stelle' : 'Antwort',
      text,
      gezaehlt(anzahl),
      gezaehlt(prozent),
    ]),
    ...frage.zahlen.flatMap(({ text, mittel, median }) => [
      [...kopf, 'Mittel', text, zahlSchreiben(mittel), ''],
      [...kopf, 'Median', text, zahlSchreiben(median), ''],
    ]),
    ...frage.texte.map((text) => [...kopf, 'Text', text, '', '']),
  ]
}

/** The evaluation as a table for other programs: what is hidden on the screen is hidden here. */
export const auswertungTabelle = ({ fragen }: Auswertung): string =>
  csvSchreiben([['Block', 'Frage', 'Was', 'Angabe', 'Zahl', 'Prozent'], ...fragen.flatMap(zeilenVon)])
