import type { Datei } from '@foerderportal/contract/shared/datei'
import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/antrag/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { VorlageNotiz } from '@foerderportal/contract/zuwendung/antrag/vorlage'

/** What the answers of an earlier application are judged against. */
export type Umstaende = {
  /** Today in Berlin, 'YYYY-MM-DD'. */
  readonly heute: string
  readonly programm: ProgrammDaten
  readonly erlaubteKategorien: readonly string[]
  /** `sub` of everybody who belongs to the company today. */
  readonly mitglieder: ReadonlySet<string>
  /** The files that the earlier application names, as far as they are still there. */
  readonly dateien: ReadonlyMap<string, Datei>
}

/** A form with one more part of the earlier one, and what is to be said of it. */
export type Teil = {
  readonly formular: AntragFormular
  readonly uebernommen: readonly string[]
  readonly notizen: readonly VorlageNotiz[]
}

export const ausgelassen = (seite: AntragSeitenName, text: string): VorlageNotiz => ({
  seite,
  art: 'AUSGELASSEN',
  text,
})
export const pruefen = (seite: AntragSeitenName, text: string): VorlageNotiz => ({
  seite,
  art: 'PRUEFEN',
  text,
})
