import type { FieldValues } from 'react-hook-form'
import { WithPart } from '@foerderportal/shell/late/latePage.tsx'
import { Formularseite, type FormularseiteProps } from '../seite/Formularseite.tsx'
import { Zusammenfassung } from '../seite/spaeteTeile.ts'
import { BAU } from './antragSeiten.ts'

type Props = Omit<FormularseiteProps<FieldValues>, 'bau'>

/** The content of a step. */
export function AntragSeitenInhalt(props: Props) {
  const { key } = props.schritt
  if (key === 'zusammenfassung') return <Zusammenfassung {...props} />
  return (
    <WithPart part={BAU[key]} what="Diese Angaben">
      {(bau) => <Formularseite bau={bau} {...props} />}
    </WithPart>
  )
}
