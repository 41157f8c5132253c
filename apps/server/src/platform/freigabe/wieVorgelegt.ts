import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../http/refusal.ts'

/** What a second person is told besides the content, in words: as it was presented, and as the product says it now. */
export type Abweichungen = { readonly vorgelegt: readonly string[]; readonly jetzt: readonly string[] }

const ohne = (saetze: readonly string[], andere: readonly string[]): string[] =>
  saetze.filter((satz) => !andere.includes(satz))

const genannt = (was: string, saetze: readonly string[]): string =>
  saetze.length === 0 ? '' : ` ${was}: ${saetze.map((satz) => `„${satz}“`).join(', ')}.`

/** What is said of `wovon` now and was not when it was presented, or the other way round; null where it is the same. */
export const seitVorlageAnders = (wovon: string, { vorgelegt, jetzt }: Abweichungen): string | null => {
  const [neu, weg] = [ohne(jetzt, vorgelegt), ohne(vorgelegt, jetzt)]
  if (neu.length === 0 && weg.length === 0) return null
  return `${wovon} liegt mit anderen Abweichungen vor, als jetzt gelten.${genannt('Neu', neu)}${genannt('Nicht mehr', weg)} Geben Sie die Vorlage zurück; die nächste nennt, was gilt.`
}

/** S9-13: nobody releases on deviations that are not true any more. Asked under the lock; 409 says what is different. */
export const wieVorgelegtPruefen = (wovon: string, abweichungen: Abweichungen): void => {
  const anders = seitVorlageAnders(wovon, abweichungen)
  if (anders !== null) throw absagen(ALLGEMEIN.konkurrierend, anders)
}
