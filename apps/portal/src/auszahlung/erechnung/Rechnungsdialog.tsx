import { Rechnungsdialog as Dialog } from '@foerderportal/assistent/dateien/Rechnungsdialog.tsx'
import { rechnungAnzeigen } from '@foerderportal/contract/auszahlung/rechnung/ansicht'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'

type Props = { datei: DateiAngabe; angaben: Rechnungsangaben; schliessen: () => void }

/** What an e-invoice of the own request says. */
export function Rechnungsdialog({ datei: { dateiname }, angaben, schliessen }: Props) {
  return <Dialog ansicht={rechnungAnzeigen(angaben)} {...{ dateiname, schliessen }} />
}
