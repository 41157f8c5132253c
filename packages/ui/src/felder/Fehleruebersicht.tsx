import { useEffect, useRef } from 'react'
import { useFormState, type FieldValues, type UseFormStateProps } from 'react-hook-form'
import { useDokument } from '../dokument.ts'
import { Icon } from '../Icon.tsx'
import { Fehlergruppen } from './Fehlergruppen.tsx'
import { fehlerliste, type Feldfehler } from './fehlerliste.ts'
import { feldId } from './feldId.ts'
import { Feldverweis } from './Feldverweis.tsx'

type Props<T extends FieldValues, O> = {
  control: NonNullable<UseFormStateProps<T, O>['control']>
  /** What belongs to no field of the form, for example refusals of the server. */
  weitere?: readonly string[]
}

/** A busy server or a lost connection is nothing that whoever typed could correct. */
const titel = (felder: number, alle: number) => {
  if (felder === 0) return 'Das hat noch nicht geklappt'
  return alle === 1 ? 'Bitte prüfen Sie 1 Angabe' : `Bitte prüfen Sie ${alle} Angaben`
}

/**
 * What is to be corrected after an attempt to submit: takes the focus at each attempt and leads to the fields, in
 * their order on the page. Stands above the fields, inside the form.
 */
export function Fehleruebersicht<T extends FieldValues, O>({ control, weitere = [] }: Props<T, O>) {
  const { errors, submitCount } = useFormState({ control })
  const ref = useRef<HTMLElement>(null)
  const dokument = useDokument()
  const fehler =
    submitCount > 0 ? unterscheidbar(dokument, inFeldreihenfolge(dokument, fehlerliste(errors))) : []
  const anzahl = fehler.length + weitere.length

  useEffect(() => {
    if (submitCount === 0) return
    // By itself the browser would look into the middle of a long list.
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [submitCount])

  if (anzahl === 0) return null
  return (
    <section ref={ref} className="kern-alert kern-alert--danger p-fehler" role="alert" tabIndex={-1}>
      <div className="kern-alert__header">
        <Icon name="danger" />
        <h2 className="kern-title">{titel(fehler.length, anzahl)}</h2>
      </div>
      <div className="kern-alert__body">
        <Fehlergruppen
          eintraege={[...fehler, ...weitere.map((text): Zeile => ({ text }))]}
          ding={(zeile) => dingVon(dokument, zeile)}
          schluessel={({ name, text }) => name ?? text}
          zeile={feldverweis}
        />
      </div>
    </section>
  )
}

/** What is to be corrected; without a name it is no field's. */
type Zeile = Partial<Feldfehler> & Pick<Feldfehler, 'text'>

const feldverweis = ({ name, text }: Zeile, gesagt: string | undefined) =>
  name === undefined ? text : <Feldverweis feld={name} text={text} gesagt={gesagt} />

/** The ids of a field and of what it lies in, from the inside out. */
const idsBis = (name: string): string[] => {
  const teile = name.split('.')
  return teile.map((_, i) => feldId(teile.slice(0, teile.length - i).join('.')))
}

/** What a field belongs to among several things of the page: the element around it, or the closed one it lies in, says it. */
const dingVon = (dokument: Document, { name = '' }: Zeile): string | undefined => {
  const da = idsBis(name).map((id) => dokument.getElementById(id))
  return da.find(Boolean)?.closest<HTMLElement>('[data-ding]')?.dataset['ding']
}

/** What the label of a field calls it; whether it is voluntary stands behind that. */
const etikettVon = (dokument: Document, name: string): string | undefined =>
  dokument.querySelector(`label[for="${feldId(name)}"]`)?.firstChild?.textContent ?? undefined

/** Where fields of one thing lack the same, the label of each stands before what it lacks. */
const unterscheidbar = (dokument: Document, fehler: readonly Feldfehler[]): Feldfehler[] => {
  const stelle = (eintrag: Feldfehler) => `${dingVon(dokument, eintrag) ?? ''}: ${eintrag.text}`
  const jeStelle = Map.groupBy(fehler, stelle)
  return fehler.map((eintrag) => {
    const allein = jeStelle.get(stelle(eintrag))?.length === 1
    const etikett = allein ? undefined : etikettVon(dokument, eintrag.name)
    return etikett === undefined ? eintrag : { ...eintrag, text: `${etikett}: ${eintrag.text}` }
  })
}

/**
 * Errors come in the order of the schema; people read them in the order of the page. The page may be asked while
 * rendering: errors exist only for fields that are mounted already, or for what they are closed away in.
 */
function inFeldreihenfolge(dokument: Document, fehler: Feldfehler[]): Feldfehler[] {
  const ids = Array.from(dokument.querySelectorAll('[id^="feld-"]'), (element) => element.id)
  const stelle = ({ name }: Feldfehler) => ids.indexOf(idsBis(name).find((id) => ids.includes(id)) ?? '')
  return fehler.toSorted((a, b) => stelle(a) - stelle(b))
}
