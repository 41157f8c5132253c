import { auszahlungAnzeige } from '@foerderportal/contract/auszahlung/staende'
import { anlegbarkeitText } from '@foerderportal/contract/auszahlung/rules'
import type {
  AuszahlbarerGegenstand,
  AuszahlungEintrag,
  AuszahlungUebersicht,
} from '@foerderportal/contract/auszahlung/schema'
import { gegenstandTitel } from '@foerderportal/contract/auszahlung/gegenstandTitel'
import { auszahlungBisText } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { AuszahlungBeginnen } from './AuszahlungBeginnen.tsx'

const datum = (iso: string) => alsDatum(tagInBerlin(new Date(iso)))

type Props = {
  geschaeft: AuszahlungUebersicht
  /** Items with their rest; none where no payout can be requested. */
  gegenstaende: readonly AuszahlbarerGegenstand[]
}

/** One approved case: sums, what is left of each item, requests so far. */
export function Bewilligung({ geschaeft, gegenstaende }: Props) {
  const { geschaeftNr, programmbezeichnung, bewilligungVom, details } = geschaeft
  return (
    <Abschnitt
      titel={`Antrag ${geschaeftNr}`}
      einleitung={`${programmbezeichnung} · bewilligt am ${datum(bewilligungVom)}`}
    >
      <Summen {...geschaeft} />
      {gegenstaende.length > 0 && (
        <Tabelle
          titel="Fördergegenstände"
          spalten={GEGENSTAENDE}
          zeilen={gegenstaende}
          schluessel={({ foerdergegenstand }) => foerdergegenstand.id}
        />
      )}
      {details.length > 0 && (
        <Tabelle
          titel="Auszahlungen"
          spalten={AUSZAHLUNGEN}
          zeilen={details}
          schluessel={({ guid }) => guid}
        />
      )}
      {geschaeft.auszahlungAnlegbar === 'ANLEGBAR' && (
        <AuszahlungBeginnen
          geschaeftGuid={geschaeft.geschaeftGuid}
          variante={details.some(({ status }) => status === 'IN_BEARBEITUNG') ? 'secondary' : 'primary'}
        >
          Auszahlung beantragen<span className="p-nur-vorlesen"> zu {geschaeftNr}</span>
        </AuszahlungBeginnen>
      )}
    </Abschnitt>
  )
}

function Summen({
  bewilligterBetrag,
  verfuegbarerBetrag,
  auszahlungAnlegbar,
  auszahlungBis,
}: AuszahlungUebersicht) {
  const heute = useHeute()
  return (
    <div className="p-stapel p-stapel--eng p-text">
      <dl className="s-summen">
        <div>
          <dt>Bewilligt</dt>
          <dd className="p-zahl">{euro(bewilligterBetrag)}</dd>
        </div>
        <div className="s-summen__haupt">
          <dt>Noch verfügbar</dt>
          <dd className="p-zahl">{euro(verfuegbarerBetrag)}</dd>
        </div>
      </dl>
      <p className="kern-body kern-body--muted">{anlegbarkeitText(auszahlungAnlegbar, bewilligterBetrag)}</p>
      {auszahlungBis !== null && auszahlungAnlegbar === 'ANLEGBAR' && (
        <p className="kern-body">{auszahlungBisText(auszahlungBis, heute)}.</p>
      )}
    </div>
  )
}

const GEGENSTAENDE: readonly Spalte<AuszahlbarerGegenstand>[] = [
  { kopf: 'Fördergegenstand', zelle: gegenstandTitel },
  { kopf: 'Bewilligt', zelle: (g) => euro(g.bewilligterBetrag), zahl: true },
  { kopf: 'Noch verfügbar', zelle: (g) => euro(g.restBetrag), zahl: true },
]

const name = ({ eingereichtAm, letzteBearbeitung }: AuszahlungEintrag) =>
  eingereichtAm === null
    ? `Entwurf vom ${datum(letzteBearbeitung)}`
    : `Auszahlung vom ${datum(eingereichtAm)}`

const href = ({ guid, status }: AuszahlungEintrag) =>
  status === 'IN_BEARBEITUNG' ? pfade.auszahlungWeiter(guid) : pfade.auszahlungEingang(guid)

function Stand({ eintrag }: { eintrag: AuszahlungEintrag }) {
  const { wort, ton } = auszahlungAnzeige(eintrag)
  return (
    <Statuswort ton={TOENE[ton]} klein>
      {wort}
    </Statuswort>
  )
}

/** Of what was rejected nothing comes any more. */
const bewilligt = ({ status, bewilligterBetrag }: AuszahlungEintrag) => {
  if (bewilligterBetrag !== null) return euro(bewilligterBetrag)
  return status === 'ABGELEHNT' ? euro(0) : 'noch offen'
}

/** What the bank decided is the later change, and its own. */
const geaendert = ({ entschiedenAm, letzterBearbeiter, letzteBearbeitung }: AuszahlungEintrag) =>
  entschiedenAm === null
    ? `${letzterBearbeiter}, ${alsWann(letzteBearbeitung)}\u00a0Uhr`
    : `Bank: entschieden, ${alsWann(entschiedenAm)}\u00a0Uhr`

const AUSZAHLUNGEN: readonly Spalte<AuszahlungEintrag>[] = [
  { kopf: 'Auszahlung', zelle: (a) => <Verweis href={href(a)}>{name(a)}</Verweis> },
  { kopf: 'Stand', zelle: (a) => <Stand eintrag={a} /> },
  { kopf: 'Zuletzt geändert', zelle: geaendert },
  { kopf: 'Beantragt', zelle: (a) => euro(a.beantragterBetrag), zahl: true },
  {
    kopf: 'Bewilligt',
    zelle: bewilligt,
    zahl: true,
  },
]
