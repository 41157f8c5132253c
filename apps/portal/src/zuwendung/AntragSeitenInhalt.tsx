import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Formularseite, type FormularseiteProps } from './Formularseite.tsx'
import { antragstellerSeite } from './seiten/AntragstellerSeite.tsx'
import type { SeitenBau } from './seiten/bau.ts'
import { dokumenteSeite } from './seiten/DokumenteSeite.tsx'
import { finanzierungSeite } from './seiten/FinanzierungSeite.tsx'
import { foerdergegenstaendeSeite } from './seiten/FoerdergegenstaendeSeite.tsx'
import { groesseSeite } from './seiten/GroesseSeite.tsx'
import { moorflaechenSeite } from './seiten/MoorflaechenSeite.tsx'
import { unternehmenSeite } from './seiten/UnternehmenSeite.tsx'
import { zeichnungSeite } from './seiten/ZeichnungSeite.tsx'
import { Zusammenfassung } from './Zusammenfassung.tsx'

type Props = Omit<FormularseiteProps<FieldValues>, 'bau'>

const mit =
  <W extends FieldValues>(bau: SeitenBau<W>) =>
  (props: Props): ReactNode => <Formularseite bau={bau} {...props} />

/** What each page of the flow shows. */
const INHALT: Record<AntragSeitenName, (props: Props) => ReactNode> = {
  unternehmen: mit(unternehmenSeite),
  antragsteller: mit(antragstellerSeite),
  groesse: mit(groesseSeite),
  foerdergegenstaende: mit(foerdergegenstaendeSeite),
  moorflaechen: mit(moorflaechenSeite),
  finanzierung: mit(finanzierungSeite),
  dokumente: mit(dokumenteSeite),
  zeichnung: mit(zeichnungSeite),
  zusammenfassung: (props) => <Zusammenfassung {...props} />,
}

/** The content of a step. */
export function AntragSeitenInhalt(props: Props) {
  return INHALT[props.schritt.key](props)
}
