import { auswahlNutzerAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung/mitzeichnung'
import { person } from '@foerderportal/contract/formular/zusammengesetzt'
import { zeileZu } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Feldhinweis } from '@foerderportal/ui/felder/Feldrahmen.tsx'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { Radiogruppe, type Radio } from '@foerderportal/ui/felder/wahl/Radiogruppe.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useController, type Control } from 'react-hook-form'
import { pfade } from '../../paths.ts'
import type { Werte } from '../bau/antragSeite.ts'

const FELD = feldId('zeichnungsberechtigter')
const PERSON = person()
const { frage: FRAGE, hinweis: HINWEIS } = zeileZu('zeichnungsberechtigter')

type Props = { control: Control<Werte<'zeichnung'>>; unternehmenGuid: string }

/** Why he can't sign, and what to do about it. */
const hinderndes = ({ zeichnungsberechtigung, identifiziert }: AuswahlNutzer): string | undefined => {
  if (!zeichnungsberechtigung)
    return 'Hat keine Zeichnungsberechtigung. Die Verwaltung Ihres Unternehmens kann sie in der Nutzer-Übersicht geben.'
  if (!identifiziert)
    return 'Hat die eigene Identität noch nicht nachgewiesen. Das geht im Portal und dauert wenige Minuten.'
  return undefined
}

const kann = (n: AuswahlNutzer): boolean => hinderndes(n) === undefined

const alsRadio = (n: AuswahlNutzer): Radio => {
  const hindernis = hinderndes(n)
  return {
    wert: n.subjectId,
    text: nutzerName(n),
    hinweis: hindernis ?? n.email,
    gesperrt: hindernis !== undefined,
  }
}

/** Who signs with the one who sends: a member of the company, not oneself (S4-07). */
export function ZweitePerson({ control, unternehmenGuid }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    ...auswahlNutzerAbfrage(unternehmenGuid),
    refetchOnWindowFocus: 'always',
  })
  if (data) return <Wahl control={control} andere={data.filter(({ selbst }) => !selbst)} />
  if (error === null) return <Skelett art="formular" was="Die Personen Ihres Unternehmens" />
  return (
    <Hinweis ton="warning" titel="Die Personen ließen sich nicht laden">
      <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
        Noch einmal laden
      </Knopf>
    </Hinweis>
  )
}

function Wahl({
  control,
  andere,
}: {
  control: Control<Werte<'zeichnung'>>
  andere: readonly AuswahlNutzer[]
}) {
  const { field } = useController({ control, name: 'zweitePerson' })
  const gewaehlt = field.value
  // Whoever came by a link to this field waits for it: it is here now.
  useEffect(() => feldOeffner(() => undefined), [])
  // Links to the field lead to its first person: one who can be chosen.
  const [moegliche, andereLeute] = [andere.filter(kann), andere.filter((n) => !kann(n))]
  return (
    <>
      <Weggefallen gewaehlt={gewaehlt} andere={andere} />
      {moegliche.length === 0 ? (
        <OhneFeld leute={andereLeute} />
      ) : (
        <Radiogruppe
          id={FELD}
          name="zeichnungsberechtigter"
          etikett={FRAGE}
          hinweis={typeof HINWEIS === 'string' && HINWEIS}
          optionen={[...moegliche, ...andereLeute].map(alsRadio)}
          wert={gewaehlt.subjectId}
          fehler={undefined}
          ersteRef={field.ref}
          beiWahl={(subjectId) =>
            field.onChange(PERSON.schreiben(andere.find((n) => n.subjectId === subjectId)))
          }
          beimVerlassen={field.onBlur}
        />
      )}
    </>
  )
}

/** Whom the form names but who can't sign any more. */
function Weggefallen({
  gewaehlt,
  andere,
}: {
  gewaehlt: Werte<'zeichnung'>['zweitePerson']
  andere: readonly AuswahlNutzer[]
}) {
  const mitglied = andere.find((n) => n.subjectId === gewaehlt.subjectId)
  if (gewaehlt.subjectId === '' || (mitglied !== undefined && kann(mitglied))) return null
  const name = nutzerName(gewaehlt) || 'Die gewählte Person'
  return (
    <Hinweis ton="warning">
      {mitglied === undefined
        ? `${name} gehört nicht zu den anderen Personen Ihres Unternehmens. Wählen Sie jemand anderen.`
        : `${name} kann zurzeit nicht mit unterschreiben. Wählen Sie jemand anderen, oder klären Sie es vorher.`}
    </Hinweis>
  )
}

/** In place of the field where nobody can be chosen: links to it lead here, and what is said at it is said here. */
function OhneFeld({ leute }: { leute: readonly AuswahlNutzer[] }) {
  return (
    <fieldset className="kern-fieldset p-feld" id={FELD} tabIndex={-1}>
      <legend className="kern-label">{FRAGE}</legend>
      <Feldhinweis id={FELD} />
      <Niemand />
      {leute.length > 0 && (
        <Beschreibungsliste
          eintraege={leute.map((n) => ({ frage: nutzerName(n), antwort: hinderndes(n) }))}
        />
      )}
    </fieldset>
  )
}

function Niemand() {
  return (
    <Hinweis ton="warning" titel="Zurzeit kann niemand mit Ihnen unterschreiben" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">
          Die zweite Person braucht ein Konto, Zeichnungsberechtigung und eine nachgewiesene Identität. Ihr
          Entwurf bleibt gespeichert.
        </p>
        <p className="kern-body">
          <Verweis href={pfade.nutzerHinzufuegen}>Eine Person einladen</Verweis> oder{' '}
          <Verweis href={pfade.nutzerUebersicht}>
            in der Nutzer-Übersicht Zeichnungsberechtigung geben
          </Verweis>
        </p>
      </div>
    </Hinweis>
  )
}
