import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import { isProblem } from '@foerderportal/client/problem'
import type {
  NutzerBeziehungen,
  NutzerInfo,
  OffeneEinladung,
} from '@foerderportal/contract/unternehmen/nutzer/schema'
import { erneutVersendbarAb } from '@foerderportal/contract/unternehmen/einladung'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'

export const nameVon = ({ vorname, nachname }: Pick<NutzerInfo, 'vorname' | 'nachname'>): string =>
  `${vorname} ${nachname}`

const darfZeichnen = ({ nutzerZuUnternehmenSnapshot: { value } }: NutzerInfo) => value.zeichnungsberechtigung

/** How many may sign. */
const zeichnerZahl = (nutzer: readonly NutzerInfo[]): number => nutzer.filter(darfZeichnen).length

const personen = (zahl: number) => (zahl === 1 ? 'Eine Person handelt' : `${zahl} Personen handeln`)

const zeichner = (zahl: number) => (zahl === 1 ? 'Zeichnen darf 1' : `Zeichnen dürfen ${zahl}`)

/** The line of state below the title. */
export const standText = (firma: string, b: NutzerBeziehungen): string =>
  `${personen(b.nutzerInfos.length)} für ${firma}. ${zeichner(zeichnerZahl(b.nutzerInfos))} von höchstens ${b.zeichnungsberechtigungenMaximal}.`

/** Why the switch of a person can't be turned now; undefined when it can. */
export const gesperrtWeil = (person: NutzerInfo, b: NutzerBeziehungen): string | undefined => {
  if (person.selbst) return 'Die eigene Berechtigung können Sie nicht selbst ändern.'
  const voll = zeichnerZahl(b.nutzerInfos) >= b.zeichnungsberechtigungenMaximal
  return voll && !darfZeichnen(person)
    ? `Höchstens ${b.zeichnungsberechtigungenMaximal} dürfen zeichnen. Schalten Sie es zuerst bei jemandem aus.`
    : undefined
}

/** Whom the user may remove: a member who does not manage the company, too; that is the bank's (S1-03). */
export const istZuEntfernen = ({ selbst, isAdmin }: NutzerInfo, { aenderbar }: NutzerBeziehungen): boolean =>
  aenderbar && !selbst && !isAdmin

/** What is lost with a person who is removed, and what stays. */
export const entfernenFrage = (person: NutzerInfo, firma: string): string =>
  [
    `${nameVon(person)} sieht dann keine Anträge, Auszahlungen und Mitteilungen von ${firma} mehr, auch nicht in offenen Fenstern${darfZeichnen(person) ? ', und darf nicht mehr zeichnen' : ''}.`,
    'Entwürfe bleiben, und was die Person eingereicht oder unterschrieben hat, gilt weiter. Wartet eine zweite Unterschrift auf sie, geht die Bitte an die Person zurück, die gefragt hat.',
    'Sie beide bekommen eine E-Mail.',
  ].join(' ')

/** What is said after a change that succeeded. */
export const zeichnungGeaendert = (person: NutzerInfo, darf: boolean): string =>
  darf
    ? `Gespeichert: ${nameVon(person)} darf jetzt zeichnen.`
    : `Gespeichert: ${nameVon(person)} darf nicht mehr zeichnen.`

/** What is said of a refusal, at its place. */
export const absageText = (fehler: unknown): string => {
  if (!isProblem(fehler)) return 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'
  if (fehler.status === 404) return 'Diese Person handelt nicht mehr für das Unternehmen.'
  const { title, detail } = fehler.problem
  return detail ?? `${title}. Bitte versuchen Sie es noch einmal.`
}

/** The same of an invitation: somebody may have answered it, or withdrawn it, meanwhile. */
export const einladungAbsage = (fehler: unknown): string =>
  isProblem(fehler, 404)
    ? 'Diese Einladung ist nicht mehr offen: beantwortet, abgelaufen oder schon zurückgezogen.'
    : absageText(fehler)

/** When an invitation went out and how long it holds. */
export const einladungZeiten = ({ versendetAm, gueltigBis }: OffeneEinladung, jetzt = new Date()): string =>
  [`Verschickt ${alsWann(versendetAm, jetzt)}\u00a0Uhr`, alsFrist(gueltigBis, jetzt)]
    .filter((teil) => teil !== undefined)
    .join(' · ')

/** From when it can be sent again; false when it can. */
export const nochNichtErneut = (e: OffeneEinladung): string | false =>
  !e.emailErneutVersendbar && `Wieder ab ${alsUhrzeit(erneutVersendbarAb(new Date(e.versendetAm)))}\u00a0Uhr`
