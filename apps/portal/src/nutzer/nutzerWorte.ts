import { ANREDE_TEXT, TITEL_TEXT } from '@foerderportal/contract/shared/angaben/person'

/** The labels of the form, by the paths of its fields. */
const FRAGEN: ReadonlyMap<string, string> = new Map([
  ['fuer', 'Für wen registrieren Sie sich?'],
  ['anrede', 'Anrede'],
  ['titel', 'Titel'],
  ['vorname', 'Vorname'],
  ['nachname', 'Nachname'],
  ['geburtstag', 'Geburtsdatum'],
  ['postAnschrift.strasse', 'Straße'],
  ['postAnschrift.hausnummer', 'Hausnummer'],
  ['postAnschrift.plz', 'Postleitzahl'],
  ['postAnschrift.ort', 'Ort'],
  ['telefon', 'Telefon'],
  ['ansprechpartnerName', 'Ansprechperson'],
  ['agiertFuerMehrereUnternehmen', 'Handeln Sie für mehrere Unternehmen?'],
])

const TEXTE = new Map<string, Readonly<Record<string, string>>>([
  ['anrede', ANREDE_TEXT],
  ['titel', TITEL_TEXT],
])

/** The question behind a field, as the form words it. */
export const frageZu = (pfad: readonly string[]): string => FRAGEN.get(pfad.join('.')) ?? 'Angabe'

/** A value as it stands in its field. */
export const wertSchreiben = (pfad: readonly string[], wert: unknown): string => {
  if (typeof wert === 'boolean') return wert ? 'Ja' : 'Nein'
  if (typeof wert !== 'string' || wert === '') return 'leer'
  return TEXTE.get(pfad.join('.'))?.[wert] ?? wert
}
