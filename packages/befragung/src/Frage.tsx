import type { Fragedefinition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { ReactNode } from 'react'
import type { FeldProps } from './felder/feldProps.ts'
import { Aufteilung } from './felder/Aufteilung.tsx'
import { Freitext } from './felder/Freitext.tsx'
import { Mehrfachwahl } from './felder/Mehrfachwahl.tsx'
import { Prioritaet } from './felder/Prioritaet.tsx'
import { Wahl } from './felder/Wahl.tsx'
import { Zahl, Zahlgruppe } from './felder/Zahlen.tsx'
import { Texte } from './Texte.tsx'

const felder = (frage: Fragedefinition, rest: Omit<FeldProps, 'frage'>): ReactNode => {
  switch (frage.type) {
    case 'AuswahlFrage':
      return <Wahl frage={frage} {...rest} />
    case 'MehrfachAuswahlFrage':
      return <Mehrfachwahl frage={frage} {...rest} />
    case 'DezimalFrage':
      return <Zahl frage={frage} {...rest} />
    case 'DezimalGruppeFrage':
      return <Zahlgruppe frage={frage} {...rest} />
    case 'FreitextFrage':
      return <Freitext frage={frage} {...rest} />
    case 'PrioritaetFrage':
      return <Prioritaet frage={frage} {...rest} />
    case 'ProzentualeAufteilungFrage':
      return <Aufteilung frage={frage} {...rest} />
  }
}

/** A question with the texts before and after it; its first text names its field. */
export function Frage({ frage, control }: Pick<FeldProps, 'frage' | 'control'>) {
  const [etikett = '', ...weitere] = frage.fragetexte
  return (
    <div className="p-stapel s-fragebogen-frage">
      <Texte texte={frage.kontexte} klein />
      <Texte texte={weitere} />
      {felder(frage, { control, etikett })}
      <Texte texte={frage.kommentare} klein />
    </div>
  )
}
