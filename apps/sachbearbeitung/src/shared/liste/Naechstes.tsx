import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Kbd } from '../tasten/Kbd.tsx'
import { useTasten } from '../tasten/useTasten.ts'

type Props = {
  href: string
  /** 'Nächste Vorlage öffnen' */
  text: string
  /** Of the list, for the list of keys. */
  titel: string
  /** Before it leads there. */
  merken: () => void
}

/** The row of a list that one works on next, by its button or by Enter. */
export function Naechstes({ href, text, titel, merken }: Props) {
  const navigate = useNavigate()
  const oeffnen = () => {
    merken()
    void navigate(ortVon(href))
  }
  const worte = text.charAt(0).toLowerCase() + text.slice(1)
  useTasten(titel, [{ taste: 'Enter', text: worte, imFuss: true, tun: oeffnen }])
  return (
    <Verweis href={href} className={knopfKlasse()} onClick={merken}>
      <span className="kern-label">{text}</span> <Kbd taste="Enter" />
    </Verweis>
  )
}
