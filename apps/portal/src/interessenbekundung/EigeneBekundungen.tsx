import { BEKUNDUNG_ANZEIGE, istErfassung } from '@foerderportal/contract/interessenbekundung/lifecycle'
import type { BekundungDetail, BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'

type Runde = BekundungUebersicht & { readonly detail: BekundungDetail }

const EINGEGANGEN = { ...BEKUNDUNG_ANZEIGE.ERFASSUNG, wort: 'Eingegangen', ton: 'erfolg' } as const
const ENTWURF = {
  wort: 'Entwurf',
  ton: 'info',
  weiter: 'Ihre Bekundung zählt erst, wenn Sie sie bis zum Ende der Frist absenden.',
} as const
const VERSAEUMT = {
  wort: 'Nicht abgesendet',
  ton: 'neutral',
  weiter: 'Die Frist ist vorbei. Ihre Bekundung nimmt nicht teil.',
} as const

/** What the state of the round means for this declaration. One that was sent once counts as it was sent. */
const anzeige = ({ bekundungStatus, detail }: Runde) => {
  if (detail.eingangsnummer === null && bekundungStatus !== 'INAKTIV')
    return istErfassung(bekundungStatus) ? ENTWURF : VERSAEUMT
  return istErfassung(bekundungStatus) ? EINGEGANGEN : BEKUNDUNG_ANZEIGE[bekundungStatus]
}

function Stand({ runde }: { runde: Runde }) {
  const { wort, ton, weiter } = anzeige(runde)
  return (
    <>
      <Statuswort ton={TOENE[ton]} klein>
        {wort}
      </Statuswort>
      <span className="s-darunter">{weiter}</span>
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

const SPALTEN: readonly Spalte<Runde>[] = [
  { kopf: 'Runde', zelle: ({ programmbezeichnung }) => programmbezeichnung },
  { kopf: 'Stand', zelle: (runde) => <Stand runde={runde} /> },
  { kopf: 'Eingang', zelle: (runde) => <Eingang {...runde} /> },
  { kopf: 'Zuschuss', zelle: (runde) => <Zuschuss {...runde} />, zahl: true },
]

/** Every declaration of the company, the latest round first. */
export function EigeneBekundungen({ runden }: { runden: readonly Runde[] }) {
  return (
    <Abschnitt titel="Ihre Bekundungen">
      <Tabelle
        titel="Ihre Bekundungen"
        titelUnsichtbar
        spalten={SPALTEN}
        zeilen={runden}
        schluessel={({ ibkMetaGuid }) => ibkMetaGuid}
      />
    </Abschnitt>
  )
}
