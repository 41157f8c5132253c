import { isObject } from '@foerderportal/values/object'
import type { FieldErrors } from 'react-hook-form'

export type Feldfehler = { name: string; text: string }

/** All messages of a form with the names of their fields, nested ones too ('adresse.plz', 'flaechen.0.groesse'). */
export function fehlerliste(errors: FieldErrors, vor = ''): Feldfehler[] {
  return Object.entries(errors).flatMap(([schluessel, eintrag]: [string, unknown]) => {
    if (!isObject(eintrag) && !Array.isArray(eintrag)) return []
    const name = vor + schluessel
    const text: unknown = 'message' in eintrag && eintrag.message
    if (typeof text === 'string' && text !== '') return [{ name: ohneRoot(name), text }]
    // A FieldError without message is skipped; everything else contains further fields.
    return 'ref' in eintrag && 'type' in eintrag ? [] : fehlerliste(eintrag as FieldErrors, `${name}.`)
  })
}

/** react-hook-form files errors of a whole list under 'liste.root' and of the form under 'root'. */
const ohneRoot = (name: string) => name.replace(/(^|\.)root$/, '')
