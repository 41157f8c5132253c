import { useEffect, useRef, type ReactNode } from 'react'
import { SEITENTITEL } from './seitentitel.ts'
import { Schrittliste, schrittnummern, type Schritt } from './Schrittliste.tsx'

type WizardRahmenProps = {
  brotkrumen?: ReactNode
  /** The topic of this page. */
  titel: string
  /** One sentence below the title. */
  einleitung?: ReactNode
  schritte: readonly Schritt[]
  /** Id of the step that this page belongs to. */
  aktiv: string
  /** Title of the side column. */
  seitentitel?: string
  /** Stands below the steps: sum, deadline, help. May be missed. */
  seite?: ReactNode
  /** The form, with the WizardLeiste as its last part. */
  children: ReactNode
}

/** The side column scrolls where it is higher than the window: the step of this page shall be in sight. */
const useAktivenZeigen = (aktiv: string) => {
  const seite = useRef<HTMLElement>(null)
  useEffect(() => {
    const spalte = seite.current
    const schritt = spalte?.querySelector<HTMLElement>('.p-schritt--aktiv')
    if (spalte && schritt) spalte.scrollTop = schritt.offsetTop - spalte.clientHeight / 2
  }, [aktiv])
  return seite
}

/** A wizard page: one column of at most 70 characters; the steps beside it, on a phone below it. */
export function WizardRahmen(props: WizardRahmenProps) {
  const {
    brotkrumen,
    titel,
    einleitung,
    schritte,
    aktiv,
    seitentitel = 'Ihr Antrag',
    seite,
    children,
  } = props
  const spalte = useAktivenZeigen(aktiv)
  const stelle = schritte.findIndex((schritt) => schritt.id === aktiv)
  return (
    <div className="p-wizard">
      <div className="p-kopf">
        {brotkrumen}
        <h1 id={SEITENTITEL} className="kern-heading-x-large p-kopf__titel">
          {titel}
        </h1>
        {stelle >= 0 && <Schrittanzeige stelle={stelle} schritte={schritte} />}
        {einleitung && <div className="kern-body p-text">{einleitung}</div>}
      </div>
      <div className="p-wizard__inhalt">{children}</div>
      <aside ref={spalte} className="p-wizard__seite" aria-labelledby="wizard-seite">
        <h2 className="kern-heading-medium" id="wizard-seite">
          {seitentitel}
        </h2>
        <Schrittliste schritte={schritte} aktiv={aktiv} />
        {seite}
      </aside>
    </div>
  )
}

/** Where one is and what is done; on wide screens the side column says it. */
function Schrittanzeige({ stelle, schritte }: { stelle: number; schritte: readonly Schritt[] }) {
  const grosse = schritte.filter(({ unter }) => !unter)
  const hier = schritte.slice(0, stelle + 1).findLast(({ unter }) => !unter)
  return (
    <div className="p-schrittanzeige">
      <p className="kern-body kern-body--small">
        Schritt {schrittnummern(schritte)[stelle]} von {grosse.length}
      </p>
      <div className="p-schrittanzeige__balken" aria-hidden="true">
        {grosse.map(({ id, stand }) => (
          <span
            key={id}
            className={id === hier?.id ? 'p-jetzt' : stand === 'erledigt' ? 'p-erledigt' : undefined}
          />
        ))}
      </div>
    </div>
  )
}
