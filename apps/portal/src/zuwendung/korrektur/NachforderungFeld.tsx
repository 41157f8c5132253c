import { ANTRAGSTELLER_ART_TEXT } from '@foerderportal/contract/unternehmen/enums'
import { FREITEXT_ZEICHEN } from '@foerderportal/contract/zuwendung/grenzen'
import type { OffeneStelle } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { Auswahlgruppe } from '@foerderportal/ui/felder/Auswahlgruppe.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { feldname, istDateifeld, schluessel, type NachforderungWerte } from './nachforderungWerte.ts'
import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'

type Props = {
  control: Control<NachforderungWerte>
  stelle: OffeneStelle
  /** The question, as it stands beside the answers around it. */
  frage: string
  antrag: AntragAntwort
}

type Feld = {
  control: Control<NachforderungWerte>
  name: `felder.${string}`
  etikett: string
}

/** How an answer is asked, by the last name of its place; without an entry it is a line of text. */
const FELDER: Readonly<Record<string, (feld: Feld, antrag: AntragAntwort) => ReactNode>> = {
  beschreibung: (feld) => <Textbereich {...feld} hoechstens={FREITEXT_ZEICHEN} freiwillig />,
  anzahl: (feld) => <Zahlfeld {...feld} breite="kurz" einheit="Stück" />,
  anschaffungskostenNettoEinzeln: (feld) => <Betragsfeld {...feld} />,
  kosten: (feld) => <Betragsfeld {...feld} />,
  nutzflaeche: (feld) => <Zahlfeld {...feld} nachkommastellen={4} einheit="ha" />,
  moorflaeche: (feld) => <Zahlfeld {...feld} nachkommastellen={4} einheit="ha" />,
  anschaffungsZeitpunkt: (feld) => <Datumsfeld {...feld} />,
  antragstellerArt: (feld, antrag) => (
    <Auswahlgruppe
      {...feld}
      optionen={antrag.moeglicheAntragstellerArten.map((wert) => ({
        wert,
        text: ANTRAGSTELLER_ART_TEXT[wert],
      }))}
    />
  ),
}

/** A field that may be corrected; the reason stands at it (nachforderungOrte). */
export function NachforderungFeld({ control, stelle: { pfad }, frage, antrag }: Props) {
  const name = `felder.${schluessel(pfad)}` as const
  const worte = { control, name, etikett: frage }
  if (istDateifeld(pfad)) return <UploadFeld {...worte} schluessel={pfad} />
  const { [feldname(pfad)]: zeichnen = (feld: Feld) => <Textfeld {...feld} /> } = FELDER
  return zeichnen(worte, antrag)
}
