import { oderNull } from '@foerderportal/contract/shared/text'
import { ANTRAGSTELLER_ART_TEXT, ANTRAGSTELLER_ARTEN } from '@foerderportal/contract/unternehmen/enums'
import { Auswahlgruppe } from '@foerderportal/ui/felder/Auswahlgruppe.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { FRAGEN } from '@foerderportal/contract/zuwendung/fragen'
import type { FelderProps, SeitenBau } from './bau.ts'
import { FinanzamtFeld } from './FinanzamtFeld.tsx'
import type { AntragstellerWerte } from './finanzamt.ts'

type Werte = AntragstellerWerte

function Felder({ control, antrag }: FelderProps<Werte>) {
  const optionen = antrag.moeglicheAntragstellerArten.map((wert) => ({
    wert,
    text: ANTRAGSTELLER_ART_TEXT[wert],
  }))
  return (
    <>
      <Auswahlgruppe
        control={control}
        name="produktgruppenDaten.antragstellerArt"
        etikett={FRAGEN['produktgruppenDaten.antragstellerArt']}
        hinweis="Davon hängt ab, wie hoch Ihr Zuschuss ist und welche Nachweise Sie brauchen."
        vorbelegt="aus Ihren Unternehmensdaten"
        optionen={optionen}
      />
      <Textfeld
        control={control}
        name="produktgruppenDaten.haupttaetigkeit"
        etikett={FRAGEN['produktgruppenDaten.haupttaetigkeit']}
        hinweis="Womit Ihr Betrieb das meiste einnimmt, zum Beispiel Milchviehhaltung"
      />
      <FinanzamtFeld control={control} />
    </>
  )
}

export const antragstellerSeite: SeitenBau<Werte> = {
  lesen: ({ produktgruppenDaten: d }) => ({
    produktgruppenDaten: {
      antragstellerArt: d.antragstellerArt ?? '',
      haupttaetigkeit: d.haupttaetigkeit ?? '',
      finanzamt: d.finanzamt ?? '',
    },
  }),
  schreiben:
    ({ produktgruppenDaten: w }) =>
    (f) => ({
      ...f,
      produktgruppenDaten: {
        ...f.produktgruppenDaten,
        antragstellerArt: ANTRAGSTELLER_ARTEN.find((art) => art === w.antragstellerArt) ?? null,
        haupttaetigkeit: oderNull(w.haupttaetigkeit),
        finanzamt: oderNull(w.finanzamt),
      },
    }),
  Felder,
}
