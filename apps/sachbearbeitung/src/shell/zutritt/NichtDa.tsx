import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useLocation } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Hinweisseite } from './Hinweisseite.tsx'

/** What an address names: a case or a page. */
const useWas = (): 'Fall' | 'Seite' =>
  useLocation({ select: ({ pathname }) => (pathname.startsWith('/fall/') ? 'Fall' : 'Seite') })

function Zurueck() {
  return (
    <div>
      <Verweis href={pfade.vorrat} className={knopfKlasse()}>
        <span className="kern-label">Zum Arbeitsvorrat</span>
      </Verweis>
    </div>
  )
}

const NICHT_DA = {
  Fall: {
    titel: 'Diesen Fall gibt es nicht',
    text: 'Die Adresse nennt keinen Fall der Bank. Vielleicht ist sie nicht vollständig. Suchen Sie den Fall in der Leiste mit seiner Nummer.',
  },
  Seite: {
    titel: 'Diese Seite gibt es nicht',
    text: 'Unter dieser Adresse steht am Arbeitsplatz nichts. Vielleicht ist sie nicht vollständig, oder was hier stand, gibt es nicht mehr.',
  },
} as const

/** An address behind which nothing is. */
export function NichtDa() {
  const { titel, text } = NICHT_DA[useWas()]
  return (
    <Hinweisseite titel={titel}>
      <p className="kern-body">{text}</p>
      <Zurueck />
    </Hinweisseite>
  )
}

const GESCHLOSSEN = {
  Fall: 'Dieser Fall ist für Sie geschlossen',
  Seite: 'Diese Seite ist für Sie geschlossen',
} as const

/** An address behind which something is that this person may not see; the server says why (S9-01). */
export function Geschlossen({ weil }: { weil: string | undefined }) {
  return (
    <Hinweisseite titel={GESCHLOSSEN[useWas()]}>
      <p className="kern-body">{weil ?? 'Ihr Konto hat das Recht dafür nicht.'}</p>
      <p className="kern-body">Fragen Sie Ihre Leitung, wenn das nicht stimmt.</p>
      <Zurueck />
    </Hinweisseite>
  )
}
