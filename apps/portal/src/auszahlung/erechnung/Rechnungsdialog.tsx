import { rechnungAnzeigen } from '@foerderportal/contract/auszahlung/rechnung/ansicht'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Tabelle } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'

type Props = { datei: DateiAngabe; angaben: Rechnungsangaben; schliessen: () => void }

/** An e-invoice for people: an XML file shows nothing that one could read. */
export function Rechnungsdialog({ datei, angaben: gelesen, schliessen }: Props) {
  const { angaben, zeilen, weitere } = rechnungAnzeigen(gelesen)
  const positionen = zeilen.map((zeile, i) => ({ ...zeile, nr: String(i + 1) }))
  return (
    <Dialog titel="E-Rechnung" schliessen={schliessen} gross>
      <div className="p-stapel">
        <p className="kern-body kern-body--small kern-body--muted">
          {`Was in „${datei.dateiname ?? 'dieser Datei'}“ steht. Nachgerechnet ist nichts.`}
        </p>
        <Beschreibungsliste eintraege={angaben} />
        {positionen.length > 0 && (
          <Tabelle
            titel="Positionen"
            spalten={[
              { kopf: 'Bezeichnung', zelle: ({ bezeichnung }) => bezeichnung },
              { kopf: 'Menge', zelle: ({ menge }) => menge, zahl: true },
              { kopf: 'Netto', zelle: ({ netto }) => netto, zahl: true },
            ]}
            zeilen={positionen}
            schluessel={({ nr }) => nr}
          />
        )}
        {weitere && <p className="kern-body">{weitere}</p>}
      </div>
    </Dialog>
  )
}
