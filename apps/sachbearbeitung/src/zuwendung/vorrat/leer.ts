import { ansichtVon, filterVon, vorgegeben, weichtAb, type Adresse } from './suche.ts'

/** What an empty view says: what will stand there, and how it comes about. */
const LEER: Readonly<Record<string, string>> = {
  meine: 'Ihnen ist gerade kein offener Fall zugewiesen. Unter „Neu“ stehen Fälle, die noch niemand hat.',
  neu: 'Kein neuer Fall wartet. Eingereichte Anträge, die noch niemand hat, erscheinen hier sofort.',
  heute: 'Heute ist nichts fällig.',
  korrektur: 'Keine Korrektur ist eingegangen. Was Antragsteller nachreichen, erscheint hier.',
  frist: 'In den nächsten sieben Tagen endet keine Frist.',
  vorgelegt: 'Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.',
  bescheid: 'Alle bereitgestellten Bescheide sind abgerufen.',
  alle: 'Noch kein Antrag ist eingegangen. Eingereichte Anträge erscheinen hier sofort.',
}
const EIGENE = 'In dieser Ansicht steht gerade kein Fall.'

/** The sentence for an empty list; undefined where its filter is what keeps the cases out. */
export const leerSatz = (adresse: Adresse): string | undefined => {
  const ansicht = ansichtVon(adresse)
  const eine = vorgegeben(ansicht)
  if (eine !== undefined && weichtAb(adresse, eine.filter)) return undefined
  return filterVon(adresse).text === undefined ? (LEER[ansicht] ?? EIGENE) : undefined
}
