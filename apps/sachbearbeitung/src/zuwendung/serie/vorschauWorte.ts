import type { SerieVorschau } from '@foerderportal/contract/mitteilungen/serie/schema'

const anzahl = (n: number, eines: string, mehrere: string): string =>
  n === 1 ? `1 ${eines}` : `${n} ${mehrere}`

/** How much it is, said before it is sent: '3 Mitteilungen, 5 E-Mails ohne den Inhalt an 2 Personen'. */
export const umfangWorte = ({ faelle }: SerieVorschau): string => {
  const gehen = faelle.filter(({ hindernis }) => hindernis === null)
  const mails = gehen.flatMap(({ empfaenger }) => empfaenger.map(({ email }) => email))
  const post =
    mails.length === 0
      ? 'niemand bekommt eine E-Mail'
      : `${anzahl(mails.length, 'E-Mail', 'E-Mails')} ohne den Inhalt an ${anzahl(new Set(mails).size, 'Person', 'Personen')}`
  return `${anzahl(gehen.length, 'Mitteilung', 'Mitteilungen')}, ${post}`
}

/** What of the choice is left out; empty: nothing. */
export const fehlendeWorte = (fehlen: number): string => {
  if (fehlen === 0) return ''
  return fehlen === 1
    ? 'Einen der ausgewählten Fälle gibt es für Sie nicht mehr.'
    : `${fehlen} der ausgewählten Fälle gibt es für Sie nicht mehr.`
}
