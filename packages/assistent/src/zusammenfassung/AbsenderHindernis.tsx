import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/problem'
import { rueckwegMerken } from '@foerderportal/shell/rahmen/rueckweg'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Absendung, Formularantwort, Formularwege } from '../formularart.ts'

/** Why who reads the form can't send it. */
type Absenderhindernis = {
  /** Said at the button. */
  readonly grund: string
  readonly titel: string
  readonly text: string
  /** Where that is mended, by whoever reads it himself. */
  readonly ort?: { readonly pfad: string; readonly text: string }
}

/** True also while it is being checked. */
const UNBEKANNT: Absenderhindernis = {
  grund: 'Die Bank muss zuerst wissen, wer Sie sind.',
  titel: 'Die Bank muss noch wissen, wer Sie sind',
  text: 'Das weisen Sie einmal nach, in etwa zehn Minuten; geprüft ist es meist nach einem Werktag. Ihr Entwurf bleibt gespeichert, und von dort führt ein Weg hierher zurück.',
  ort: { pfad: ABSAGE_ORTE.person, text: 'Zu Ihrer Identifikation' },
}

const ohneZeichnung = (mitglieder: readonly AuswahlNutzer[]): Absenderhindernis => {
  const zeichnende = mitglieder.filter((m) => m.zeichnungsberechtigung).map(nutzerName)
  const wer =
    zeichnende.length === 0 ? '' : ` Das ${zeichnende.length > 1 ? 'sind' : 'ist'} ${mitUnd(zeichnende)}.`
  return {
    grund: 'Das kann nur, wer zeichnungsberechtigt ist.',
    titel: 'Sie dürfen nicht für das Unternehmen zeichnen',
    text: `Wer zeichnungsberechtigt ist, findet Ihren Entwurf im eigenen Konto.${wer} Ändern kann das die Verwaltung Ihres Unternehmens.`,
  }
}

/** In the order of the server (S2-03, S4-07): first who he is, then what he may. */
const hindernisVon = (mitglieder: readonly AuswahlNutzer[]): Absenderhindernis | undefined => {
  const selbst = mitglieder.find((m) => m.selbst)
  if (selbst?.identifiziert === false) return UNBEKANNT
  return selbst?.zeichnungsberechtigung === false ? ohneZeichnung(mitglieder) : undefined
}

/** What is mended in another window, on the phone or by somebody else shows here soon. */
const NACHSEHEN_MS = 15_000

type Abfrage = ReturnType<Absendung<Formularantwort>['absender']>
const NOCH_KEINE: Abfrage = { queryKey: ['absender'], enabled: false }

/** What stands in the way of the one who reads this; undefined while nobody knows. */
export const useAbsenderHindernis = (abfrage: Abfrage = NOCH_KEINE): Absenderhindernis | undefined => {
  const { data } = useQuery({
    ...abfrage,
    refetchInterval: ({ state }) => (state.data && hindernisVon(state.data) ? NACHSEHEN_MS : false),
  })
  return data && hindernisVon(data)
}

type Props = Absenderhindernis & {
  name: Formularname
  wege: Formularwege
  /** This page. */
  zurueck: string
}

/** Says it before the binding step, not after it. */
export function AbsenderHindernis({ titel, text, ort, name: { zum, wort }, wege, zurueck }: Props) {
  const href = ort && wege.anderswo[ort.pfad]
  const nutzer = useNutzer()
  const merken = () =>
    nutzer && rueckwegMerken({ href: zurueck, text: `Zurück ${zum} ${wort}` }, nutzer.userId)
  return (
    <Hinweis ton="warning" titel={titel} stufe={2}>
      <p className="kern-body">{text}</p>
      {ort && href !== undefined && (
        <Verweis href={href} onClick={merken}>
          {ort.text}
        </Verweis>
      )}
    </Hinweis>
  )
}
