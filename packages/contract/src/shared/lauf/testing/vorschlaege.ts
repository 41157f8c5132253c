import type { Lauf } from '../lauf.ts'
import { versuche } from './laufPruefen.ts'

type Vorschlag = {
  /** What a refusal says one can do instead. */
  readonly satz: RegExp
  /** The acts that this would be, of which one has to be possible; null where it is an act of another table. */
  readonly aktion: RegExp | null
}

/** What refusals propose. A new one stands here before it stands in a table. */
const VORSCHLAEGE: readonly Vorschlag[] = [
  { satz: /Geben Sie [^.]+ zurück\b/, aktion: /Zurueckgeben$/ },
  { satz: /Freigeben kann /, aktion: /(?:Freigeben|Verfallen)$/ },
  { satz: /kann sie annulliert werden/, aktion: /Annullieren$/ },
  { satz: /Nehmen Sie [^.]+ zurück\b/, aktion: /(?:Zuruecknehmen|Verwerfen)$/ },
  { satz: /Veröffentlichen Sie /, aktion: /Veroeffentlichen$/ },
  { satz: /Sie können [^.]+ beginnen/, aktion: /Anlegen$/ },
  { satz: /Legen Sie eine neue Fassung an/, aktion: null },
  { satz: /Schreiben Sie in der allgemeinen Unterhaltung/, aktion: null },
  { satz: /Warten Sie /, aktion: null },
]
const BITTE = /\p{Lu}\p{Ll}+(?:en|n) Sie /u

/**
 * Refusals that propose what nobody can do in that state; where the refusal lies in who asks, what he can't do himself,
 * save what is named as another's.
 */
export const unmoeglicheVorschlaege = <S extends string | null, A extends string, Z>(
  l: Lauf<S, A, Z>,
): string[] => {
  const alle = versuche(l)
  const moeglich = (aktion: RegExp, stand: S, wer: A | undefined) =>
    alle.some(
      (v) =>
        v.grund === null &&
        v.stand === stand &&
        aktion.test(v.aktion) &&
        (wer === undefined || v.wer === wer),
    )
  return alle.flatMap(({ aktion, stand, wer, grund }) => {
    if (grund === null) return []
    const wo = `${aktion} from ${stand} by ${wer}: ${grund.text}`
    const gesagt = VORSCHLAEGE.filter(({ satz }) => satz.test(grund.text))
    if (gesagt.length === 0 && BITTE.test(grund.text)) return [`a proposal that nobody checks: ${wo}`]
    const selbst = grund.liegtAn === 'PERSON' && BITTE.test(grund.text) ? wer : undefined
    return gesagt.some((g) => g.aktion !== null && !moeglich(g.aktion, stand, selbst)) ? [wo] : []
  })
}
