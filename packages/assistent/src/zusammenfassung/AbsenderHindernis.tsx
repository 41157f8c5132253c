import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { Umweg } from '@foerderportal/shell/rahmen/Umweg.tsx'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Absendung, Formularantwort, Formularwege } from '../formularart.ts'

/** Why who reads the form can't send it. */
type Absenderhindernis = {
  /** Said at the button. */
  readonly grund: string
  readonly titel: string
  readonly text: string
  /** Said aloud once it is mended while somebody has it before him. */
  readonly behoben: string
  /** Where that is mended, by whoever reads it himself. */
  readonly ort?: { readonly pfad: string; readonly text: string }
}

/** True also while it is being checked. */
const UNBEKANNT: Absenderhindernis = {
  grund: 'Die Bank muss zuerst wissen, wer Sie sind.',
  titel: 'Die Bank muss noch wissen, wer Sie sind',
  text: 'Das weisen Sie einmal nach, in etwa zehn Minuten; geprüft ist es meist nach einem Werktag. Ihr Entwurf bleibt gespeichert, und von dort führt ein Weg hierher zurück.',
  behoben: 'Die Bank weiß jetzt, wer Sie sind.',
  ort: { pfad: ABSAGE_ORTE.person, text: 'Zu Ihrer Identifikation' },
}

/** S1-03: by an administrator, never to himself. */
const VERGABE =
  'Die Zeichnungsberechtigung vergibt die Verwaltung Ihres Unternehmens; sich selbst kann sie niemand geben.'

const werZeichnet = (zeichnende: readonly string[]): string =>
  zeichnende.length === 0
    ? `In Ihrem Unternehmen darf das noch niemand. ${VERGABE}`
    : `Wer zeichnungsberechtigt ist, findet Ihren Entwurf im eigenen Konto. Das ${zeichnende.length > 1 ? 'sind' : 'ist'} ${mitUnd(zeichnende)}. ${VERGABE}`

const ohneZeichnung = (mitglieder: readonly AuswahlNutzer[]): Absenderhindernis => ({
  grund: 'Das kann nur, wer zeichnungsberechtigt ist.',
  titel: 'Sie dürfen nicht für das Unternehmen zeichnen',
  text: werZeichnet(mitglieder.filter((m) => m.zeichnungsberechtigung).map(nutzerName)),
  behoben: 'Sie dürfen jetzt für das Unternehmen zeichnen.',
})

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
  const hindernis = data && hindernisVon(data)
  useWechselAnsagen(data !== undefined, hindernis)
  return hindernis
}

/** It comes and goes while somebody reads something else, or hears it. */
const useWechselAnsagen = (bekannt: boolean, hindernis: Absenderhindernis | undefined): void => {
  const vorher = useRef<Absenderhindernis | null>(undefined)
  useEffect(() => {
    if (!bekannt) return
    const { current } = vorher
    vorher.current = hindernis ?? null
    if (current === undefined || current?.titel === hindernis?.titel) return
    // Who may sign after all, and has to prove his identity again, hears of what is next only.
    const behoben = hindernis === undefined || current === UNBEKANNT ? current?.behoben : undefined
    ansagen([behoben, hindernis?.titel].filter(Boolean).join(' '))
  }, [bekannt, hindernis])
}

type Props = Absenderhindernis & {
  name: Formularname
  wege: Formularwege
}

/** Says it before the binding step, not after it. */
export function AbsenderHindernis({ titel, text, ort, name: { zum, wort }, wege }: Props) {
  const href = ort && wege.anderswo[ort.pfad]
  return (
    <Hinweis ton="warning" titel={titel} stufe={2}>
      <p className="kern-body">{text}</p>
      {ort && href !== undefined && (
        <Umweg href={href} zurueck={`${zum} ${wort}`}>
          {ort.text}
        </Umweg>
      )}
    </Hinweis>
  )
}
