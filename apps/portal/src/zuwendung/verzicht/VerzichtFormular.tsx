import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { freiCent, verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { useVerzichtErklaeren } from './useVerzichtErklaeren.ts'
import { betraegeAus, type Verzichtswerte } from './verzichtWerte.ts'

type Props = { guid: string; ansicht: VerzichtAnsicht }
type Gegenstand = VerzichtAnsicht['gegenstaende'][number]

/** On what a company waives, item by item; why, only if it likes to say. */
export function VerzichtFormular({ guid, ansicht }: Props) {
  const { control, weitere, entwurf, laeuft, senden } = useVerzichtErklaeren(guid, ansicht)
  return (
    <form noValidate className="p-formular" aria-labelledby="verzicht" onSubmit={(e) => void senden(e)}>
      <h2 className="kern-heading-medium" id="verzicht">
        Worauf verzichten Sie?
      </h2>
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      {ansicht.gegenstaende.map((gegenstand, stelle) => (
        <Posten key={gegenstand.gegenstand} {...{ control, gegenstand, stelle }} />
      ))}
      <Textbereich
        control={control}
        name="begruendung"
        etikett="Warum verzichten Sie?"
        freiwillig
        hoechstens={2_000}
      />
      <Speicherhinweis entwurf={entwurf} />
      <Summe control={control} gegenstaende={ansicht.gegenstaende} />
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft}>
          {ansicht.zuZweit ? 'Verzicht unterschreiben' : 'Verzicht erklären'}
        </Knopf>
      </div>
    </form>
  )
}

type PostenProps = { control: Control<Verzichtswerte>; gegenstand: Gegenstand; stelle: number }

const bewilligt = ({ bewilligt: betrag, gebunden }: Gegenstand): string =>
  gebunden === 0
    ? `Bewilligt: ${alsEuro(inCent(betrag))}`
    : `Bewilligt: ${alsEuro(inCent(betrag))}, davon binden Auszahlungen ${alsEuro(inCent(gebunden))}`

function Posten({ control, gegenstand, stelle }: PostenProps) {
  const wie = useWatch({ control, name: `posten.${stelle}.wie` })
  const frei = freiCent(gegenstand)
  return (
    <div className="p-stapel" data-ding={gegenstand.name}>
      {frei === 0 ? (
        <p className="kern-body">
          <strong>{gegenstand.name}</strong>: {bewilligt(gegenstand)}. Darauf lässt sich nicht verzichten.
        </p>
      ) : (
        <Auswahlgruppe
          control={control}
          name={`posten.${stelle}.wie`}
          etikett={gegenstand.name}
          hinweis={bewilligt(gegenstand)}
          optionen={[
            { wert: 'NICHT', text: 'Kein Verzicht' },
            { wert: 'GANZ', text: `Verzicht auf ${alsEuro(frei)}` },
            { wert: 'TEIL', text: 'Verzicht auf einen Teil' },
          ]}
        />
      )}
      {wie === 'TEIL' && (
        <Betragsfeld
          control={control}
          name={`posten.${stelle}.betrag`}
          etikett={`Auf wie viel verzichten Sie bei ${gegenstand.name}?`}
          hinweis={`Höchstens ${alsEuro(frei)}`}
        />
      )}
    </div>
  )
}

type SummeProps = { control: Control<Verzichtswerte>; gegenstaende: readonly Gegenstand[] }

/** What it comes to while it is filled in: what is waived, and what remains. */
function Summe({ control, gegenstaende }: SummeProps) {
  const werte = useWatch({ control })
  const posten = (werte.posten ?? []).map(({ wie = 'NICHT', betrag = '' }) => ({ wie, betrag }))
  const verzicht = verzichtSummeCent(betraegeAus(gegenstaende, { posten, begruendung: '' }))
  const alles = gegenstaende.reduce((summe, g) => summe + inCent(g.bewilligt), 0)
  return (
    <p className="kern-body">
      Sie verzichten zusammen auf <strong>{alsEuro(verzicht)}</strong>. Bewilligt bleiben{' '}
      <strong>{alsEuro(Math.max(alles - verzicht, 0))}</strong>.
    </p>
  )
}
