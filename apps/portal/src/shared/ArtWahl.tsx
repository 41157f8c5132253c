import {
  UNTERNEHMEN_ART_TEXT,
  UNTERNEHMEN_ARTEN,
  type UnternehmenArt,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import type { FeldProps } from '@foerderportal/ui/felder/useFeld'
import type { FieldPath, FieldValues } from 'react-hook-form'

const WER: Record<UnternehmenArt, string> = {
  LandwirtschaftlichesUnternehmen:
    'Betrieb, Zusammenschluss, Lohnunternehmen, Maschinenring oder Naturschutzvereinigung',
  Kreditinstitut: 'Bank, Sparkasse oder Genossenschaftsbank',
  Startup: 'Junges Unternehmen mit einer neuen Idee für die Landwirtschaft',
}

const OPTIONEN = UNTERNEHMEN_ARTEN.map((wert) => ({
  wert,
  text: UNTERNEHMEN_ART_TEXT[wert],
  hinweis: WER[wert],
}))

/** The kind of a company, in words of its people. */
export function ArtWahl<T extends FieldValues, N extends FieldPath<T>, O>(props: FeldProps<T, N, O>) {
  return <Auswahlgruppe {...props} optionen={OPTIONEN} />
}
