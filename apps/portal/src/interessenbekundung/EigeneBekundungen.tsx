import type { BekundungDetail, BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { rundenfrist } from './rundenfrist.ts'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'
import { useUebersichten } from '../useUebersichten.ts'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { bekundungsstand, type Bekundungsstand } from '../shared/vorgaenge/bekundungsfolge.ts'

type Runde = BekundungUebersicht & { readonly detail: BekundungDetail }

type Zeile = Runde & { readonly stand: Bekundungsstand }

function Stand({
  stand: {
    status: { wort, ton, weiter },
    weg,
  },
}: Zeile) {
  return (
    <>
      <Statuswort ton={TOENE[ton]} klein>
        {wort}
      </Statuswort>
      <span className="s-darunter">{weiter}</span>
      {weg && (
        <span className="s-darunter">
          <Verweis href={weg.href}>{ganzeNummern(weg.text)}</Verweis>
        </span>
      )}
    </>
  )
}

function Eingang({ detail: { eingangsnummer, eingegangenAm } }: Runde) {
  if (eingangsnummer === null || eingegangenAm === null) return 'noch nicht abgesendet'
  return (
    <>
      <span className="p-zahl">{eingangsnummer}</span>
      <span className="s-darunter">{`am ${alsDatum(tagInBerlin(new Date(eingegangenAm)))}`}</span>
    </>
  )
}

function Zuschuss({ detail: { zuwendungInEuro, betragInEuro } }: Runde) {
  return (
    <>
      {euro(zuwendungInEuro)}
      <span className="s-darunter">{`erhofft bei Kosten von ${euro(betragInEuro)}`}</span>
    </>
  )
}

/** Where one goes on: with a draft to the form, else to what was sent. */
function Name({ runde }: { runde: Runde }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { programmbezeichnung, aenderbar, detail, erfassungsZeitraum } = runde
  const weiter = darfSchreiben && aenderbar && !detail.fertig
  return (
    <>
      <Verweis href={weiter ? pfade.bekundungWeiter(detail.guid) : pfade.bekundungEingang(detail.guid)}>
        {programmbezeichnung}
      </Verweis>
      <span className="s-darunter">{rundenfrist(erfassungsZeitraum, serverJetzt())}</span>
    </>
  )
}

const SPALTEN: readonly Spalte<Zeile>[] = [
  { kopf: 'Runde', zelle: (runde) => <Name runde={runde} /> },
  { kopf: 'Stand', zelle: (runde) => <Stand {...runde} /> },
  { kopf: 'Eingang', zelle: (runde) => <Eingang {...runde} /> },
  { kopf: 'Zuschuss', zelle: (runde) => <Zuschuss {...runde} />, zahl: true },
]

/** Every declaration of the company, the latest round first. */
export function EigeneBekundungen({ runden }: { runden: readonly Runde[] }) {
  const { antraege } = useUebersichten(useFirma().id)
  const zeilen = runden.map((runde) => ({
    ...runde,
    stand: bekundungsstand(runde, antraege.data ?? [], serverJetzt()),
  }))
  return (
    <Abschnitt titel="Ihre Bekundungen">
      <Tabelle
        titel="Ihre Bekundungen"
        titelUnsichtbar
        spalten={SPALTEN}
        zeilen={zeilen}
        schluessel={({ ibkMetaGuid }) => ibkMetaGuid}
      />
    </Abschnitt>
  )
}
