import type { FieldErrors } from 'react-hook-form'

export type Feldfehler = { name: string; text: string }

const istObjekt = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null

/** All messages of a form with the names of their fields, nested ones too ('adresse.plz', 'flaechen.0.groesse'). */
export function fehlerliste(errors: FieldErrors, vor = ''): Feldfehler[] {
  return Object.entries(errors).flatMap(([schluessel, eintrag]: [string, unknown]) => {
    if (!istObjekt(eintrag)) return []
    const name = vor + schluessel
    if (typeof eintrag['message'] === 'string' && eintrag['message'] !== '')
      return [{ name: ohneRoot(name), text: eintrag['message'] }]
    // A FieldError without message is skipped; everything else contains further fields.
    return 'ref' in eintrag && 'type' in eintrag ? [] : fehlerliste(eintrag as FieldErrors, `${name}.`)
  })
}

/** react-hook-form files errors of a whole list under 'liste.root' and of the form under 'root'. */
const ohneRoot = (name: string) => name.replace(/(^|\.)root$/, '')
