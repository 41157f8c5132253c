import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useFormState } from 'react-hook-form'
import type { ReactNode } from 'react'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'

type Props = {
  control: GegenstaendeProps['control']
  /** Place of the class in the form. */
  stelle: number
  klasse: FoerdergegenstandKlasse | undefined
  /** Rate in percent for this applicant; undefined when the class is not funded for him. */
  quote: number | undefined
  /** The class is only possible beside a machine, and there is none. */
  ohneMaschine: boolean
  children: ReactNode
}

/** One class of the Positivliste with what is applied for in it. */
export function KlasseGruppe({ control, stelle, klasse, quote, ohneMaschine, children }: Props) {
  const name = `foerdergegenstandSeiten.${stelle}.foerdergegenstandKlasse` as const
  const { errors } = useFormState({ control, name })
  const fehler = errors.foerdergegenstandSeiten?.[stelle]?.foerdergegenstandKlasse?.message
  const id = feldId(name)
  return (
    <section className="p-stapel" aria-labelledby={id}>
      <div>
        <h2 className="kern-heading-medium" id={id} tabIndex={-1}>
          {klasse?.titel ?? 'Nicht mehr in der Positivliste'}
        </h2>
        <p className="kern-body kern-body--muted">
          {quote === undefined
            ? 'Für Ihr Unternehmen gibt es hier keinen Zuschuss.'
            : `Zuschuss: ${quote}\u00a0% der Nettokosten`}
        </p>
        {fehler && (
          <p className="kern-error">
            <Icon name="danger" />
            <span className="kern-body">{fehler}</span>
          </p>
        )}
        {klasse && <Kriterien {...klasse} />}
      </div>
      {ohneMaschine && !fehler && (
        <Hinweis ton="warning">
          Diese Beratung ist nur zusammen mit einer Maschine möglich. Fügen Sie eine Maschine hinzu.
        </Hinweis>
      )}
      <ul className="s-listenzeilen">{children}</ul>
    </section>
  )
}

type KriterienProps = Pick<FoerdergegenstandKlasse, 'technischeKriterien' | 'foerdergegenstandTyp'>

function Kriterien({ technischeKriterien: kriterien, foerdergegenstandTyp }: KriterienProps) {
  if (kriterien.length === 0) return null
  return (
    <details className="s-erklaerung">
      <summary>
        {foerdergegenstandTyp === 'MASCHINE'
          ? 'Was muss die Technik können?'
          : 'Was muss die Beratung leisten?'}
      </summary>
      <ul>
        {kriterien.map((kriterium) => (
          <li key={kriterium}>{kriterium}</li>
        ))}
      </ul>
    </details>
  )
}
