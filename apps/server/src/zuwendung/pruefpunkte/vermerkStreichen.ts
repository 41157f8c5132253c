import type { StreichungEingabe } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Services } from '../../platform/services.ts'
import { ungueltig, vermerkAendern, type Auftrag, type Lage, type Neues } from './vermerkAendern.ts'
import { vermerkeAus } from './vermerke.ts'

const streichung = ({ fassungen }: Lage, { vermerk, grund }: StreichungEingabe): Neues | null => {
  const gemeint = vermerkeAus(fassungen).find(({ nummer }) => nummer === vermerk)
  if (gemeint === undefined)
    throw ungueltig({ pfad: 'vermerk', text: 'Diesen Vermerk gibt es an diesem Prüfpunkt nicht.' })
  if (gemeint.streichung !== undefined) return null
  const { dokument_version, ergebnis, text, belege, vorschlag } = gemeint.letzte
  return { vermerk, dokument_version, ergebnis, text, belege, vorschlag, gestrichen_weil: grund }
}

/** Strikes a Vermerk through (S9-07): it no longer counts and stays readable, with who struck it and why. */
export const vermerkStreichen = (
  services: Services,
  { eingabe, ...wer }: Omit<Auftrag, 'punkt'> & { readonly eingabe: StreichungEingabe },
) =>
  vermerkAendern(services, 'vermerkStreichen', { ...wer, punkt: eingabe.punkt }, (lage) =>
    streichung(lage, eingabe),
  )
