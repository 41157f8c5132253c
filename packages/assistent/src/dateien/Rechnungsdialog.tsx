import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Tabelle } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'

type Props = {
  dateiname: string | null | undefined
  ansicht: {
    readonly angaben: readonly { readonly frage: string; readonly antwort: string }[]
    readonly zeilen: readonly {
      readonly bezeichnung: string
      readonly menge: string
      readonly netto: string
    }[]
    readonly weitere: string | null
  }
  schliessen: () => void
}

/** An e-invoice for people: an XML file shows nothing that one could read. */
export function Rechnungsdialog({ dateiname, ansicht: { angaben, zeilen, weitere }, schliessen }: Props) {
  const positionen = zeilen.map((zeile, i) => ({ ...zeile, nr: String(i + 1) }))
  return (
    <Dialog titel="E-Rechnung" schliessen={schliessen} gross>
      <div className="p-stapel">
        <p className="kern-body kern-body--small kern-body--muted">
          {`Was in „${dateiname ?? 'dieser Datei'}“ steht. Nachgerechnet ist nichts.`}
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
