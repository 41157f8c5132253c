import { ANTRAGSTELLER_ART_TEXT } from '@foerderportal/contract/unternehmen/werte/enums'
import { zeileZu } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { late } from '@foerderportal/shell/late/late'
import type { FelderProps } from '../bau/antragSeite.ts'
import { seiteAus } from './antragFragen.ts'
import { FINANZAMT, HAUPTTAETIGKEIT, type Vorschlagsuche } from './vorschlag.ts'
import { Vorschlagfeld } from './Vorschlagfeld.tsx'

const FINANZAEMTER: Vorschlagsuche = late(async () => (await import('./FinanzamtSuche.tsx')).FinanzamtSuche)
const HAUPTTAETIGKEITEN: Vorschlagsuche = late(
  async () => (await import('./HaupttaetigkeitSuche.tsx')).HaupttaetigkeitSuche,
)

const vorschlag = (name: typeof FINANZAMT | typeof HAUPTTAETIGKEIT, suche: Vorschlagsuche) => {
  const { frage, hinweis } = zeileZu(name)
  const worte = { etikett: frage, hinweis: typeof hinweis === 'string' ? hinweis : '' }
  return function Vorschlag({ control }: FelderProps<'antragsteller'>) {
    return <Vorschlagfeld {...{ control, name, suche, ...worte }} />
  }
}

/** Said before anything else is asked: nobody should fill in ten pages in vain. */
function NichtGefoerdert({ vorgang, formular }: FelderProps<'antragsteller'>) {
  const { moeglicheAntragstellerArten: moeglich } = vorgang
  const { antragstellerArt: art } = formular.produktgruppenDaten
  if (!art || moeglich.includes(art)) return null
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

export const antragstellerSeite = seiteAus('antragsteller', {
  Davor: NichtGefoerdert,
  statt: {
    [HAUPTTAETIGKEIT]: vorschlag(HAUPTTAETIGKEIT, HAUPTTAETIGKEITEN),
    [FINANZAMT]: vorschlag(FINANZAMT, FINANZAEMTER),
  },
})
