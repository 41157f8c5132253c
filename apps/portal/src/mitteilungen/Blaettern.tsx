import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  seite: number
  seiten: number
  blaettern: (seite: number) => void
  /** Of what; a page that has two of these names each. */
  von?: string
}

/** From page to page; nothing where there is only one. */
export function Blaettern({ seite, seiten, blaettern, von = 'Seiten' }: Props) {
  if (seiten < 2) return null
  return (
    <nav aria-label={von} className="p-reihe s-blaettern">
      <Knopf
        variante="secondary"
        gesperrtWeil={seite <= 1 && 'Das ist die erste Seite.'}
        onClick={() => blaettern(seite - 1)}
      >
        Vorige Seite
      </Knopf>
      <span className="kern-body">{`Seite ${seite} von ${seiten}`}</span>
      <Knopf
        variante="secondary"
        gesperrtWeil={seite >= seiten && 'Das ist die letzte Seite.'}
        onClick={() => blaettern(seite + 1)}
      >
        Nächste Seite
      </Knopf>
    </nav>
  )
}
