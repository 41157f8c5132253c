import { mitUnd } from '../../../shared/aufzaehlung.ts'
import type { Checkliste, ChecklisteKlasse } from './checklisteSchema.ts'

/** Sentences that the page and the printed list share. */

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** The rate of a class for this applicant. */
export const prozentText = (prozent: ChecklisteKlasse['prozent']): string => {
  if (prozent === null) return 'für Ihr Unternehmen nicht gefördert'
  const { von, bis } = prozent
  return von === bis
    ? `${zahl.format(von)} %`
    : `${zahl.format(von)} bis ${zahl.format(bis)} %, je nach Unternehmensgröße`
}

/** 'Nur bei: Mulch- und Pflanztechnik'; null where it holds for all. */
export const nurBeiText = (titel: readonly string[] | null): string | null =>
  titel === null ? null : `Nur bei: ${mitUnd(titel)}.`

/** How long it takes, said with where the number comes from. */
export const dauerSaetze = ({
  dauer: { minuten, jeMaschineMinuten },
}: Pick<Checkliste, 'dauer'>): string[] => [
  `Mit allen Unterlagen zur Hand dauert der Antrag etwa ${minuten} Minuten, für jeden Fördergegenstand etwa ${jeMaschineMinuten} Minuten mehr.`,
  'Das ist eine Schätzung: eine halbe Minute für jede Frage, zwei Minuten für jede Unterlage.',
  'Sie können jederzeit aufhören und später weitermachen. Ihre Eingaben werden laufend gespeichert.',
]

/** What follows after the application was sent. */
export const danachSaetze = ({
  bearbeitungstage,
  kauf,
}: Pick<Checkliste, 'bearbeitungstage' | 'kauf'>): string[] => [
  ...(bearbeitungstage > 0
    ? [`Die Bank entscheidet in der Regel innerhalb von ${bearbeitungstage} Tagen nach dem Eingang.`]
    : []),
  `Für Kauf oder Auftrag gilt: ${kauf}`,
]
