import { eingefuegt, type Eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { EMAIL, EMAIL_FORM, TELEFON, TELEFON_FORM } from '../../../shared/angaben/kontaktForm.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { istLeer } from '../../../formular/leer.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { fehler } from '../pruefung/pruefung.ts'

type Kontakt = Pick<NonNullable<AntragFormular['ansprechpartner']>, 'email' | 'telefon'>

const istUnfoermig = (art: Eingefuegt, text: string | null | undefined, form: RegExp): boolean =>
  !istLeer(text) && !form.test(eingefuegt(art, text ?? ''))

/**
 * Who is to be asked must be reached: what was given of the contact has the form of it. Apart from the checks that every
 * page of the wizard brings along: its own page asks it, and the server once more.
 */
export const kontaktPruefen = (kontakt: Partial<Kontakt> | null | undefined): Feldfehler[] =>
  fehler(
    ['ansprechpartner.email', istUnfoermig('email', kontakt?.email, EMAIL_FORM), EMAIL],
    ['ansprechpartner.telefon', istUnfoermig('telefon', kontakt?.telefon, TELEFON_FORM), TELEFON],
  )
