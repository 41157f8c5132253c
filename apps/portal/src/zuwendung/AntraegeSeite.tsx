import { antraegeAbfrage } from '@foerderportal/client/zuwendung'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/Tabelle.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { euro } from '../bausteine/anzeige.ts'
import { Seite } from '../bausteine/Seite.tsx'
import { alsFrist, alsWann } from '../bausteine/zeit.ts'
import { useFirma } from '../umgebungFirma.ts'
import { geschaeftHref, istEntwurf, statusAnzeige } from './anzeige.ts'
import { NeuerAntrag } from './NeuerAntrag.tsx'

/** All applications of the company, by invitation. */
export function AntraegeSeite() {
  const firma = useFirma()
  return (
    <Seite stand={`Zuschüsse für ${firma.name}`}>
      <Suspense fallback={<Skelett art="tabelle" was="Ihre Anträge" />}>
        <Einladungen unternehmenGuid={firma.id} />
      </Suspense>
    </Seite>
  )
}

function Einladungen({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { data: einladungen } = useSuspenseQuery(antraegeAbfrage(unternehmenGuid))
  if (einladungen.length === 0)
    return (
      <LeereListe titel="Noch keine Einladung">
        Sobald Ihr Unternehmen zu einer Förderrunde eingeladen ist, beginnen Sie hier Ihren Antrag. Die
        Einladung kommt auch per E-Mail.
      </LeereListe>
    )
  return (
    <div className="p-stapel p-stapel--weit">
      {einladungen.map((einladung) => (
        <Einladung key={einladung.guid} einladung={einladung} unternehmenGuid={unternehmenGuid} />
      ))}
    </div>
  )
}

const SPALTEN: readonly Spalte<GeschaeftDetail>[] = [
  { kopf: 'Antrag', zelle: (g) => <AntragVerweis geschaeft={g} /> },
  { kopf: 'Stand', zelle: (g) => <Status geschaeft={g} /> },
  { kopf: 'Zuletzt geändert', zelle: (g) => `${alsWann(g.letzteAenderung)} Uhr` },
  { kopf: 'Zuschuss', zelle: (g) => euro(g.zuwendungsBetrag), zahl: true },
]

function AntragVerweis({ geschaeft }: { geschaeft: GeschaeftDetail }) {
  const href = geschaeftHref(geschaeft)
  return href ? <Verweis href={href}>{geschaeft.geNr}</Verweis> : geschaeft.geNr
}

function Status({ geschaeft: { geschaeftStatus } }: { geschaeft: GeschaeftDetail }) {
  const { wort, ton } = statusAnzeige(geschaeftStatus)
  return (
    <Statuswort ton={ton} klein>
      {wort}
    </Statuswort>
  )
}

/** What needs the user stands first: drafts, then the latest change. */
const nachDringlichkeit = (a: GeschaeftDetail, b: GeschaeftDetail) =>
  Number(istEntwurf(b.geschaeftStatus)) - Number(istEntwurf(a.geschaeftStatus)) ||
  b.letzteAenderung.localeCompare(a.letzteAenderung)

type EinladungProps = { einladung: AntragUebersicht; unternehmenGuid: string }

function Einladung({ einladung, unternehmenGuid }: EinladungProps) {
  const { programmbezeichnung, ibkRunde, erfassungsZeitraum, details } = einladung
  const frist = erfassungsZeitraum && alsFrist(erfassungsZeitraum.bis)
  const offen = erfassungsZeitraum === null || frist !== undefined
  const runde = ibkRunde && !programmbezeichnung.toLowerCase().includes(ibkRunde.toLowerCase()) && ibkRunde
  const worte = [runde, frist ? `Einreichen: ${frist}` : erfassungsZeitraum && 'Die Frist ist abgelaufen']
  return (
    <Abschnitt titel={programmbezeichnung} einleitung={worte.filter(Boolean).join(' · ')}>
      {details.length > 0 && (
        <Tabelle
          titel={`Anträge: ${programmbezeichnung}`}
          titelUnsichtbar
          spalten={SPALTEN}
          zeilen={details.toSorted(nachDringlichkeit)}
          schluessel={(g) => g.geNr}
        />
      )}
      {offen && <NeuerAntrag einladung={einladung} unternehmenGuid={unternehmenGuid} />}
    </Abschnitt>
  )
}
