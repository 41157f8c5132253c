import { Antwortliste } from '@foerderportal/befragung/Antwortliste.tsx'
import { Beantworten } from '@foerderportal/befragung/Beantworten.tsx'
import { bauplan } from '@foerderportal/befragung/entwurfsseiten'
import type { OffeneBefragung } from '@foerderportal/befragung/offeneBefragung'
import { Texte } from '@foerderportal/befragung/Texte.tsx'
import type { Befragung } from '@foerderportal/client/fragebogen/fragebogen'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import { VerweisProvider, type VerweisProps } from '@foerderportal/ui/Verweis.tsx'
import { useEffect, useRef, useState } from 'react'

const NICHTS: Befragung = { antworten: {}, aktuelleFrageId: null, abgeschlossen: false }

/** Pages of a try-out have no address: a link to one of them turns to it. */
const blattadresse = (blatt: string) => `#${blatt}`
const verweisNach = (gehen: (blatt: string) => void) =>
  function Blattverweis({ href, children, ...rest }: VerweisProps) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(ereignis) => {
          ereignis.preventDefault()
          gehen(href.slice(1))
        }}
      >
        {children}
      </a>
    )
  }

/** The answers of a try-out: kept nowhere. */
const neueProbe = (definition: Definition) => {
  const ort: { frage: string | null } = { frage: null }
  return {
    definition,
    entwurf: new Entwurf<Befragung>({ wert: NICHTS, version: undefined }, bauplan(definition)),
    hier: () => ort.frage,
    gehenZu: (frage: string) => void (ort.frage = frage),
  }
}

/** One way through a version, from the first page to the end. */
export function Probe({ definition }: { definition: Definition }) {
  const [probe] = useState(() => neueProbe(definition))
  const [blatt, setBlatt] = useState<string>()
  const [fertig, setFertig] = useState(false)
  const [Blattverweis] = useState(() => verweisNach(setBlatt))
  const anfang = useRef<HTMLDivElement>(null)
  // In the portal the router does it.
  useEffect(() => {
    anfang.current?.ownerDocument.defaultView?.scrollTo(0, 0)
  }, [blatt, fertig])
  const offen: OffeneBefragung = { ...probe, abschliessen: () => Promise.resolve(setFertig(true)) }
  const blaettern = { adresse: blattadresse, gehen: (ziel: string) => Promise.resolve(setBlatt(ziel)) }
  return (
    <VerweisProvider value={Blattverweis}>
      <div ref={anfang}>
        <Seitenkopf titel={definition.titel} />
        {fertig ? (
          <Fertig definition={definition} antworten={probe.entwurf.wert().antworten} />
        ) : (
          <Beantworten {...{ offen, blatt, blaettern }} />
        )}
      </div>
    </VerweisProvider>
  )
}

type FertigProps = { definition: Definition; antworten: Befragung['antworten'] }

/** What the applicant reads at the end. */
function Fertig({ definition, antworten }: FertigProps) {
  return (
    <div className="p-text p-stapel p-stapel--weit">
      <Hinweis ton="success" titel="Der Fragebogen ist abgeschlossen">
        <p className="kern-body">Die Antworten lassen sich nicht mehr ändern.</p>
      </Hinweis>
      <Texte texte={definition.fertigSeiteTexte} />
      <Antwortliste definition={definition} antworten={antworten} />
    </div>
  )
}
