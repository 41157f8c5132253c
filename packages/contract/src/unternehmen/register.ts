import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { istRegistergericht } from '../shared/nummern/registergerichte.ts'
import { RECHTSFORM_TEXT, REGISTER_ART_TEXT, type Rechtsform, type RegisterArt } from './werte/enums.ts'
import { REGISTER_REGEL } from './werte/registerRegel.ts'

/** What the courts write before the number. */
const KUERZEL: Record<RegisterArt, string> = {
  HANDELSREGISTER_A: 'HRA',
  HANDELSREGISTER_B: 'HRB',
  GENOSSENSCHAFTSREGISTER: 'GnR',
  VEREINSREGISTER: 'VR',
}

/** 'hrb 0123 b' as '123 B': without the register's abbreviation, which registerArt already says. */
export const registerNummerFormatieren = (art: RegisterArt | null | undefined, text: string): string => {
  const kurz = eingefuegt('registernummer', text).toUpperCase()
  const kuerzel = art ? KUERZEL[art].toUpperCase() : ''
  const nummer = kurz.startsWith(kuerzel)
    ? kurz.slice(kuerzel.length).replace(/^[.:]*(?:NR[.:]*)?/, '')
    : kurz
  return nummer.replace(/^0+(?=\d)/, '').replace(/^(\d+)([A-Z]+)$/, '$1 $2')
}

/** One to seven digits; a court that took over another's register adds letters ('12345 B', '1234 KI'). */
const NUMMER = /^[1-9]\d{0,6}(?: [A-Z]{1,4})?$/

export type RegisterAngaben = {
  readonly rechtsform: Rechtsform
  readonly registerArt?: RegisterArt | null | undefined
  readonly registerGericht?: string | null | undefined
  readonly registerNummer?: string | null | undefined
}
type RegisterFeld = 'registerArt' | 'registerGericht' | 'registerNummer'
export type RegisterFehler = Partial<Record<RegisterFeld, string>>

const FELDER = ['registerArt', 'registerGericht', 'registerNummer'] as const
const gegeben = (a: RegisterAngaben): RegisterFeld[] =>
  FELDER.filter((feld) => (a[feld]?.trim() ?? '') !== '')

const ueberfluessig = (a: RegisterAngaben): RegisterFehler => {
  const text = `Lassen Sie dieses Feld leer: Mit der Rechtsform ${RECHTSFORM_TEXT[a.rechtsform]} gibt es keinen Registereintrag.`
  return Object.fromEntries(gegeben(a).map((feld) => [feld, text]))
}

const artFehler = (a: RegisterAngaben, art: RegisterArt): string | undefined =>
  a.registerArt === art
    ? undefined
    : `Wählen Sie ${REGISTER_ART_TEXT[art]}: Dort wird die Rechtsform ${RECHTSFORM_TEXT[a.rechtsform]} eingetragen.`

/** Whether there is a register court at this seat; where the operator imported a newer list, that one is asked. */
export type Gerichtskenner = (sitz: string) => boolean

const gerichtFehler = (gericht: string, kennt: Gerichtskenner): string | undefined =>
  kennt(gericht.trim()) ? undefined : 'Wählen Sie das Registergericht aus der Liste.'

const nummerFehler = (a: RegisterAngaben, art: RegisterArt): string | undefined =>
  NUMMER.test(registerNummerFormatieren(a.registerArt, a.registerNummer ?? ''))
    ? undefined
    : `Geben Sie die Registernummer ein, z. B. ${KUERZEL[art]} 12345.`

/** S1-06: what the user has to do about register, court and number, field by field; an empty object when all is well. */
export const registerPruefen = (
  a: RegisterAngaben,
  kennt: Gerichtskenner = istRegistergericht,
): RegisterFehler => {
  const regel = REGISTER_REGEL[a.rechtsform]
  if (regel.eintrag === 'entfaellt') return ueberfluessig(a)
  if (regel.eintrag === 'freiwillig' && gegeben(a).length === 0) return {}
  const fehler = {
    registerArt: artFehler(a, regel.art),
    registerGericht: gerichtFehler(a.registerGericht ?? '', kennt),
    registerNummer: nummerFehler(a, regel.art),
  }
  return Object.fromEntries(Object.entries(fehler).filter(([, text]) => text !== undefined))
}
