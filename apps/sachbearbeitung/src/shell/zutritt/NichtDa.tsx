import { einzigerFall } from '@foerderportal/client/zuwendung/vorrat'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { useArbeitsadresse } from '../../shared/fall/useArbeitsadresse.ts'
import { adresseVon, nummerIn } from './adressen.ts'
import { Hinweisseite } from './Hinweisseite.tsx'

const usePfad = () => useLocation({ select: ({ pathname }) => pathname })

function Zurueck({ href, text }: { href: string; text: string }) {
  return (
    <div>
      <Verweis href={href} className={knopfKlasse()}>
        <span className="kern-label">{text}</span>
      </Verweis>
    </div>
  )
}

const VIELLEICHT = 'Vielleicht ist sie nicht vollständig'

/** An address behind which nothing is; that of a printed number leads to its case. */
export function NichtDa() {
  const nummer = nummerIn(usePfad())
  return nummer === undefined ? <Fehlt /> : <NachNummer nummer={nummer} />
}

function Fehlt() {
  const adresse = adresseVon(usePfad())
  if (adresse === undefined)
    return (
      <Hinweisseite titel="Diese Seite gibt es nicht">
        <p className="kern-body">
          Unter dieser Adresse steht am Arbeitsplatz nichts. {VIELLEICHT}, oder was hier stand, gibt es nicht
          mehr.
        </p>
        <Zurueck href={pfade.vorrat} text="Zum Arbeitsvorrat" />
      </Hinweisseite>
    )
  const { diesen, keinen, suchen, href, zurueck } = adresse
  return (
    <Hinweisseite titel={`${diesen} gibt es nicht`}>
      <p className="kern-body">
        Die Adresse nennt {keinen}. {VIELLEICHT}, oder was hier stand, gibt es nicht mehr. {suchen}
      </p>
      <Zurueck href={href} text={zurueck} />
    </Hinweisseite>
  )
}

/** What a letter prints, typed where an address has its own sign: who may find the case by it gets there (S10-06, S9-01). */
function NachNummer({ nummer }: { nummer: string }) {
  const arbeitsadresse = useArbeitsadresse()
  const { data: fall, isPending } = useQuery({
    queryKey: ['nummer', nummer],
    queryFn: async () => (await einzigerFall(nummer)) ?? null,
    gcTime: 0,
  })
  if (isPending)
    return (
      <Hinweisseite titel={nummer}>
        <Skelett art="text" was="Der Fall" />
      </Hinweisseite>
    )
  return fall ? <Navigate to={arbeitsadresse(fall)} replace /> : <Fehlt />
}

/** An address behind which something is that this person may not see; the server says why (S9-01). */
export function Geschlossen({ weil }: { weil: string | undefined }) {
  const { diesen, dieser, href, zurueck } = adresseVon(usePfad()) ?? {
    diesen: 'Diese Seite',
    dieser: undefined,
    href: pfade.vorrat,
    zurueck: 'Zum Arbeitsvorrat',
  }
  return (
    <Hinweisseite titel={`${dieser ?? `${diesen} ist`} für Sie geschlossen`}>
      <p className="kern-body">{weil ?? 'Ihr Konto hat das Recht dafür nicht.'}</p>
      <p className="kern-body">Fragen Sie Ihre Leitung, wenn das nicht stimmt.</p>
      <Zurueck href={href} text={zurueck} />
    </Hinweisseite>
  )
}
