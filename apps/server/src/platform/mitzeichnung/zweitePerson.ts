import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { absagen, type Refusal } from '../http/refusal.ts'
import type { GezeichnetesDokument, Mitzeichnungsart, Zeichner } from './mitzeichnungsart.ts'

type Absagend<D extends GezeichnetesDokument, U> = Pick<Mitzeichnungsart<D, U>, 'formular' | 'regeln'>

/** 412 with the reason; `pfad` says where it is mended, in the form or elsewhere (ABSAGE_ORTE). */
export const nichtMoeglich = <D extends GezeichnetesDokument, U>(
  { regeln }: Pick<Mitzeichnungsart<D, U>, 'regeln'>,
  text: string,
  pfad?: string,
): Refusal => absagen(regeln.nichtMoeglich, text, pfad === undefined ? undefined : [{ pfad, text }])

/** The same at the field that names the second person. */
export const amFeld = <D extends GezeichnetesDokument, U>(art: Absagend<D, U>, text: string): Refusal =>
  nichtMoeglich(art, text, art.formular.feld)

const ANDERE = 'Wählen Sie eine andere Person.'

/**
 * Why this person can't sign second, with what to do; null when he can. `name`: what he is called where he is no
 * member any more.
 */
export const zweitePersonHindernis = (mitglied: Zeichner | undefined, name: string): string | null => {
  if (mitglied === undefined) return `${name} gehört nicht zu Ihrem Unternehmen. ${ANDERE}`
  if (!mitglied.zeichnungsberechtigung)
    return `${nutzerName(mitglied)} hat keine Zeichnungsberechtigung. ${ANDERE}`
  if (!mitglied.identifiziert)
    return `${nutzerName(mitglied)} hat die eigene Identität noch nicht nachgewiesen. Das geht im Portal und dauert wenige Minuten.`
  return null
}
