import type { NutzerBezug } from '@foerderportal/contract/zuwendung/formular/formular'

/** A member as the form names him; empty while nobody is chosen. */
export type Person = {
  subjectId: string
  vorname: string
  nachname: string
  email: string
  telefon: string
}

export type ZeichnungWerte = {
  alleineZeichnungsberechtigt: boolean | null
  /** By another name than in the form: a draft without it goes on, where nobody can be chosen yet. */
  zweitePerson: Person
  ansprechpartner: Omit<Person, 'subjectId'>
}

/** The texts of a person, empty where he has none. */
export const alsPerson = (bezug: NutzerBezug | null | undefined): Person => ({
  subjectId: bezug?.subjectId ?? '',
  vorname: bezug?.vorname ?? '',
  nachname: bezug?.nachname ?? '',
  email: bezug?.email ?? '',
  telefon: bezug?.telefon ?? '',
})
