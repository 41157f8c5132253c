import { oderNull } from '@foerderportal/contract/shared/text'
import {
  ANTRAGSTELLER_ART_TEXT,
  ANTRAGSTELLER_ARTEN,
  type AntragstellerArt,
} from '@foerderportal/contract/unternehmen/enums'
import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { Auswahlgruppe } from '@foerderportal/ui/felder/Auswahlgruppe.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { late } from '@foerderportal/shell/late/late'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'
import { FINANZAMT, HAUPTTAETIGKEIT, type AntragstellerWerte, type Vorschlagsuche } from './vorschlag.ts'
import { Vorschlagfeld } from './Vorschlagfeld.tsx'

type Werte = AntragstellerWerte

const FINANZAEMTER: Vorschlagsuche = late(async () => (await import('./FinanzamtSuche.tsx')).FinanzamtSuche)
const HAUPTTAETIGKEITEN: Vorschlagsuche = late(
  async () => (await import('./HaupttaetigkeitSuche.tsx')).HaupttaetigkeitSuche,
)

function Felder({ control, antrag, formular }: FelderProps<Werte>) {
  const { moeglicheAntragstellerArten: moeglich } = antrag
  const { antragstellerArt: art } = formular.produktgruppenDaten
  return (
    <>
      {art && !moeglich.includes(art) && <NichtGefoerdert art={art} moeglich={moeglich} />}
      <Auswahlgruppe
        control={control}
        name="produktgruppenDaten.antragstellerArt"
        etikett={zeileZu('produktgruppenDaten.antragstellerArt').frage}
        hinweis="Davon hängt ab, wie hoch Ihr Zuschuss ist und welche Nachweise Sie brauchen."
        vorbelegt="aus Ihren Unternehmensdaten"
        optionen={moeglich.map((wert) => ({ wert, text: ANTRAGSTELLER_ART_TEXT[wert] }))}
      />
      <Vorschlagfeld
        control={control}
        name={HAUPTTAETIGKEIT}
        etikett={zeileZu(HAUPTTAETIGKEIT).frage}
        hinweis="Womit Ihr Betrieb das meiste einnimmt, zum Beispiel Milchviehhaltung"
        suche={HAUPTTAETIGKEITEN}
      />
      <Vorschlagfeld
        control={control}
        name={FINANZAMT}
        etikett={zeileZu(FINANZAMT).frage}
        hinweis="Es steht auf Ihrem Steuerbescheid, zum Beispiel Flensburg"
        suche={FINANZAEMTER}
      />
    </>
  )
}

type NichtProps = { art: AntragstellerArt; moeglich: readonly AntragstellerArt[] }

/** Said before anything else is asked: nobody should fill in ten pages in vain. */
function NichtGefoerdert({ art, moeglich }: NichtProps) {
  return (
    <Hinweis ton="warning" titel="Dieses Programm passt nicht zu Ihrem Unternehmen" stufe={2}>
      <p className="kern-body">
        Ihr Unternehmen ist bei uns als „{ANTRAGSTELLER_ART_TEXT[art]}“ geführt. Einen Antrag können hier
        stellen: {moeglich.map((m) => ANTRAGSTELLER_ART_TEXT[m]).join(', ')}.
      </p>
      <p className="kern-body">
        Trifft eine davon auch auf Sie zu, wählen Sie sie aus. Sonst fragen Sie uns gern.
      </p>
    </Hinweis>
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
