/** Document kinds of AnkNabo (section 3.2) with the words that a screen uses. */
export const DOKUMENTE_ANKNABO = {
  amtlicherNachweisMoorflaechen: 'Amtlicher Nachweis der Moorflächen',
  beitragsBescheideSvlfg: 'Beitragsbescheide der SVLFG',
  gesellschaftsvertrag: 'Gesellschaftsvertrag',
  gesellschaftsvertragSatzung: 'Gesellschaftsvertrag oder Satzung',
  gewerbeanmeldung: 'Gewerbeanmeldung',
  nachweisAnerkannteNaturschutzvereinigung: 'Nachweis der Anerkennung als Naturschutzvereinigung',
  nachweisMoorflaechen: 'Nachweis der bewirtschafteten Moorflächen',
  registerauszug: 'Registerauszug',
  selbsterklaerungVergaberechtlicheVorgaben: 'Selbsterklärung zu vergaberechtlichen Vorgaben',
  sonstige: 'Sonstige Unterlagen',
  vollmachtBevollmaechtigter: 'Vollmacht für Bevollmächtigte',
} as const

/** Document kinds of ZUKLB (section 3.2). */
export const DOKUMENTE_ZUKLB = {
  auflistungVerbundenerBetriebe: 'Auflistung verbundener Betriebe',
  beitragbescheidSvlfg: 'Beitragsbescheid der SVLFG',
  deMinimisBeihilfeErklaerung: 'De-minimis-Erklärung',
  vollmachtBevollmaechtigter: 'Vollmacht für Bevollmächtigte',
} as const

export type DokumentArt = keyof typeof DOKUMENTE_ANKNABO | keyof typeof DOKUMENTE_ZUKLB

const TITEL = { ...DOKUMENTE_ZUKLB, ...DOKUMENTE_ANKNABO }

/** All kinds of both programmes. */
export const DOKUMENT_ARTEN = Object.keys(TITEL) as DokumentArt[] // keys of the two tables above

export const istDokumentArt = (name: string): name is DokumentArt => Object.hasOwn(TITEL, name)

/** What tells of small aid, and with whom the applicant is one enterprise. */
export const DEMINIMIS_ARTEN = [
  'deMinimisBeihilfeErklaerung',
  'auflistungVerbundenerBetriebe',
] as const satisfies readonly DokumentArt[]

export const istDeMinimisArt = (art: DokumentArt): boolean => DEMINIMIS_ARTEN.some((eine) => eine === art)

/** A kind in the words that a screen uses. */
export const dokumentTitel = (art: DokumentArt): string => TITEL[art]
