import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/problem'
import { rueckwegMerken } from '@foerderportal/shell/rahmen/rueckweg'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Absendung, Formularantwort, Formularwege } from '../formularart.ts'

/** Why who reads the form can't send it, and where that is mended. */
type Hindernis = {
  /** Said at the button. */
  readonly grund: string
  readonly titel: string
  readonly text: string
  readonly ziel: { readonly ort: keyof typeof ABSAGE_ORTE; readonly text: string }
}

/** In the order of the server (S2-03, S4-07): first who he is, then what he may. */
const hindernisVon = ({ identifiziert, zeichnungsberechtigung }: AuswahlNutzer): Hindernis | undefined => {
  if (!identifiziert)
    return {
      grund: 'Weisen Sie zuerst Ihre Identität nach.',
      titel: 'Die Bank muss noch wissen, wer Sie sind',
      text: 'Das weisen Sie einmal nach, es dauert etwa zehn Minuten. Ihr Entwurf bleibt gespeichert, und Sie kommen danach hierher zurück.',
      ziel: { ort: 'person', text: 'Ihre Identität nachweisen' },
    }
  if (!zeichnungsberechtigung)
    return {
      grund: 'Das kann nur, wer zeichnungsberechtigt ist.',
      titel: 'Sie dürfen nicht für das Unternehmen zeichnen',
      text: 'Wer zeichnungsberechtigt ist, findet Ihren Entwurf im eigenen Konto. Wer das ist, sehen Sie in der Nutzer-Übersicht; die Verwaltung Ihres Unternehmens kann es dort ändern.',
      ziel: { ort: 'zeichnung', text: 'Zur Nutzer-Übersicht' },
    }
  return undefined
}

/** What is mended in another window, on the phone or by somebody else shows here soon. */
const NACHSEHEN_MS = 15_000

type Abfrage = ReturnType<Absendung<Formularantwort>['absender']>
const NOCH_KEINE: Abfrage = { queryKey: ['absender'], enabled: false }

/** What stands in the way of the one who reads this; undefined while nobody knows. */
export const useAbsenderHindernis = (abfrage: Abfrage = NOCH_KEINE): Hindernis | undefined => {
  const { data } = useQuery({
    ...abfrage,
    refetchInterval: ({ state }) => (state.data && hindernisVon(state.data) ? NACHSEHEN_MS : false),
  })
  return data ? hindernisVon(data) : undefined
}

type Props = Hindernis & {
  name: Formularname
  wege: Formularwege
  /** This page. */
  zurueck: string
}

/** Says it before the binding step, not after it. */
export function AbsenderHindernis({ titel, text, ziel, name: { zum, wort }, wege, zurueck }: Props) {
  const href = wege.anderswo[ABSAGE_ORTE[ziel.ort]]
  const merken = () => rueckwegMerken({ href: zurueck, text: `Zurück ${zum} ${wort}` })
  return (
    <Hinweis ton="warning" titel={titel} stufe={2}>
      <p className="kern-body">{text}</p>
      {href !== undefined && (
        <Verweis href={href} onClick={merken}>
          {ziel.text}
        </Verweis>
      )}
    </Hinweis>
  )
}
